import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {inlineMarkdown} from './inlineMarkdown.ts';

describe('lines', () => {
  it('preserve every character of their text in Markdown', () => {
    const plain = (parts: ReturnType<typeof inlineMarkdown>): string =>
      parts.map((part) => (part.kind === 'bold' ? plain(part.parts) : part.text)).join('');
    fc.assert(
      fc.property(fc.string({unit: fc.constantFrom('*', '`', '[', ']', '(', ')', 'a', ' ', '<')}), (text) => {
        const shown = plain(inlineMarkdown(text));
        expect(shown.replaceAll(/[*`[\]()]/g, '')).toBe(text.replaceAll(/[*`[\]()]/g, ''));
      }),
    );
    expect(inlineMarkdown('[x](javascript:alert)')).toEqual([{kind: 'text', text: '[x](javascript:alert)'}]);
    expect(inlineMarkdown('**a `b`** [c](/d)')).toEqual([
      {
        kind: 'bold',
        parts: [
          {kind: 'text', text: 'a '},
          {kind: 'code', text: 'b'},
        ],
      },
      {kind: 'text', text: ' '},
      {kind: 'link', text: 'c', target: '/d'},
    ]);
  });
});
