import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {timetableAddress} from '../releases/DeprecationTimetable/timetableAddress.ts';
import type {PlatformMediation} from '../mediation/platformMediation.ts';
import {choiceFromSearch, searchWithChoice} from '../mediation/selectionAddress.ts';
import {formatProblemFilter, parseProblemFilter} from '../problems/filterProblems.ts';
import {formatComparison, parseComparison} from '../releases/comparisonAddress.ts';
import {formatFilter, parseFilter} from '../releases/releaseFilter.ts';

import {idOfHash} from './idOfHash.ts';
import {MAX_VALUE_LENGTH, queryChoice, queryValue, withQueryValues} from './query.ts';
import {wellFormedUrl} from './wellFormedUrl.ts';

const ORIGIN = 'https://docs.example.com';

/** Names and values that the parsers accept, to get past their first comparison. */
const KNOWN = [
  ...[
    'kind',
    'releases',
    'network',
    'tag',
    'text',
    'from',
    'to',
    'platform',
    'phase',
    'error',
    'with',
    'without',
  ],
  ...[
    'build',
    'timetable-platform',
    'theme',
    'android-language',
    'fixes,features',
    'stable',
    'admob',
    '3.10.0',
  ],
  ...['android', 'ios', 'run', 'single', 'a.b', 'dark', '__proto__', 'constructor', 'toString'],
];
/**
 * Input that breaks decoders: stray and truncated percent-encoding, lone surrogates, control characters, separators.
 */
const PIECES = [
  ...['%', '%%', '%z', '%zz', '%E0%A4%A', '%C3', '%FF', '%00', '%0A', '%25', '%2525', '%u0041', '%ED%A0%80'],
  ...[
    '\ud800',
    '\udfff',
    '\u{1f600}',
    '\0',
    '\n',
    '\t',
    '\u202e',
    '&',
    '=',
    '?',
    '#',
    ';',
    '+',
    ',',
    '.',
    '/',
    '//',
  ],
];
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PIECES),
      fc.constantFrom(...KNOWN),
      fc.string({unit: 'binary', maxLength: 8}),
      fc.integer({min: 0, max: 0xffff}).map((unit) => String.fromCharCode(unit)),
    ),
    {maxLength: 6},
  )
  .map((pieces) => pieces.join(''));
const pair = fc
  .tuple(fc.oneof(fc.constantFrom(...KNOWN), text), fc.oneof(fc.constantFrom(...KNOWN), text))
  .map(([name, value]) => `${name}=${value}`);
const search = fc.oneof(
  text,
  text.map((query) => `?${query}`),
  fc.array(pair, {maxLength: 5}).map((pairs) => `?${pairs.join('&')}`),
);

const MANY = {numRuns: 1000};

const MEDIATION = {
  platform: 'android',
  parts: [
    {id: 'a', name: 'A', kind: 'engine'},
    {id: 'b', name: 'B', kind: 'network'},
  ],
  adapters: [],
} as unknown as PlatformMediation;

/** Every query parser, with the function that writes what it read. Both results are normalized. */
const PARSERS: Record<string, (query: string, others?: string) => string> = {
  'filter of releases': (query, others = '') => formatFilter(parseFilter(query), others),
  'compared versions': (query, others = '') => formatComparison(parseComparison(query), others),
  'filter of problems': (query, others = '') => formatProblemFilter(others, parseProblemFilter(query)),
  'choice of the configurator': (query, others = '') =>
    searchWithChoice(MEDIATION, others, choiceFromSearch(MEDIATION, query)),
  'plain value': (query, others = '') => withQueryValues(others, {text: queryValue(query, 'text')}),
  'value of a list': (query, others = '') =>
    withQueryValues(others, {theme: queryChoice(query, 'theme', ['light', 'dark'])}),
};

describe.each(Object.entries(PARSERS))('%s', (_, roundTrip) => {
  it('accepts any query, and reads back what it writes', () => {
    fc.assert(
      fc.property(search, (query) => {
        const written = roundTrip(query);
        expect(roundTrip(written) || written).toBe(written);
        expect(() => decodeURIComponent(written)).not.toThrow();
      }),
      MANY,
    );
  });

  it('accepts a query of 100 kB', () => {
    for (const name of KNOWN) expect(() => roundTrip(`?${name}=${'%zz'.repeat(30_000)}`)).not.toThrow();
  });

  it('preserves the parameters of others', () => {
    fc.assert(
      fc.property(search, (others) => {
        expect(() => roundTrip('?text=a', others)).not.toThrow();
      }),
      MANY,
    );
  });
});

describe('platform of the timetable', () => {
  it('accepts any query, and adds itself only once', () => {
    fc.assert(
      fc.property(search, (query) => {
        const next = timetableAddress(query, 'ios');
        expect(next === null || timetableAddress(next, 'ios') === null).toBe(true);
      }),
      MANY,
    );
  });
});

describe('a text in the URL', () => {
  const WRITERS: Record<string, (value: string) => string> = {
    releases: (value) => formatFilter({kinds: [], releases: null, network: null, tag: null, text: value}),
    problems: (value) => formatProblemFilter('', {platform: null, phase: null, text: value}),
  };
  it.each(Object.entries(WRITERS))('is as long as hosts accept, in %s', (_, write) => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 2 * MAX_VALUE_LENGTH}), (value) => {
        expect(write(value).length).toBeLessThan(4000);
      }),
      MANY,
    );
    expect(write('x'.repeat(MAX_VALUE_LENGTH))).toContain('xxx');
    expect(write('x'.repeat(MAX_VALUE_LENGTH + 1))).toBe('');
  });
});

describe('idOfHash', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#show', 'show'],
    ['#%D0%B0', 'а'],
    ['#100%', '100%'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['#a%20b%', 'a%20b%'],
    ['##', '#'],
  ])('reads %j as %j', (hash, id) => {
    expect(idOfHash(hash)).toBe(id);
  });

  it('accepts any hash', () => {
    fc.assert(
      fc.property(text, (hash) => {
        expect(idOfHash(`#${hash}`)).toBeTypeOf('string');
      }),
      MANY,
    );
  });
});

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

  it('makes every URL decodable, on the same site, and is idempotent', () => {
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
    expect(wellFormedUrl('no address')).toBe('no address');
  });
});
