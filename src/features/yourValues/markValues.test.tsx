import {cleanup, render} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it} from 'vitest';

import {insertValues} from './insertValues.ts';
import {markValues} from './markValues.ts';

const split = (text: string) => insertValues(text, {placement: '<b>shop</b>', target: 'Puzzle'});

function Snippet({tokens}: {tokens: string[]}) {
  return (
    <code>
      {tokens.map((token, index) => (
        <span key={index}>{token}</span>
      ))}
    </code>
  );
}

const mark = (snippet: HTMLElement) =>
  markValues(snippet, split, ({text}) => {
    const element = document.createElement('mark');
    element.textContent = text;
    return element;
  });

afterEach(cleanup);

describe('markValues', () => {
  it('shows values as text and restores the placeholders', () => {
    const {container} = render(<Snippet tokens={['show(', '"YOUR_PLACEMENT"', ')']} />);
    const before = container.innerHTML;
    const restore = mark(container);
    expect(container.textContent).toBe('show("<b>shop</b>")');
    expect([...container.querySelectorAll('mark')].map(({textContent}) => textContent)).toEqual([
      '<b>shop</b>',
    ]);
    expect(container.querySelector('b')).toBeNull();
    restore();
    expect(container.textContent).toBe('show("YOUR_PLACEMENT")');
    container.normalize();
    expect(container.innerHTML).toBe(before);
  });

  it('lets React render other code in between', () => {
    const {container, rerender} = render(<Snippet tokens={['YOUR_TARGET', 'YOUR_TARGET', 'x']} />);
    const restore = mark(container);
    expect(container.textContent).toBe('PuzzlePuzzlex');
    rerender(<Snippet tokens={['YOUR_TARGET', 'other']} />);
    expect(container.textContent).toBe('Puzzleother');
    restore();
    expect(container.textContent).toBe('YOUR_TARGETother');
    rerender(<Snippet tokens={['a', 'b', 'c']} />);
    mark(container)();
    expect(container.textContent).toBe('abc');
  });
});
