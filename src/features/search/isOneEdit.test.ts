import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {isOneEdit} from './isOneEdit.ts';

describe('one edit', () => {
  const letters = fc.stringMatching(/^[a-z]{5,12}$/);

  test('every single typo is one edit', () => {
    fc.assert(
      fc.property(letters, fc.nat(20), fc.stringMatching(/^[a-z]$/), (word, place, letter) => {
        const at = place % word.length;
        const errors = [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
        ];
        for (const error of errors) {
          expect(isOneEdit(word, error)).toBe(word !== error);
          expect(isOneEdit(error, word)).toBe(word !== error);
        }
      }),
    );
  });

  test('two typos are not', () => {
    expect(isOneEdit('banner', 'bnnr')).toBe(false);
    expect(isOneEdit('banner', 'bannerss')).toBe(false);
    expect(isOneEdit('banner', 'abnnre')).toBe(false);
    expect(isOneEdit('', '')).toBe(false);
  });
});
