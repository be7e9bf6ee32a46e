import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {markedPieces} from './excerptOf.ts';
import {planQuery, planTerms} from './planQuery.ts';
import {missingWords, rank} from './rank.ts';
import {indexOf, PAGES, page} from './testData.ts';

const index = indexOf(PAGES);

/** Returns the paths of the pages found for a query, best first. */
const found = (query: string, near?: string, only?: string) =>
  rank(index, planQuery(index, query), near, only).matches.map((match) => index.pages[match.page]?.path);

describe('ranking', () => {
  test('the title ranks above the text', () => {
    expect(found('banner')[0]).toMatch(/banner$/);
    expect(found('banner')).toContain('/android/changelog');
  });

  test('a platform in the query decides between pages with the same name', () => {
    expect(found('banner ios')[0]).toBe('/ios/ad-types/banner');
    expect(found('banner android')[0]).toBe('/android/ad-types/banner');
  });

  test('the pages in the reader’s section come first, and the order of the others doesn’t change', () => {
    expect(found('banner', 'ios')[0]).toBe('/ios/ad-types/banner');
    expect(found('banner', 'android')[0]).toBe('/android/ad-types/banner');
    expect(found('banner', 'android')).toContain('/ios/ad-types/banner');
    expect(found('banner', undefined, 'ios')).toEqual(['/ios/ad-types/banner']);
  });

  test('in a platform’s section, pages about that platform in other sections also come first', () => {
    const crash = (platform: string) => `/faq/${platform}-common-issues/crash`;
    const both = indexOf(
      ['android', 'ios'].map((name) => page(crash(name), 'Crash', ['', '', 'It crashes.'])),
    );
    const first = (near: string) =>
      both.pages[rank(both, planQuery(both, 'crash'), near).matches[0]?.page ?? 9]?.path;
    expect(first('ios')).toBe(crash('ios'));
    expect(first('android')).toBe(crash('android'));
  });

  test('the reader’s section changes the order but not the set of results', () => {
    // One page has both words in every place. The others have one of them, in increasingly long text.
    const many = indexOf([
      page('/android/banner', 'Banner callbacks', ['Banner callbacks', 'a', 'banner callbacks']),
      ...Array.from({length: 80}, (_, at) =>
        page(
          `/unity/${at}`,
          `Page ${at}`,
          ['', '', 'An introduction.'],
          ['More', 'more', `${at % 4 === 0 ? 'callbacks' : 'banner'} ${'word '.repeat(4 * at)}`],
        ),
      ),
    ]);
    const ranked = (near?: string) => rank(many, planQuery(many, 'banner callbacks'), near).matches;
    const all = ranked().length;
    expect(all).toBeGreaterThan(1);
    for (const near of ['android', 'unity', 'ios']) expect(ranked(near)).toHaveLength(all);
  });

  test('posts are found and rank below guides with the same content', () => {
    expect(found('reload')).toEqual(['/unity/reload', '/news/reload']);
    expect(found('reload', undefined, 'news')).toEqual(['/news/reload']);
  });

  test.each([
    ['setRewardedVideoCallbacks', '/android/ad-types/rewarded-video'],
    ['setrewardedvideocallbacks', '/android/ad-types/rewarded-video'],
    ['rewardedvideo', '/android/ad-types/rewarded-video'],
    ['Appodeal.cache', '/android/ad-types/banner'],
    ['3.10.0', '/android/changelog'],
    ['rewaded', '/android/ad-types/rewarded-video'],
    ['chnagelog', '/android/changelog'],
    ['реклама с наградой', '/android/ad-types/rewarded-video'],
    [',fyyth android', '/android/ad-types/banner'],
    ['ифттук android', '/android/ad-types/banner'],
    ['pokaz ', '/android/ad-types/rewarded-video'],
    ['pokaz na android', '/android/ad-types/rewarded-video'],
    [
      'Unable to get provider com.google.android.gms.ads.MobileAdsInitProvider',
      '/faq-and-troubleshooting/troubleshooting/android-common-issues/admob-crash',
    ],
  ])('%s finds %s first', (query, path) => {
    expect(found(query)[0]).toBe(path);
  });

  test('the name of a platform finds its landing page', () => {
    const many = indexOf([
      page('/unity/crash', 'Unity crash', ['Unity', 'unity', 'Unity crashes.']),
      page('/unity', 'Unity Plugin', ['', '', 'Start here.']),
      page('/android', 'Android SDK', ['', '', 'Start here.']),
    ]);
    const first = (query: string) =>
      many.pages[rank(many, planQuery(many, query)).matches[0]?.page ?? 9]?.path;
    expect(first('unity')).toBe('/unity');
    expect(first('unity crash')).toBe('/unity/crash');
  });

  test('a name of several common words weighs more than each of them', () => {
    const many = indexOf([
      page('/reward', 'Rewarded video', ['', '', 'How it works.']),
      ...Array.from({length: 30}, (_, at) =>
        page(`/${at}`, `Реклама ${at}`, ['Реклама', 'a', 'Реклама приложения, в том числе с наградой.']),
      ),
    ]);
    const {matches} = rank(many, planQuery(many, 'реклама с наградой в приложении'));
    expect(many.pages[matches[0]?.page ?? 9]?.path).toBe('/reward');
  });

  test('a Russian spelling finds the Latin name', () => {
    const names = indexOf([
      page('/acme', 'Acme Network', ['', '', 'How to connect it.']),
      page('/log', 'Events', ['', '', 'Custom events. Свой аккаунт.']),
    ]);
    const first = (query: string) =>
      names.pages[rank(names, planQuery(names, query)).matches[0]?.page ?? 9]?.path;
    expect(first('акме нетворк')).toBe('/acme');
    expect(first('акме')).toBe('/acme');
    expect(first('кастомные ивенты')).toBe('/log');
    expect(missingWords(names, planQuery(names, 'кастомные ивенты '), 1)).toEqual([]);
  });

  test('a word finds those with the same root, below the word itself', () => {
    const many = indexOf([
      page('/updating', 'Обновление', ['', '', 'Шаги.']),
      page('/update', 'Обновить', ['', '', 'Шаги.']),
      page('/other', 'Другое', ['', '', 'Шаги.']),
    ]);
    const {matches} = rank(many, planQuery(many, 'обновить '));
    expect(matches.map((match) => many.pages[match.page]?.path)).toEqual(['/update', '/updating']);
  });

  test('only a query about a problem prefers the page about the problem', () => {
    const both = indexOf([
      page('/faq-and-troubleshooting/troubleshooting/loading', 'Loading', ['', '', 'Loading of ads.']),
      page('/android/guide', 'Loading', ['', '', 'Loading of ads.']),
    ]);
    const first = (query: string) =>
      both.pages[rank(both, planQuery(both, query)).matches[0]?.page ?? 9]?.path;
    expect(first('loading')).toBe('/android/guide');
    for (const query of ['not loading', 'loading timeout', 'loading AcmeLoadException', 'таймаут loading'])
      expect(first(query)).toBe('/faq-and-troubleshooting/troubleshooting/loading');
  });

  test('a landing page ranks first only if the query is its title', () => {
    const both = indexOf([
      page('/reporting', 'Reporting', ['', '', 'Reporting by API.']),
      page('/reporting/api', 'API', ['', '', 'Reporting by API.']),
    ]);
    const first = (query: string) =>
      both.pages[rank(both, planQuery(both, query)).matches[0]?.page ?? 9]?.path;
    expect(first('reporting')).toBe('/reporting');
    expect(first('reporting api')).toBe('/reporting/api');
  });

  test('a version also finds its patches', () => {
    const many = indexOf([
      page('/android/new', 'SDK 3.10.0', ['', '', 'All about it.']),
      page('/android/old', 'Requirements', ['', '', 'Since 3.10 and 3.1.']),
    ]);
    expect(many.pages[rank(many, planQuery(many, '3.10 ')).matches[0]?.page ?? 9]?.path).toBe('/android/new');
  });

  test('inflected forms find the same pages', () => {
    expect(found('баннерами')).toEqual(found('баннеров'));
    expect(found('баннеров').length).toBeGreaterThan(0);
  });

  test('results appear while a word is being typed', () => {
    const typed = 'rewarded';
    for (let length = 3; length <= typed.length; length += 1) {
      expect(found(typed.slice(0, length))[0]).toBe('/android/ad-types/rewarded-video');
    }
  });

  test('the matching heading is returned', () => {
    const [first] = rank(index, planQuery(index, 'banner android caching')).matches;
    const banner = index.pages[first?.page ?? -1];
    expect(banner?.sections[first?.sections[0] ?? -1]?.anchor).toBe('caching');
  });

  test('an empty query finds nothing', () => {
    for (const query of ['', '   ', '?!', 'the', 'qqxxzz vvkkww']) expect(found(query)).toEqual([]);
  });
});

describe('words that a page doesn’t contain', () => {
  /** Returns the missing words of a page. */
  const missing = (query: string, path: string) =>
    missingWords(
      index,
      planQuery(index, query),
      index.pages.findIndex((each) => each.path === path),
    );

  test.each([
    // Forms, names in the other language, typos, platforms, and question words aren't missing.
    ['banner callbacks ', []],
    ['loading баннер ', []],
    ['how do I show the banenr on android ', []],
    ['reward banner ', ['reward']],
    ['Qqxxzz banner Reward vvkkww ', ['Qqxxzz', 'Reward', 'vvkkww']],
    ['реклама с наградой ', ['реклама', 'наградой']],
    ['setBannerCallbacks ', []],
    ['setRewardedVideoCallbacks banner ', ['setRewardedVideoCallbacks']],
    // The last word isn't finished.
    ['banner cac', []],
    ['banner qq', []],
    ['banner qqx', ['qqx']],
    [',fyyth', []],
  ])('%j on the banner page: %j', (query, expected) => {
    expect(missing(query, '/android/ad-types/banner')).toEqual(expected);
  });

  test('a name in the other language is on the page with that name', () => {
    expect(missing('реклама с наградой ', '/android/ad-types/rewarded-video')).toEqual([]);
  });
});

test('a query with a known word always finds something', () => {
  const noise = fc.array(fc.string({unit: fc.constantFrom(...'qxzwvk'), minLength: 5, maxLength: 9}), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      fc.constantFrom('banner', 'reward', 'release', 'баннер', 'crashes'),
      noise,
      (word, others) => {
        for (const query of [`${word} ${others.join(' ')}`, `${others.join(' ')} ${word}`]) {
          expect(found(query)).not.toEqual([]);
        }
      },
    ),
    {numRuns: 200},
  );
});

/** Strings of all kinds that a reader might paste. */
const hostile = fc.oneof(
  fc.string({unit: 'binary', maxLength: 300}),
  fc.string({unit: 'grapheme', maxLength: 100}),
  fc.string({unit: 'binary', minLength: 8_000, maxLength: 10_000, size: 'max'}),
  fc
    .array(
      fc.constantFrom(
        '<img src=x onerror=alert(1)>',
        '"><script>',
        '{{7*7}}',
        "' OR 1=1",
        '&lt;b&gt;',
        '\u202Ebanner',
        '\uD800',
        '\uDFFF',
        '\u0000',
        '👩‍👩‍👧‍👦',
        'שלום',
        '__proto__',
        'constructor',
        'baner',
        'ифтук',
        '%',
        '../../',
      ),
      {maxLength: 40},
    )
    .map((parts) => parts.join(' ')),
  fc.array(fc.integer({min: 0, max: 0xffff}), {maxLength: 200}).map((units) => String.fromCharCode(...units)),
);

test('hostile queries cause no exceptions and little work each', {timeout: 120_000}, () => {
  fc.assert(
    fc.property(hostile, (query) => {
      const plan = planQuery(index, query);
      const {matches, marks} = rank(index, plan);
      for (const {page: number} of matches.slice(0, 3)) missingWords(index, plan, number);
      expect(planTerms(plan).size).toBeLessThan(2000);
      const pieces = markedPieces(query.slice(0, 400), marks).map(({text}) => text);
      expect(pieces.join('')).toBe(query.slice(0, 400));
      expect(matches.every(({score}) => Number.isFinite(score) && score > 0)).toBe(true);
    }),
    {numRuns: 1000},
  );
});
