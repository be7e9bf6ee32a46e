import {describe, expect, it} from 'vitest';

import {navbarVisibility, type ScrollState} from './navbarVisibility.ts';

const middle: ScrollState = {
  scrollTop: 1000,
  lastScrollTop: 1000,
  navbarHeight: 60,
  windowHeight: 800,
  documentHeight: 5000,
};

describe('navbarVisibility', () => {
  it('hides on scrolling down and shows on scrolling up', () => {
    expect(navbarVisibility({...middle, lastScrollTop: 990})).toBe(false);
    expect(navbarVisibility({...middle, lastScrollTop: 1010})).toBe(true);
  });

  it('changes nothing without movement or on the first call', () => {
    expect(navbarVisibility(middle)).toBeNull();
    expect(navbarVisibility({...middle, lastScrollTop: undefined})).toBeNull();
  });

  it('shows within its height of the top, even on the way down', () => {
    expect(navbarVisibility({...middle, scrollTop: 59, lastScrollTop: 10})).toBe(true);
    expect(navbarVisibility({...middle, scrollTop: 60, lastScrollTop: 10})).toBe(false);
  });

  it('shows within its height of the end, even on the way down', () => {
    expect(navbarVisibility({...middle, scrollTop: 4140, lastScrollTop: 4000})).toBe(true);
    expect(navbarVisibility({...middle, scrollTop: 4139, lastScrollTop: 4000})).toBe(false);
  });
});
