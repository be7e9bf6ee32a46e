import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {excerptOf, markedPieces} from './excerptOf.ts';

describe('excerpts', () => {
  test('joined pieces equal the text', () => {
    fc.assert(
      fc.property(
        fc.string({maxLength: 200}),
        fc.array(fc.string({minLength: 1, maxLength: 5})),
        (text, marks) => {
          expect(
            markedPieces(text, marks)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });

  test('the excerpt shows the matching words and is cut between words', () => {
    const text = `${'lorem ipsum dolor '.repeat(30)}then the banner was hidden ${'sit amet '.repeat(30)}`;
    const excerpt = excerptOf(text, ['banner', 'hidden']);
    expect(excerpt).toContain('banner was hidden');
    expect(excerpt.length).toBeLessThanOrEqual(142);
    expect(excerpt).toMatch(/^….*…$/);
    expect(excerptOf('short', ['x'])).toBe('short');
  });
});
