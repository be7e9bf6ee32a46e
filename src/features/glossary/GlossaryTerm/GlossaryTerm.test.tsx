import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';

import GlossaryTerm from './GlossaryTerm.tsx';

const term = (
  <p>
    The{' '}
    <GlossaryTerm term="waterfall" definition="Ad units asked one after another.">
      waterfall
    </GlossaryTerm>{' '}
    asks.
  </p>
);

const word = () => screen.getByRole('button', {name: 'waterfall'});
const isShown = () => word().parentElement?.hasAttribute('data-shown') ?? false;

afterEach(cleanup);

describe('GlossaryTerm', () => {
  it('includes its definition, hidden, in the built page, and describes the word with it', () => {
    const html = renderToString(term);
    expect(html).toContain('Ad units asked one after another.');
    expect(html).not.toContain('data-shown');
    render(term);
    expect(document.getElementById(word().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Ad units asked one after another.',
    );
  });

  it('appears on hover and disappears when the pointer leaves or Escape is pressed', () => {
    render(term);
    fireEvent.pointerEnter(word().parentElement as HTMLElement, {pointerType: 'mouse'});
    expect(isShown()).toBe(true);
    fireEvent.keyDown(document.body, {key: 'a'});
    expect(isShown()).toBe(true);
    fireEvent.keyDown(document.body, {key: 'Escape'});
    expect(isShown()).toBe(false);
    fireEvent.pointerLeave(word().parentElement as HTMLElement);
    fireEvent.pointerEnter(word().parentElement as HTMLElement, {pointerType: 'mouse'});
    expect(isShown()).toBe(true);
    fireEvent.pointerLeave(word().parentElement as HTMLElement);
    expect(isShown()).toBe(false);
  });

  it('appears on focus, closes on Escape, and opens again on Enter', () => {
    render(term);
    act(() => {
      word().focus();
    });
    expect(isShown()).toBe(true);
    fireEvent.keyDown(word(), {key: 'Escape'});
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(word());
    fireEvent.keyDown(word(), {key: 'Enter'});
    expect(isShown()).toBe(true);
    act(() => {
      word().blur();
    });
    expect(isShown()).toBe(false);
  });

  // The pointer type is tested in a real browser, because jsdom doesn't support it.
  it('appears on a tap and disappears on a tap elsewhere', () => {
    render(term);
    fireEvent.click(word());
    expect(isShown()).toBe(true);
    fireEvent.pointerDown(word());
    expect(isShown()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isShown()).toBe(false);
  });
});
