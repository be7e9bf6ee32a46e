import fc from 'fast-check';
import {expect, it} from 'vitest';

import {escapeRegExp} from './escapeRegExp.ts';

it('returns a pattern that matches only the text', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), fc.string({unit: 'binary'}), (text, other) => {
      const pattern = new RegExp(`^${escapeRegExp(text)}$`, 'u');
      expect(pattern.test(text)).toBe(true);
      expect(pattern.test(other)).toBe(text === other);
    }),
  );
});
