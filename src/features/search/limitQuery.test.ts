import fc from 'fast-check';
import {expect, test} from 'vitest';

import {LONGEST_ENCODED_QUERY, limitQuery, quotedQuery} from './limitQuery.ts';

const text = fc.oneof(
  fc.string({unit: 'binary', maxLength: 3000}),
  fc
    .array(fc.integer({min: 0, max: 0xffff}), {maxLength: 3000})
    .map((units) => String.fromCharCode(...units)),
);

test('a query always fits into a URL and is the beginning of the text', () => {
  fc.assert(
    fc.property(text, (query) => {
      const limited = limitQuery(query, 1000);
      const encoded = new URLSearchParams({q: limited}).toString();
      expect(encoded.length).toBeLessThanOrEqual('q='.length + LONGEST_ENCODED_QUERY);
      // The query that is read from the URL is the one that was searched for.
      expect(new URLSearchParams(encoded).get('q')).toBe(limited);
      expect(limitQuery(limited, 1000)).toBe(limited);
      expect(limited.length).toBeLessThanOrEqual(1000);
    }),
  );
});

test('short queries are unchanged, and long ones are cut between characters', () => {
  const message =
    'Execution of: Lcom/appodeal/ads/Appodeal; failed with java.lang.IllegalStateException: no activity';
  expect(limitQuery(message, 1000)).toBe(message);
  expect(limitQuery('a'.repeat(100_000), 1000)).toBe('a'.repeat(1000));
  expect(limitQuery('я'.repeat(100_000), 1000)).toBe('я'.repeat(333));
  expect(limitQuery(`${'a'.repeat(999)}👍`, 1000)).toBe(`${'a'.repeat(999)}\uFFFD`);
  expect(limitQuery('\uD800 banner', 1000)).toBe('\uFFFD banner');
});

test('a quoted query is one short line', () => {
  expect(quotedQuery(' a\n  b ')).toBe('a b');
  expect(quotedQuery('👍'.repeat(60))).toBe('👍'.repeat(60));
  expect(quotedQuery('👍'.repeat(61))).toBe(`${'👍'.repeat(60)}…`);
  fc.assert(
    fc.property(text, (query) => {
      expect([...quotedQuery(query)].length).toBeLessThanOrEqual(61);
    }),
  );
});
