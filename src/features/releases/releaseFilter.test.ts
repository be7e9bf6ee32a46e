import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {NETWORKS} from './networks.ts';
import {
  asksForLines,
  formatFilter,
  indexedLine,
  matchesLine,
  matchesRelease,
  NO_FILTER,
  parseFilter,
  type ReleaseFilter,
} from './releaseFilter.ts';
import {RELEASE_LISTS, TAGS} from './releaseLine.ts';
import {testRoundTrip, testTextLimit} from '../navigation/testData.ts';

describe('filter', () => {
  const filter: fc.Arbitrary<ReleaseFilter> = fc.record({
    kinds: fc.subarray([...RELEASE_LISTS]),
    releases: fc.constantFrom('stable', 'pre', null),
    network: fc.constantFrom(null, ...NETWORKS.map(({id}) => id)),
    tag: fc.constantFrom(null, ...TAGS),
    text: fc.string({maxLength: 200}),
  });

  it('is restored from the URL unchanged and preserves other parameters', () => {
    fc.assert(
      fc.property(filter, (asked) => {
        const search = formatFilter(asked, '?from=3.2.0');
        expect(parseFilter(search)).toEqual(asked);
        expect(new URLSearchParams(search).get('from')).toBe('3.2.0');
      }),
    );
    expect(formatFilter(NO_FILTER)).toBe('');
  });

  it('reads known values from any URL', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(() => parseFilter(`?${query}`)).not.toThrow();
      }),
    );
    expect(parseFilter('?kind=fixes,bugs&releases=all&network=nobody&tag=IOS')).toEqual({
      ...NO_FILTER,
      kinds: ['fixes'],
      tag: 'iOS',
    });
  });

  it('finds lines by every field', () => {
    const line = indexedLine('fixes', 'iOS', 'Crash of Bidon repaired');
    const matches = (part: Partial<ReleaseFilter>) =>
      matchesLine({...NO_FILTER, ...part}, line, '3.1.0-beta.1');
    expect([
      matches({}),
      matches({kinds: ['fixes', 'features']}),
      matches({tag: 'iOS'}),
      matches({network: 'bidon'}),
      matches({text: 'CRASH bidon'}),
      matches({text: '3.1 crash'}),
    ]).toEqual(Array(6).fill(true));
    expect([
      matches({kinds: ['features']}),
      matches({tag: 'Unity'}),
      matches({network: 'admob'}),
      matches({text: 'crash admob'}),
    ]).toEqual(Array(4).fill(false));
    expect([
      matchesRelease({...NO_FILTER, releases: 'pre'}, '3.1.0'),
      matchesRelease({...NO_FILTER, releases: 'stable'}, '3.1.0'),
    ]).toEqual([false, true]);
    expect([
      asksForLines({...NO_FILTER, releases: 'pre'}),
      asksForLines({...NO_FILTER, text: ' '}),
      asksForLines({...NO_FILTER, text: 'a'}),
    ]).toEqual([false, false, true]);
  });
});

describe('URL of the filter', () => {
  testRoundTrip((query, others = '') => formatFilter(parseFilter(query), others));
  testTextLimit((text) => formatFilter({kinds: [], releases: null, network: null, tag: null, text}));
});
