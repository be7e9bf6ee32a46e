import {describe, expect, it} from 'vitest';
import {editDistance, nearest} from './nodes.ts';

describe('nearest', () => {
  it('finds a misspelled name and nothing for a different one', () => {
    expect(nearest('onBannerLoadde', ['onBannerShown', 'onBannerLoaded'])).toBe('onBannerLoaded');
    expect(nearest('isReady', ['onBannerShown', 'onBannerLoaded'])).toBeUndefined();
  });

  it('counts edits: an added, removed, changed, or swapped letter, or a different case', () => {
    expect([
      editDistance('show', 'shows'),
      editDistance('show', 'sow'),
      editDistance('show', 'shaw'),
    ]).toEqual([1, 1, 1]);
    expect([
      editDistance('show', 'sohw'),
      editDistance('show', 'Show'),
      editDistance('show', 'show'),
    ]).toEqual([1, 0.5, 0]);
  });
});
