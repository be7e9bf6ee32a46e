import fc from 'fast-check';
import {expect, test} from 'vitest';

import {encodeText, toWellFormed} from './encodeText.ts';

test.each([
  ['banner 👍', 'banner 👍'],
  ['\uD83D', '\uFFFD'],
  ['a\uDC4Db', 'a\uFFFDb'],
  ['\uDC4D\uD83D', '\uFFFD\uFFFD'],
])('%j is well-formed as %j', (text, expected) => {
  expect(toWellFormed(text)).toBe(expected);
});

test('encodes any text, which decodes to its well-formed equivalent', () => {
  const units = fc.array(fc.integer({min: 0, max: 0xffff}), {maxLength: 50});
  fc.assert(
    fc.property(units, (codes) => {
      const text = String.fromCharCode(...codes);
      expect(decodeURIComponent(encodeText(text))).toBe(toWellFormed(text));
      expect(toWellFormed(text)).toHaveLength(text.length);
    }),
  );
});
