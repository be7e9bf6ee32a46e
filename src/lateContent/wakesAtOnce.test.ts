// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';

import {wakesAtOnce} from './wakesAtOnce.ts';

const TABS = '<div role="tablist"></div><div hidden><h3 id="in-tab">a</h3></div><h2 id="plain">b</h2>';

function textWith(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.querySelector('div') ?? expect.unreachable();
}

describe('a served text', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  it('waits for a touch', () => {
    expect(wakesAtOnce(textWith(TABS))).toBe(false);
  });

  it('does not wait where a tab was chosen before, or is in the address', () => {
    localStorage.setItem('docusaurus.tab.language', 'java');
    expect(wakesAtOnce(textWith(TABS))).toBe(true);
    expect(wakesAtOnce(textWith('<p>no tabs</p>'))).toBe(false);
    localStorage.clear();
    window.history.replaceState(null, '', '/?language=java');
    expect(wakesAtOnce(textWith(TABS))).toBe(true);
  });

  it('does not wait where the address points to something that is not shown', () => {
    window.history.replaceState(null, '', '/#in-tab');
    expect(wakesAtOnce(textWith(TABS))).toBe(true);
    window.history.replaceState(null, '', '/#plain');
    expect(wakesAtOnce(textWith(TABS))).toBe(false);
    window.history.replaceState(null, '', '/#%E0%A4%A');
    expect(wakesAtOnce(textWith(TABS))).toBe(false);
    window.history.replaceState(null, '', '/#no"]such');
    expect(wakesAtOnce(textWith(TABS))).toBe(false);
  });

  it('waits where the storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(wakesAtOnce(textWith(TABS))).toBe(false);
  });
});
