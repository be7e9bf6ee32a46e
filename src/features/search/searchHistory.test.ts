import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {
  formatVisited,
  loadSearchHistory,
  parseVisited,
  saveSearchHistory,
  withFavorite,
  withoutResult,
  withVisit,
  type SearchHistory,
  type VisitedResult,
} from './searchHistory.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__site';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__site';

const BANNER: VisitedResult = {url: '/android/banner', title: 'Banner', context: 'Android SDK'};
const CALLBACKS: VisitedResult = {
  url: '/android/banner#callbacks',
  title: 'Banner',
  heading: 'Callbacks <T> & more',
  context: 'FAQ & Troubleshooting',
};

/** An entry in the format of DocSearch 3.9.0. */
const DOCSEARCH_ENTRY = {
  objectID: '/android/banner#callbacks',
  url: '/android/banner#callbacks',
  url_without_anchor: '/android/banner',
  anchor: 'callbacks',
  content: null,
  type: 'lvl2',
  hierarchy: {
    lvl0: 'FAQ &amp; Troubleshooting',
    lvl1: 'Banner',
    lvl2: 'Callbacks &lt;T&gt; &amp; more',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
};

describe('stored lists', () => {
  test('entries of DocSearch are read, and ours are in its format', () => {
    expect(parseVisited(JSON.stringify([DOCSEARCH_ENTRY]), 10)).toEqual([CALLBACKS]);
    expect(JSON.parse(formatVisited([CALLBACKS]))).toEqual([
      expect.objectContaining({
        url: '/android/banner#callbacks',
        type: 'lvl2',
        hierarchy: expect.objectContaining({lvl2: 'Callbacks &lt;T&gt; &amp; more'}) as unknown,
      }),
    ]);
    expect(parseVisited(formatVisited([BANNER, CALLBACKS]), 10)).toEqual([BANNER, CALLBACKS]);
  });

  test.each([
    ['nothing', null],
    ['no JSON', 'hello world'],
    ['a number', '5'],
    ['null', 'null'],
    ['an object', '{}'],
    ['a text', '["banner"]'],
    ['null in a list', '[null]'],
    ['another object', '[{"a":1}]'],
    ['a list in a list', '[[]]'],
    ['no hierarchy', '[{"url":"/a","hierarchy":null}]'],
    ['no title', '[{"url":"/a","hierarchy":{"lvl1":5}}]'],
    ['no URL', '[{"hierarchy":{"lvl1":"A"}}]'],
    ['another host after a tab', '[{"url":"/\\t/evil.example/x","hierarchy":{"lvl1":"A"}}]'],
    ['another host after a line break', '[{"url":"/\\n\\\\evil.example/x","hierarchy":{"lvl1":"A"}}]'],
    ['a script', '[{"url":"javascript:alert(1)","hierarchy":{"lvl1":"A"}}]'],
    ['another host', '[{"url":"//example.com","hierarchy":{"lvl1":"A"}}]'],
    ['another host for browsers', '[{"url":"/\\\\example.com","hierarchy":{"lvl1":"A"}}]'],
    ['a huge list', JSON.stringify(Array.from({length: 5000}, () => DOCSEARCH_ENTRY))],
    ['a huge text', JSON.stringify([{url: '/a', hierarchy: {lvl1: 'a'.repeat(10_000)}}])],
  ])('%s yields no entries', (_name, stored) => {
    expect(parseVisited(stored, 10)).toEqual([]);
  });

  test('the valid entries in a damaged list are preserved, each once, up to the limit', () => {
    const stored = JSON.stringify([
      null,
      DOCSEARCH_ENTRY,
      'banner',
      DOCSEARCH_ENTRY,
      ...(JSON.parse(formatVisited([BANNER])) as unknown[]),
    ]);
    expect(parseVisited(stored, 10)).toEqual([CALLBACKS, BANNER]);
    expect(parseVisited(stored, 1)).toEqual([CALLBACKS]);
  });

  test('any stored string is read without an error', () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record({
        url: fc.oneof(fc.string(), fc.webUrl()),
        hierarchy: fc.oneof(fc.jsonValue(), fc.record({lvl1: fc.string()})),
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(entry).map((list) => JSON.stringify(list)),
        ),
        (stored) => {
          for (const {url, title} of parseVisited(stored, 10)) {
            expect(new URL(url, 'https://help.example.com').protocol).toMatch(/^https?:$/);
            expect(title).not.toBe('');
          }
        },
      ),
      {numRuns: 2000},
    );
  });
});

describe('changes', () => {
  const empty: SearchHistory = {recent: [], favorites: []};

  test('an opened result comes first, and seven are kept', () => {
    let history = empty;
    for (let page = 0; page < 9; page += 1) history = withVisit(history, {...BANNER, url: `/${page}`});
    history = withVisit(history, {...BANNER, url: '/5'});
    expect(history.recent.map(({url}) => url)).toEqual(['/5', '/8', '/7', '/6', '/4', '/3', '/2']);
  });

  test('a favorite is not among the recent ones', () => {
    const history = withFavorite(withVisit(empty, BANNER), BANNER);
    expect(history).toEqual({recent: [], favorites: [BANNER]});
    expect(withVisit(history, BANNER)).toEqual(history);
    expect(withoutResult(history, BANNER.url)).toEqual(empty);
  });
});

describe('storage', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('saved lists are loaded, and damaged lists are replaced', () => {
    stored.set(RECENT, 'hello world');
    stored.set(FAVORITES, '[null]');
    expect(loadSearchHistory()).toEqual({recent: [], favorites: []});
    const history = {recent: [BANNER], favorites: [CALLBACKS]};
    saveSearchHistory(history);
    expect([...stored.keys()]).toEqual([RECENT, FAVORITES]);
    expect(loadSearchHistory()).toEqual(history);
  });

  test('blocked and full storage cause no errors', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(() => {
      saveSearchHistory({recent: [BANNER], favorites: []});
    }).not.toThrow();
    vi.stubGlobal('localStorage', undefined);
    expect(loadSearchHistory()).toEqual({recent: [], favorites: []});
  });
});
