import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {ORIGIN, text, search, MANY} from './testData.ts';
import {wellFormedUrl} from './wellFormedUrl.ts';

describe('wellFormedUrl', () => {
  it.each([
    ['/android/changelog#100%', '/android/changelog#100%25'],
    ['/#%', '/#%25'],
    ['/#%E0%A4%A', '/#%25E0%25A4%25A'],
    ['/a#a%20b%', '/a#a%2520b%25'],
    ['/android/%zz?q=%zz#show', '/android/%25zz?q=%zz#show'],
    ['//%', '//%25'],
  ])('escapes the percent signs of %s', (address, expected) => {
    expect(wellFormedUrl(ORIGIN + address)).toBe(ORIGIN + expected);
  });

  it.each(['/', '/android#show', '/android?a=%zz', '/%D0%B0#%D0%B0', '/a%20b#', '/100%25'])(
    'leaves %s unchanged',
    (address) => {
      expect(wellFormedUrl(ORIGIN + address)).toBe(ORIGIN + address);
    },
  );

  it('makes every URL decodable, keeps it on the same site, and is idempotent', () => {
    fc.assert(
      fc.property(text, search, text, (pathname, query, hash) => {
        const address = `${ORIGIN}/${pathname}?${query}#${hash}`;
        const repaired = new URL(wellFormedUrl(new URL(address).href));
        expect(() => [decodeURI(repaired.pathname), decodeURIComponent(repaired.hash)]).not.toThrow();
        expect(repaired.origin).toBe(ORIGIN);
        expect(repaired.search).toBe(new URL(address).search);
        expect(wellFormedUrl(repaired.href)).toBe(repaired.href);
      }),
      MANY,
    );
    expect(wellFormedUrl('no URL')).toBe('no URL');
  });
});
