import fc from 'fast-check';
import {expect, it} from 'vitest';

import {frontCode, frontDecode} from './frontCoding.ts';

it('stores only what differs from the previous word', () => {
  expect(frontCode(['ad', 'adapter', 'adapters', 'banner'])).toBe('AadCapterHsAbanner');
});

it('shares at most 25 letters', () => {
  const long = 'x'.repeat(40);
  expect(frontCode([long, `${long}y`])).toBe(`A${long}Z${'x'.repeat(15)}y`);
});

it('returns the same words', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'я', '1', '.', '_', '😀'),
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => {
      const sorted = words.toSorted();
      expect(frontDecode(frontCode(sorted))).toEqual(sorted);
    }),
  );
});

it('reads an empty list', () => {
  expect(frontDecode(frontCode([]))).toEqual([]);
});
