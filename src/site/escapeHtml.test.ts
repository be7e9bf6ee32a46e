import {load} from 'cheerio';
import fc from 'fast-check';
import {expect, it} from 'vitest';

import {escapeHtml, unescapeHtml} from './escapeHtml.ts';

it('preserves any text in content and in attributes', () => {
  fc.assert(
    fc.property(
      fc.string({unit: fc.constantFrom('&', '<', '>', '"', "'", ';', 'a', 'amp', '#39')}),
      (text) => {
        const escaped = escapeHtml(text);
        const $ = load(`<b title="${escaped}">${escaped}</b><i title='${escaped}'></i>`);
        expect([$('b').text(), $('b').attr('title'), $('i').attr('title')]).toEqual([text, text, text]);
        expect(unescapeHtml(escaped)).toBe(text);
      },
    ),
  );
});

it('leaves other entities unchanged', () => {
  expect(unescapeHtml('&nbsp;&amp;amp;&#60;')).toBe('&nbsp;&amp;&#60;');
});
