import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {excerptOf, markedPieces} from './excerptOf.ts';
import {isOneEdit} from './isOneEdit.ts';
import {otherLayout} from './keyboardLayout.ts';
import {planQuery, planTerms, rank} from './rank.ts';
import {makeIndexFiles, readIndexFile, type SearchIndex, type SourcePage} from './searchIndex.ts';
import {shortcutOf, type KeyPress} from './shortcut.ts';
import {stem, termsOf, words} from './words.ts';

const page = (path: string, title: string, ...sections: [heading: string, anchor: string, text: string][]) =>
  ({
    path,
    title,
    section: path.split('/')[1] ?? '',
    sections: sections.map(([heading, anchor, text]) => ({heading, anchor, text, prose: text})),
  }) satisfies SourcePage;

const PAGES = [
  page(
    '/android/ad-types/banner',
    'Banner',
    ['', '', 'Show banners with the Android SDK.'],
    ['Callbacks', 'callbacks', 'Set them with setBannerCallbacks before the banner loads.'],
    ['Caching', 'caching', 'Call Appodeal.cache to load one. Баннеры на экране.'],
  ),
  page(
    '/android/ad-types/rewarded-video',
    'Rewarded video',
    ['', '', 'Show rewarded videos.'],
    ['Callbacks', 'callbacks', 'Set them with setRewardedVideoCallbacks.'],
    ['The reward', 'reward', 'The reward has an amount and a name. Показ баннеров не нужен.'],
  ),
  page(
    '/ios/ad-types/banner',
    'Banner',
    ['', '', 'Show banners with the iOS SDK.'],
    ['Hide', 'hide', 'Remove it from the view.'],
  ),
  page(
    '/android/changelog',
    'Changelog Android',
    ['', '', 'All releases.'],
    ['3.10.0', 'v3-10-0', 'Features'],
    ['3.9.0', 'v3-9-0', 'Fixes of banners'],
  ),
  page(
    '/faq-and-troubleshooting/troubleshooting/android-common-issues/admob-crash',
    'AdMob Crash',
    ['', '', 'The app crashes at launch.'],
    [
      'Symptom',
      'symptom',
      'java.lang.RuntimeException: Unable to get provider com.google.android.gms.ads.MobileAdsInitProvider',
    ],
  ),
  page('/news/reload', 'Reload', ['', '', 'How an ad is loaded again.']),
  page('/unity/reload', 'Reload', ['', '', 'How an ad is loaded again.']),
];
const SYNONYMS = [
  ['banner', 'баннер'],
  ['rewarded video', 'реклама с наградой'],
];

function indexOf(pages: SourcePage[]): SearchIndex {
  const {index, shards} = makeIndexFiles(pages, SYNONYMS, (text) => String(text.length));
  const read = readIndexFile(JSON.parse(JSON.stringify(index)) as typeof index);
  for (const [name, content] of shards) read.addShard(name, content);
  return read;
}

const index = indexOf(PAGES);

/** Returns the paths of the pages found for a query, best first. */
const found = (query: string, near?: string, only?: string) =>
  rank(index, planQuery(index, query), near, only).matches.map((match) => index.pages[match.page]?.path);

describe('words', () => {
  test('identifiers are kept whole and split into parts', () => {
    expect(words('Call setRewardedVideoCallbacks()').map(({text}) => text)).toEqual([
      'call',
      'setrewardedvideocallbacks',
    ]);
    expect(words('setRewardedVideoCallbacks')[0]?.parts).toEqual(['set', 'rewarded', 'video', 'callbacks']);
    expect(words('YOUR_APP_KEY')[0]?.parts).toEqual(['your', 'app', 'key']);
    expect(words('APDBannerView')[0]?.parts).toEqual(['apd', 'banner', 'view']);
    expect(words('iOS banner')[0]).toEqual({text: 'ios', parts: []});
  });

  test('versions are one word', () => {
    expect(words('v3.10.0, 3.10.0-beta.2').map(({text}) => text)).toEqual(['3.10.0', '3.10.0', 'beta', '2']);
  });

  test('forms of a word have the same stem', () => {
    expect(new Set(['баннер', 'баннера', 'баннеров', 'баннерами'].map(stem)).size).toBe(1);
    expect(new Set(['cache', 'cached', 'caching'].map(stem)).size).toBe(1);
    expect(words('кэширование Ёлка').map(({text}) => text)).toEqual(['кеширование', 'елка']);
  });

  test('any string yields words, and any word yields terms', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 200}), (text) => {
        for (const word of words(text)) expect(termsOf(word).every((term) => term.length > 0)).toBe(true);
      }),
    );
  });
});

describe('keyboard layout', () => {
  test.each([
    [',fyyth', 'баннер'],
    ['ифттук', 'banner'],
    ['Yfcnhjqrf', 'Настройка'],
  ])('%s is %s', (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant);
  });

  test('a Russian word survives both ways', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[а-я]{1,20}$/), (word) => {
        expect(otherLayout(otherLayout(word))).toBe(word);
      }),
    );
  });
});

describe('one edit', () => {
  const letters = fc.stringMatching(/^[a-z]{5,12}$/);

  test('every single typo is one edit', () => {
    fc.assert(
      fc.property(letters, fc.nat(20), fc.stringMatching(/^[a-z]$/), (word, place, letter) => {
        const at = place % word.length;
        const errors = [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
        ];
        for (const error of errors) {
          expect(isOneEdit(word, error)).toBe(word !== error);
          expect(isOneEdit(error, word)).toBe(word !== error);
        }
      }),
    );
  });

  test('two typos are not', () => {
    expect(isOneEdit('banner', 'bnnr')).toBe(false);
    expect(isOneEdit('banner', 'bannerss')).toBe(false);
    expect(isOneEdit('banner', 'abnnre')).toBe(false);
    expect(isOneEdit('', '')).toBe(false);
  });
});

describe('index files', () => {
  test('a term is found in the sections that have it', () => {
    expect([...index.body('amount')]).toEqual([5]);
    expect(index.body('nothing')).toHaveLength(0);
  });

  test('shards are requested by term, and only once', () => {
    const many = Array.from({length: 80}, (_, at) =>
      page(`/p/${at}`, `Page ${at}`, [
        '',
        '',
        Array.from({length: 200}, (_, word) => `w${(word * 7 + at * 13) % 900}x`).join(' '),
      ]),
    );
    const {index: file, shards} = makeIndexFiles(many, [], () => 'h');
    expect(shards.size).toBeGreaterThan(1);
    const read = readIndexFile(file);
    const [name = ''] = read.missingShards(['w7x']);
    expect(read.body('w7x')).toHaveLength(0);
    read.addShard(name, shards.get(name) ?? []);
    expect(read.missingShards(['w7x'])).toEqual([]);
    expect(read.body('w7x').length).toBeGreaterThan(0);
    expect(read.missingShards()).toHaveLength(shards.size - 1);
  });
});

describe('ranking', () => {
  test('the title ranks above the text', () => {
    expect(found('banner')[0]).toMatch(/banner$/);
    expect(found('banner')).toContain('/android/changelog');
  });

  test('a platform in the query decides between pages with the same name', () => {
    expect(found('banner ios')[0]).toBe('/ios/ad-types/banner');
    expect(found('banner android')[0]).toBe('/android/ad-types/banner');
  });

  test('the reader’s section comes first, the others stay', () => {
    expect(found('banner', 'ios')[0]).toBe('/ios/ad-types/banner');
    expect(found('banner', 'android')[0]).toBe('/android/ad-types/banner');
    expect(found('banner', 'android')).toContain('/ios/ad-types/banner');
    expect(found('banner', undefined, 'ios')).toEqual(['/ios/ad-types/banner']);
  });

  test('the section of the reader changes the order, but not the set of results', () => {
    // One page has both words in every place. The others have one of them, in increasingly long texts.
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

  test('posts are found, and rank below guides with the same content', () => {
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
    [
      'Unable to get provider com.google.android.gms.ads.MobileAdsInitProvider',
      '/faq-and-troubleshooting/troubleshooting/android-common-issues/admob-crash',
    ],
  ])('%s finds %s first', (query, path) => {
    expect(found(query)[0]).toBe(path);
  });

  test('inflected forms find the same pages', () => {
    expect(found('баннерами')).toEqual(found('баннеров'));
    expect(found('баннеров').length).toBeGreaterThan(0);
  });

  test('results appear while a word is typed', () => {
    const typed = 'rewarded';
    for (let length = 3; length <= typed.length; length += 1) {
      expect(found(typed.slice(0, length))[0]).toBe('/android/ad-types/rewarded-video');
    }
  });

  test('the matching heading is named', () => {
    const [first] = rank(index, planQuery(index, 'banner android caching')).matches;
    const banner = index.pages[first?.page ?? -1];
    expect(banner?.sections[first?.sections[0] ?? -1]?.anchor).toBe('caching');
  });

  test('an empty query finds nothing', () => {
    for (const query of ['', '   ', '?!', 'the', 'qqxxzz vvkkww']) expect(found(query)).toEqual([]);
  });
});

/** Strings of all kinds that a reader may paste. */
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

test('5,000 hostile queries cause no exception, and little work each', {timeout: 120_000}, () => {
  fc.assert(
    fc.property(hostile, (query) => {
      const plan = planQuery(index, query);
      const {matches, marks} = rank(index, plan);
      expect(planTerms(plan).size).toBeLessThan(2000);
      const pieces = markedPieces(query.slice(0, 400), marks).map(({text}) => text);
      expect(pieces.join('')).toBe(query.slice(0, 400));
      expect(matches.every(({score}) => Number.isFinite(score) && score > 0)).toBe(true);
    }),
    {numRuns: 5000},
  );
});

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

  test('the excerpt shows the words, cut between words', () => {
    const text = `${'lorem ipsum dolor '.repeat(30)}then the banner was hidden ${'sit amet '.repeat(30)}`;
    const excerpt = excerptOf(text, ['banner', 'hidden']);
    expect(excerpt).toContain('banner was hidden');
    expect(excerpt.length).toBeLessThanOrEqual(142);
    expect(excerpt).toMatch(/^….*…$/);
    expect(excerptOf('short', ['x'])).toBe('short');
  });
});

test('shortcuts', () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });
  expect(shortcutOf(press('k', {ctrlKey: true}))).toBe('toggle');
  expect(shortcutOf(press('K', {metaKey: true}))).toBe('toggle');
  expect(shortcutOf(press('k'))).toBeUndefined();
  expect(shortcutOf(press('k', {ctrlKey: true, shiftKey: true}))).toBeUndefined();
  expect(shortcutOf(press('/'))).toBe('open');
  expect(shortcutOf(press('/', {shiftKey: true}))).toBe('open');
  expect(shortcutOf(press('/', {ctrlKey: true}))).toBeUndefined();
  expect(shortcutOf(press('k', {ctrlKey: true, isComposing: true}))).toBeUndefined();
  // Other alphabets: the position of the key decides.
  expect(shortcutOf(press('л', {code: 'KeyK', metaKey: true}))).toBe('toggle');
  expect(shortcutOf(press('Л', {code: 'KeyK', ctrlKey: true}))).toBe('toggle');
  expect(shortcutOf(press('κ', {code: 'KeyK', ctrlKey: true}))).toBe('toggle');
  expect(shortcutOf(press('л', {code: 'KeyL', ctrlKey: true}))).toBeUndefined();
  // Other Latin layouts: the letter decides. Colemak, Dvorak, Neo, and a dead key.
  expect(shortcutOf(press('e', {code: 'KeyK', ctrlKey: true}))).toBeUndefined();
  expect(shortcutOf(press('t', {code: 'KeyK', ctrlKey: true}))).toBeUndefined();
  expect(shortcutOf(press('k', {code: 'KeyN', ctrlKey: true}))).toBe('toggle');
  expect(shortcutOf(press('é', {code: 'KeyK', ctrlKey: true}))).toBeUndefined();
  expect(shortcutOf(press('Unidentified', {code: 'KeyK', ctrlKey: true}))).toBeUndefined();
  expect(shortcutOf(press(';', {code: 'KeyK', ctrlKey: true}))).toBeUndefined();
});
