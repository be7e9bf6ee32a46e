import {afterEach, describe, expect, it} from 'vitest';

import {selectedText} from './selectedText.ts';

/** Renders markup and selects from one place to another. Each place is a selector and an offset in its first text. */
function select(html: string, from: [string, number], to: [string, number]): void {
  document.body.innerHTML = html;
  const place = ([selector, offset]: [string, number]) =>
    [document.querySelector(selector)?.firstChild ?? document.body, offset] as const;
  const range = document.createRange();
  range.setStart(...place(from));
  range.setEnd(...place(to));
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
}

const CODE =
  '<p id="a">Call this:</p><pre><span id="b">start("</span><mark data-placeholder="YOUR_APP_KEY">secret</mark><span id="c">")</span><br></pre><p id="d">Done</p>';

afterEach(() => {
  window.getSelection()?.removeAllRanges();
});

describe('selectedText', () => {
  it('has placeholders instead of the values', () => {
    select(CODE, ['#a', 5], ['#d', 4]);
    expect(selectedText()).toBe('this:\nstart("YOUR_APP_KEY")\nDone');
  });

  it('has no part of a value', () => {
    select(CODE, ['mark', 2], ['#c', 2]);
    expect(selectedText()).toBe('YOUR_APP_KEY")');
    select(CODE, ['mark', 1], ['mark', 3]);
    expect(selectedText()).toBe('YOUR_APP_KEY');
  });

  it('is empty without a selection', () => {
    expect(selectedText()).toBe('');
    select(CODE, ['#a', 2], ['#a', 2]);
    expect(selectedText()).toBe('');
  });
});
