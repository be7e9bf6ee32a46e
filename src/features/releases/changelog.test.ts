import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import semver from 'semver';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {adapterHistory} from './adapterHistory.ts';
import {changelogEntry} from './changelogEntry.ts';
import {formatComparison, parseComparison} from './comparisonAddress.ts';
import {comparisonMarkdown} from './comparisonMarkdown.ts';
import {compareReleases, raisesMinimum} from './compareReleases.ts';
import {inlineMarkdown} from './inlineMarkdown.ts';
import {loadReleases} from './loadReleases.ts';
import {loadReleaseTexts} from './loadReleaseTexts.ts';
import {loadUpgradeSteps} from './loadUpgradeSteps.ts';
import {networkCalled, NETWORKS, networksIn} from './networks.ts';
import {lineAnchors, withAnchors} from './releaseAnchor.ts';
import {formatDate, isoDate} from './releaseDate.ts';
import {FEED_LENGTH, releaseFeed} from './releaseFeed.ts';
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
import {releaseJson} from './releaseJson.ts';
import {parseNamedVersion, RELEASE_LISTS, splitTag, TAGS} from './releaseLine.ts';
import type {Release} from './releaseSchema.ts';
import {isOutdated, promotedTo, releaseState, versionCore} from './releaseState.ts';
import {releaseYears} from './releaseYears.ts';
import {russianLine} from './russianLine.ts';
import {upgradeSteps} from './upgradeSteps.ts';
import {compareVersions} from './version.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

const NOW = new Date('2025-10-01T12:00:00Z');

const entry = (
  name: string,
  notes: Partial<Record<(typeof RELEASE_LISTS)[number], string[]>> = {},
  date = '2025-01-01',
) => changelogEntry({name, date, ...notes}, null);

describe('faulty data stop the loader, which names file, version and field', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'changelogs-'));
    mkdirSync(path.join(root, 'changelogs'));
    for (const platform of PLATFORMS) writeFileSync(path.join(root, `changelogs/${platform}.json`), '[]');
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });

  it.each([
    [
      'a version twice',
      'ios',
      [{name: '1.0.0'}, {name: '1.0.0'}],
      'changelogs/ios.json: 1.0.0: name "1.0.0": appears twice',
    ],
    [
      'one version written in two ways',
      'ios',
      [{name: '1.0'}, {name: '1.0.0'}],
      '1.0.0: name "1.0.0": is the same version as 1.0',
    ],
    [
      'a wrong order',
      'android',
      [
        {name: '1.0.0', date: '2020-01-01'},
        {name: '1.1.0', date: '2020-02-01'},
      ],
      'changelogs/android.json: 1.1.0: name "1.1.0": stands below 1.0.0, which is older',
    ],
    [
      'a wrong order without dates',
      'ios',
      [{name: '1.0.0'}, {name: '1.1.0'}],
      '1.1.0: name "1.1.0": stands below 1.0.0',
    ],
    [
      'a future date',
      'ios',
      [{name: '1.0.0', date: '2025-10-03'}],
      'changelogs/ios.json: 1.0.0: date "2025-10-03": lies in the future',
    ],
    [
      'a future build date',
      'unity',
      [{name: '1.0.0', build_date: 'October 9, 2025'}],
      'unity.json: 1.0.0: build_date "October 9, 2025": lies in the future',
    ],
    [
      'a day that does not exist',
      'ios',
      [{name: '1.0.0', date: '2025-02-30'}],
      '1.0.0: date "2025-02-30": must be yyyy-mm-dd',
    ],
    [
      'a textual day that does not exist',
      'ios',
      [{name: '1.0.0', date: 'June 31, 2015'}],
      '1.0.0: date "June 31, 2015"',
    ],
    ['a text that is no date', 'ios', [{name: '1.0.0', date: 'soon'}], '1.0.0: date "soon"'],
    [
      'an unknown tag',
      'ios',
      [{name: '1.0.0', fixes: ['[Windows] Text']}],
      '1.0.0: fixes: entry 1 "[Windows] Text": unknown tag [Windows]; allowed are [Android], [iOS], [Unity]',
    ],
    [
      'an unknown key',
      'ios',
      [{name: '1.0.0', feature: []}],
      'changelogs/ios.json: 1.0.0: feature: unknown key; allowed are name, date, build_date, features',
    ],
    [
      'an unknown key inside',
      'unity',
      [{name: '1.0.0', sdks: {windows: '1.0.0'}}],
      '1.0.0: sdks: windows: unknown key; allowed are android, ios',
    ],
    [
      'native SDKs of a native SDK',
      'ios',
      [{name: '1.0.0', sdks: {ios: '1.0.0'}}],
      '1.0.0: sdks: only Unity releases have it',
    ],
    [
      'a build date of a native SDK',
      'android',
      [{name: '1.0.0', build_date: null}],
      '1.0.0: build_date null: only Unity releases have it',
    ],
    ['an empty line', 'ios', [{name: '1.0.0', fixes: ['']}], '1.0.0: fixes: entry 1 "": must not be empty'],
    [
      'a line cut off',
      'ios',
      [{name: '1.0.0', fixes: ['moved to ']}],
      '1.0.0: fixes: entry 1 "moved to ": must not be empty or begin or end with a space',
    ],
    ['a line twice', 'ios', [{name: '1.0.0', fixes: ['A', 'A']}], '1.0.0: fixes: entry 2 "A": appears twice'],
    [
      'a version that is none',
      'ios',
      [{name: 'three'}],
      'changelogs/ios.json: three: name "three": must be a version',
    ],
    ['an entry without version', 'ios', [{date: null}], 'changelogs/ios.json: entry 1: name'],
  ])('%s', (_, platform, data, message) => {
    writeFileSync(path.join(root, `changelogs/${platform}.json`), JSON.stringify(data));
    expect(() => loadReleases(root, NOW)).toThrow(message);
  });

  it('takes the oddities of old entries', () => {
    const data = [
      {name: '3.4.0-beta.2', date: '2024-10-11', build_date: null, sdks: {android: '3.4.0', ios: null}},
      {name: '3.3.2-anr.1', date: 'August 30, 2024', features: [], internalFixes: 'Text'},
      {
        name: '3.4.0-alpha.1',
        date: '2024-08-01',
        fixes: ['[iOS] **Bold** and [a link](https://example.com)'],
      },
      {name: '2.4.3-Beta5', date: null, sdks: null},
      {name: '1.16'},
    ];
    writeFileSync(path.join(root, 'changelogs/unity.json'), JSON.stringify(data));
    expect(loadReleases(root, NOW).unity).toEqual(data);
  });

  it('takes a release of today and, for readers further east, of tomorrow', () => {
    writeFileSync(
      path.join(root, 'changelogs/ios.json'),
      JSON.stringify([{name: '1.0.0', date: '2025-10-02'}]),
    );
    expect(loadReleases(root, NOW).ios).toHaveLength(1);
  });

  it.each([
    ['{"A": ""}', '[]', 'changelogs/ru/ios.json: A "": must not be empty'],
    ['{"A": "English"}', '[]', 'changelogs/ru/ios.json: A "English": must be Russian'],
    ['{"[iOS] A": "Да"}', '[]', 'changelogs/ru/ios.json: [iOS] A: must be written without its tag'],
    [
      '{}',
      '[{"match": "(", "ru": "Да"}]',
      'changelogs/ru/patterns.json: (: match "(": must be a regular expression',
    ],
    ['{}', '[{"match": "A (?<b>.+)", "ru": "Да"}]', 'patterns.json: A (?<b>.+): ru "Да": must contain {b}'],
    ['{}', '[{"match": "A", "ru": "Да {b}"}]', 'patterns.json: A: ru "Да {b}": {b} must be a group'],
  ])('Russian texts %s and %s', (lines, patterns, message) => {
    cpSync('changelogs/ru', path.join(root, 'changelogs/ru'), {recursive: true});
    writeFileSync(path.join(root, 'changelogs/ru/ios.json'), lines);
    writeFileSync(path.join(root, 'changelogs/ru/patterns.json'), patterns);
    expect(() => loadReleaseTexts(root)).toThrow(message);
  });
});

describe('versions', () => {
  it('are ordered as semver orders them, where semver knows them', () => {
    const version = fc
      .tuple(
        fc.nat(20),
        fc.nat(20),
        fc.nat(20),
        fc.constantFrom('', '-alpha', '-alpha.1', '-beta.2', '-beta.10', '-rc.1'),
      )
      .map(([major, minor, patch, suffix]) => `${major}.${minor}.${patch}${suffix}`);
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(Math.sign(compareVersions(a, b))).toBe(semver.compare(a, b));
      }),
    );
  });

  it('with numbers glued to a word are ordered by number', () => {
    expect(compareVersions('2.4.3-Beta10', '2.4.3-Beta9')).toBeGreaterThan(0);
  });

  it.each([
    ['3.10.0', 'stable'],
    ['3.4.0-beta.2', 'beta'],
    ['3.0.0-Alpha.3', 'alpha'],
    ['0.9.0-rc.03', 'rc'],
    ['2.11.1-GM', 'rc'],
    ['3.3.2-anr.1', 'special'],
    ['1.16', 'stable'],
  ])('state of %s is %s', (name, state) => {
    expect(releaseState(name)).toBe(state);
  });

  it('tell what a pre-release became, and which release is outdated', () => {
    const list = ['3.4.0', '3.4.0-beta.1', '3.3.2', '3.3.2-anr.1', '3.5.0-alpha.1'].map((name) => ({name}));
    expect(promotedTo('3.4.0-beta.1', list)?.name).toBe('3.4.0');
    expect(promotedTo('3.5.0-alpha.1', list)).toBeUndefined();
    expect(promotedTo('3.3.2-anr.1', list)).toBeUndefined();
    expect(promotedTo('3.4.0', list)).toBeUndefined();
    expect([
      isOutdated('3.9.0', '3.10.0'),
      isOutdated('3.10.0', '3.10.0'),
      isOutdated('3.9.0-beta.1', '3.10.0'),
    ]).toEqual([true, false, false]);
  });
});

describe('dates', () => {
  it('survive every way of writing them', () => {
    const day = fc.date({min: new Date('2010-01-01'), max: new Date('2039-12-31'), noInvalidDate: true});
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const long = date.toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
        expect(isoDate(iso)).toBe(iso);
        expect(isoDate(long)).toBe(iso);
        expect(formatDate(long)).toBe(iso.split('-').reverse().join('.'));
      }),
    );
  });

  it('that are none are shown as written, and missing ones as nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (isoDate(text) === null) expect(formatDate(text)).toBe(text);
      }),
    );
    expect([formatDate(null), formatDate(undefined), formatDate('')]).toEqual(['', '', '']);
    expect(formatDate('June 31, 2015')).toBe('June 31, 2015');
  });
});

describe('lines', () => {
  it('give their tag, and only a known one', () => {
    expect(splitTag('[iOS] Text')).toEqual({tag: 'iOS', text: 'Text'});
    expect(splitTag('[Windows] Text')).toEqual({tag: null, text: '[Windows] Text'});
    expect(splitTag('[iOS](https://example.com)')).toEqual({tag: null, text: '[iOS](https://example.com)'});
  });

  it.each([
    ['BidMachine 3.2.0', 'BidMachine', '3.2.0'],
    ['VK Ads (myTarget) 0.7.0.0-next.2', 'VK Ads (myTarget)', '0.7.0.0-next.2'],
    ['Bidon 0.2.1+ds6', 'Bidon', '0.2.1+ds6'],
    ['BidMachine (custom) 3.2.0.6', 'BidMachine (custom)', '3.2.0.6'],
  ])('%s is a name and a version', (text, name, version) => {
    expect(parseNamedVersion(text)).toEqual({name, version});
  });

  it.each([
    'Built with Kotlin 2.1.0',
    'Minimum Android API level raised from 21 to 23',
    'Xcode 15.3 is the minimum',
    'Appodeal adapters moved to 3.6.0.0',
  ])('%s is a sentence', (text) => {
    expect(parseNamedVersion(text)).toBeNull();
  });

  it('get Russian from the exact line, then from the first pattern', () => {
    const texts = {
      lines: new Map([['Appodeal adapters moved to 1.0', 'Точно']]),
      patterns: [{match: /^(?:Appodeal adapters moved to (?<version>\S+))$/u, ru: 'Адаптеры: {version}'}],
    };
    expect(russianLine(texts, '[iOS] Appodeal adapters moved to 3.6.0.0')).toBe('Адаптеры: 3.6.0.0');
    expect(russianLine(texts, '[iOS] Appodeal adapters moved to 1.0')).toBe('Точно');
    expect(russianLine(texts, 'BidMachine 3.2.0')).toBe('BidMachine 3.2.0');
    expect(russianLine(texts, 'Not known')).toBeNull();
  });

  it('have ids that stay when other lines come, and are unique', () => {
    const [first] = lineAnchors('3.4.0-beta.2', ['A', 'B']);
    expect(first).toMatch(/^v3-4-0-beta-2-[0-9a-z]{4}$/);
    expect(lineAnchors('3.4.0-beta.2', ['New', 'A', 'A']).slice(1)).toEqual([first, `${first ?? ''}-2`]);
  });

  it('have their ids in every list, numbered over all of them', () => {
    const [a = '', b = '', again = ''] = lineAnchors('1.0.0', ['A', 'B', 'A']);
    expect(
      withAnchors({
        name: '1.0.0',
        date: null,
        notes: {fixes: [{en: 'B'}], features: [{en: 'A'}]},
        internalFixes: {en: 'A'},
      }),
    ).toEqual({
      name: '1.0.0',
      date: null,
      id: 'v1-0-0',
      notes: {features: [{en: 'A', id: a}], fixes: [{en: 'B', id: b}]},
      internalFixes: {en: 'A', id: again},
      lines: [
        {en: 'A', id: a},
        {en: 'B', id: b},
        {en: 'A', id: again},
      ],
    });
  });

  it('keep every sign of their text through Markdown', () => {
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

describe('networks', () => {
  it('have an id of their own each, and are found by every name in any case', () => {
    expect(new Set(NETWORKS.map(({id}) => id)).size).toBe(NETWORKS.length);
    for (const {id, names} of NETWORKS) {
      for (const name of names) {
        expect(networkCalled(name.toUpperCase())?.id, name).toBe(id);
        expect([...networksIn(`Updated ${name}, and more`)], name).toEqual([id]);
      }
    }
  });

  it('are told apart when one name begins with another', () => {
    expect([...networksIn('AppLovin MAX bundle gains BIGO Ads')]).toEqual(['applovin-max', 'bigo-ads']);
    expect([...networksIn('AppLovin 5.4.3, Amazon Publisher Services 5.3.0')]).toEqual([
      'applovin',
      'amazon',
    ]);
    expect([...networksIn('Revervetion')]).toEqual([]);
  });
});

describe('years', () => {
  it('hold every release once, the newest first', () => {
    const date = fc.option(fc.constantFrom('2019-05-01', '2020-01-01', 'June 1, 2021'), {nil: null});
    fc.assert(
      fc.property(fc.array(fc.record({id: fc.nat(), date})), (list) => {
        const years = releaseYears(list);
        expect(years.flatMap((group) => group.releases)).toHaveLength(list.length);
        const known = years.map(({year}) => year).filter((year) => year !== null);
        expect(known).toEqual([...known].sort().reverse());
      }),
    );
  });

  it('take in undated releases between two of the same year only', () => {
    const years = releaseYears([
      {date: '2020-03-01'},
      {date: null},
      {date: '2020-01-01'},
      {date: null},
      {date: '2019-01-01'},
    ]);
    expect(years.map(({year, releases: {length}}) => [year, length])).toEqual([
      ['2020', 3],
      ['2019', 1],
      [null, 1],
    ]);
  });
});

describe('adapters of a list', () => {
  it('are compared with the nearest older release that lists them', () => {
    const marks = adapterHistory([
      entry('3.2.0', {adapters: ['AdMob 2.0', 'Bidon 1.0', 'Moloco 1.0']}),
      entry('3.2.0-beta.1', {adapters: ['AdMob 2.0']}),
      entry('3.1.0', {adapters: ['AdMob 1.0']}),
      entry('3.0.0', {adapters: ['AdMob 1.0', 'Bidon 1.0']}),
    ]);
    expect([...(marks.get('3.2.0') ?? [])]).toEqual([
      ['AdMob 2.0', {kind: 'updated', from: '1.0'}],
      ['Moloco 1.0', {kind: 'new'}],
    ]);
    expect(marks.get('3.2.0-beta.1')?.get('AdMob 2.0')).toEqual({kind: 'updated', from: '1.0'});
    expect(marks.get('3.1.0')?.size).toBe(0);
    // The oldest list tells nothing: nobody knows what came before.
    expect(marks.get('3.0.0')?.size).toBe(0);
  });
});

describe('filter', () => {
  const filter: fc.Arbitrary<ReleaseFilter> = fc.record({
    kinds: fc.subarray([...RELEASE_LISTS]),
    releases: fc.constantFrom('stable', 'pre', null),
    network: fc.constantFrom(null, ...NETWORKS.map(({id}) => id)),
    tag: fc.constantFrom(null, ...TAGS),
    text: fc.string({maxLength: 200}),
  });

  it('comes back from the address as it was, and leaves other parameters alone', () => {
    fc.assert(
      fc.property(filter, (asked) => {
        const search = formatFilter(asked, '?from=3.2.0');
        expect(parseFilter(search)).toEqual(asked);
        expect(new URLSearchParams(search).get('from')).toBe('3.2.0');
      }),
    );
    expect(formatFilter(NO_FILTER)).toBe('');
  });

  it('reads what it knows from any address', () => {
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

describe('comparison', () => {
  const list = [
    entry('3.4.0-alpha.1', {features: ['Not released yet']}),
    entry('3.3.0', {
      features: ['Xcode 15.3 is the minimum', 'New'],
      adapters: ['AdMob 3.0'],
      fixes: ['Both'],
    }),
    entry('3.3.0-beta.1', {features: ['From the beta'], fixes: ['Both']}),
    entry('3.2.5-alpha.1', {features: ['Never became stable']}),
    entry('3.2.1', {adapters: ['AdMob 2.0', 'Bidon 1.0'], deprecations: ['Old call removed']}),
    entry('3.2.0', {features: ['Older'], adapters: ['AdMob 2.0']}),
    entry('3.1.0', {adapters: ['AdMob 1.0', 'Yandex 5.0']}),
  ];
  const steps = upgradeSteps(
    '## From 3.1 to 3.2 {#from-3-1-to-3-2}\n\nA.\n\n## From 3.2 to 3.3 {#from-3-2-to-3-3}\n\nB.\n\n## From 2 to 3 {#from-2-to-3}\n\nC.',
  );

  it('gathers what lies between, pre-releases of a stable one included', () => {
    const found = compareReleases(list, steps, '3.2.0', '3.3.0');
    expect(found.features.map(({en, release}) => [en, release])).toEqual([
      ['New', '3.3.0'],
      ['From the beta', '3.3.0-beta.1'],
    ]);
    expect(found.minimums.map(({en}) => en)).toEqual(['Xcode 15.3 is the minimum']);
    expect(found.fixes).toEqual([{en: 'Both', release: '3.3.0'}]);
    expect(found.deprecations.map(({en}) => en)).toEqual(['Old call removed']);
    expect(found.changed).toEqual([{tag: null, group: '', name: 'AdMob', from: '2.0', to: '3.0'}]);
    expect(found.added).toEqual([{tag: null, group: '', name: 'Bidon', from: null, to: '1.0'}]);
    // Not listed is not removed.
    expect(found.removed).toEqual([]);
    expect(found.steps.map(({id}) => id)).toEqual(['from-3-2-to-3-3']);
    expect(found.releases).toEqual(['3.3.0', '3.2.1']);
  });

  it('is the same in either order, and empty between a version and itself', () => {
    const names = fc.constantFrom(...list.map(({name}) => name));
    fc.assert(
      fc.property(names, names, (a, b) => {
        const found = compareReleases(list, steps, a, b);
        expect(found).toEqual(compareReleases(list, steps, b, a));
        expect(compareVersions(found.from, found.to)).toBeLessThanOrEqual(0);
        if (a === b)
          expect([...found.features, ...found.changed, ...found.added, ...found.steps]).toEqual([]);
      }),
    );
    expect(() => compareReleases(list, steps, '3.2.0', '9.9.9')).toThrow('No release is called "9.9.9"');
  });

  it('names changes only where the state differs, whatever the releases', () => {
    const number = fc.integer({min: 1, max: 4});
    const adapters = fc.uniqueArray(
      fc
        .tuple(fc.constantFrom('AdMob', 'Bidon', 'Yandex', 'Vungle'), number)
        .map(([net, n]) => `${net} ${n}.0`),
      {selector: (line) => line.split(' ')[0], maxLength: 4},
    );
    const made = fc
      .uniqueArray(fc.tuple(number, number, fc.constantFrom('', '-beta.1'), adapters), {
        selector: ([major, minor, suffix]) => `${major}.${minor}${suffix}`,
        minLength: 2,
        maxLength: 8,
      })
      .map((rows) =>
        rows.map(([major, minor, suffix, own]) => entry(`${major}.${minor}.0${suffix}`, {adapters: own})),
      );
    fc.assert(
      fc.property(made, fc.nat(), fc.nat(), (entries, a, b) => {
        const nameAt = (index: number) => entries[index % entries.length]?.name ?? '';
        const found = compareReleases(entries, steps, nameAt(a), nameAt(b));
        for (const {from, to} of found.changed) expect(from).not.toBe(to);
        for (const {from} of found.added) expect(from).toBeNull();
        for (const step of [...found.steps, ...found.gaps])
          expect(compareVersions(step.to, versionCore(found.to))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('says for which part of the way no steps are known', () => {
    const names = (from: string, to: string) =>
      compareReleases([entry('3.4.0'), ...list], steps, from, to).gaps.map(
        (gap) => `${gap.from} → ${gap.to}`,
      );
    expect(names('3.2.1', '3.4.0')).toEqual(['3.3 → 3.4']);
    expect(names('3.3.0', '3.4.0')).toEqual(['3.3 → 3.4']);
    expect(names('3.1.0', '3.3.0')).toEqual([]);
    expect(compareReleases([entry('3.4.0'), ...list], [], '3.1.0', '3.4.0').gaps.map(({to}) => to)).toEqual([
      '3.2',
      '3.3',
      '3.4',
    ]);
  });

  it('moves whole groups of Unity adapters, and believes in removals only where a line says so', () => {
    const unity = [
      entry('2.2.0', {
        adapters: ['[iOS] Bidon adapters removed: Pangle', '[iOS] Bidon adapters moved to 0.2.0'],
      }),
      entry('2.1.0', {
        adapters: ['[iOS] Bidon adapters added: AdMob 0.1.0, Pangle 0.1.0', '[iOS] Sentry adapter dropped'],
      }),
      entry('2.0.0', {adapters: ['[iOS] Bidon adapters moved to 0.1.0']}),
    ];
    const found = compareReleases(unity, [], '2.1.0', '2.2.0');
    expect(found.changed).toEqual([
      {tag: 'iOS', group: 'Bidon adapters', name: '', from: '0.1.0', to: '0.2.0'},
    ]);
    expect(found.removed).toEqual([
      {tag: 'iOS', group: 'Bidon adapters', name: 'Pangle', from: '0.1.0', to: null},
    ]);
    expect(compareReleases(unity, [], '2.0.0', '2.1.0').adapterNotes.map(({en}) => en)).toEqual([
      '[iOS] Sentry adapter dropped',
    ]);
  });

  it.each([
    ['Minimum Android API level raised from 21 to 23', true],
    ['[Unity] Minimum Unity version raised to 2020.3.16', true],
    ['Xcode 16.1 or newer required', true],
    ['Built with Kotlin 2.1.0', true],
    ['Minimum Android API level 14 in the demo (was 9)', false],
    ['Demo moved to compile and target SDK 33 with Kotlin 1.8.10', false],
    ['setMinimumFreeMemoryPercentage:forAdType: deprecated', false],
  ])('"%s" raises a minimum: %s', (line, raises) => {
    expect(raisesMinimum(line)).toBe(raises);
  });

  it('becomes Markdown with full addresses', () => {
    const labels = {
      title: 'T',
      minimums: 'Min',
      steps: 'Steps',
      deprecations: 'Dep',
      features: 'Feat',
      fixes: 'Fix',
      added: 'Added',
      changed: 'Changed',
      removed: 'Removed',
      adapterNotes: 'More',
      gap: ({from, to}: {from: string; to: string}) => `No steps from ${from} to ${to}.`,
      nothing: 'Nothing',
    };
    const options = {
      labels,
      changelog: 'https://a.b/ios/changelog',
      guide: 'https://a.b/ios/upgrade-guide',
      site: 'https://a.b/',
      russian: false,
    };
    expect(comparisonMarkdown(compareReleases(list, steps, '3.2.1', '3.3.0'), options)).toBe(
      [
        '# T',
        '## Min',
        '- Xcode 15.3 is the minimum ([3.3.0](https://a.b/ios/changelog#v3-3-0))',
        '## Steps',
        '### [From 3.2 to 3.3](https://a.b/ios/upgrade-guide#from-3-2-to-3-3)',
        '- B.',
        '## Feat',
        '- New ([3.3.0](https://a.b/ios/changelog#v3-3-0))\n- From the beta ([3.3.0-beta.1](https://a.b/ios/changelog#v3-3-0-beta-1))',
        '## Fix',
        '- Both ([3.3.0](https://a.b/ios/changelog#v3-3-0))',
        '## Changed',
        '- AdMob 2.0 → 3.0\n',
      ].join('\n\n'),
    );
    expect(comparisonMarkdown(compareReleases(list, [], '3.1.0', '3.1.0'), options)).toBe('# T\n\nNothing\n');
    const bare = [entry('3.4.0'), entry('3.3.0')];
    expect(comparisonMarkdown(compareReleases(bare, steps, '3.3.0', '3.4.0'), options)).toBe(
      '# T\n\n## Steps\n\nNo steps from 3.3 to 3.4.\n',
    );
  });

  it('keeps its pair in the address', () => {
    expect(parseComparison(formatComparison({from: '3.2.0', to: '3.10.0'}, '?kind=fixes'))).toEqual({
      from: '3.2.0',
      to: '3.10.0',
    });
    expect(formatComparison({from: null, to: null}, '?from=1.0.0&kind=fixes,features')).toBe(
      '?kind=fixes,features',
    );
    expect(parseComparison('?from=<script>&to=')).toEqual({from: null, to: null});
  });
});

describe('upgrade steps', () => {
  it('are the prose of the sections from-x-y-to-x-z, boxes included, without code, tables and subsections', () => {
    const guide = [
      '## Every upgrade {#every-upgrade}',
      'No.',
      '## From 3.2.1 to 3.3 {#from-3-2-1-to-3-3}',
      '',
      'First,',
      'second.',
      '',
      '- One',
      '  more',
      '- Two:',
      '',
      '```ruby',
      '## From 1 to 2 {#from-1-to-2}',
      '- no',
      '```',
      '',
      '| a | b |',
      '| --- | --- |',
      '',
      ':::note',
      '',
      'Box.',
      '',
      ':::',
      '',
      '### Sub {#sub}',
      '',
      'No.',
      '## Next {#next}',
      'No.',
    ].join('\n');
    expect(upgradeSteps(guide)).toEqual([
      {
        id: 'from-3-2-1-to-3-3',
        title: 'From 3.2.1 to 3.3',
        from: '3.2.1',
        to: '3.3',
        items: ['First, second.', 'One more', 'Two.', 'Box.'],
      },
    ]);
  });

  it('come from the guide of the language, tokens replaced; English stands in for a missing one', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'guides-'));
    const russian = 'i18n/ru/docusaurus-plugin-content-docs-ios/current';
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    };
    const number = {version: '3.3.1', artifact: '3.3.1.0', date: ''};
    const latest = {android: number, ios: number, unity: number};
    const itemsIn = (locale: 'en' | 'ru') =>
      loadUpgradeSteps(root, 'ios', locale, latest).flatMap(({items}) => items);
    try {
      write('docs/ios/upgrade-guide.mdx', '## T {#from-3-2-to-3-3}\n\nTake %ios.version%.\n');
      expect([itemsIn('en'), itemsIn('ru')]).toEqual([['Take 3.3.1.'], ['Take 3.3.1.']]);
      write(`${russian}/upgrade-guide.mdx`, '## Т {#from-3-2-to-3-3}\n\nВозьмите %ios.version%.\n');
      expect(itemsIn('ru')).toEqual(['Возьмите 3.3.1.']);
      write('docs/ios/upgrade-guide.mdx', '## T {#t}\n');
      expect(() => itemsIn('en')).toThrow('docs/ios/upgrade-guide.mdx: no heading such as');
    } finally {
      rmSync(root, {recursive: true});
    }
  });
});

describe('files for programs', () => {
  const site = 'https://docs.example.com/';
  const labels = {
    title: 'Title & more',
    description: 'What',
    noNotes: 'None',
    lists: {features: 'Features', fixes: 'Fixes', adapters: 'Ships with', deprecations: 'Deprecations'},
  };
  const links = {rss: `${site}rss.xml`, atom: `${site}atom.xml`, json: `${site}feed.json`};
  /** More releases than a feed holds, newest first, one a day, with every kind of line; the last have no date or notes. */
  const many: Release[] = [
    {
      name: '3.10.0',
      date: '2025-09-12',
      build_date: '2025-09-11',
      sdks: {android: '3.10.0', ios: '3.10.0'},
      features: ['**New** `<T>` & [page](/ios/a)'],
      adapters: ['[Android] Appodeal adapters moved to 3.10.0.0'],
    },
    ...Array.from({length: FEED_LENGTH + 5}, (_, index) => ({
      name: `3.9.${FEED_LENGTH + 5 - index}`,
      date: new Date(Date.parse('2025-09-11') - index * 86_400_000).toISOString().slice(0, 10),
      fixes: [`Fix ${index}`],
    })),
    {name: '2.0.0', date: 'June 30, 2015'},
    {name: '1.11.1', date: null},
  ];
  const dataOf = (platform: Platform) =>
    releaseJson(
      many.map((release) => changelogEntry(release, null)),
      {platform, language: 'en', url: `${site}${platform}/changelog`, latest: '3.10.0'},
    );
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['item', 'entry', 'link'].includes(name),
  });

  it.each(PLATFORMS)('feeds of %s are sound and say nothing but data', (platform) => {
    const feed = releaseFeed(dataOf(platform), {labels, site, links});
    const [rss, atom] = [feed.rss2(), feed.atom1()];
    expect([XMLValidator.validate(rss), XMLValidator.validate(atom)]).toEqual([true, true]);

    const {channel} = (
      parser.parse(rss) as {rss: {channel: Record<string, unknown> & {item: Record<string, unknown>[]}}}
    ).rss;
    expect(channel).toMatchObject({title: 'Title & more', lastBuildDate: 'Fri, 12 Sep 2025 00:00:00 GMT'});
    expect(channel.item).toHaveLength(FEED_LENGTH);
    for (const item of channel.item) {
      expect(item.link).toEqual([
        expect.stringMatching(new RegExp(`^https://docs\\.example\\.com/${platform}/changelog#v`)),
      ]);
      expect(Date.parse(String(item.pubDate))).toBeLessThanOrEqual(NOW.getTime());
    }

    const {feed: tree} = parser.parse(atom) as {
      feed: Record<string, unknown> & {entry: {id: string; updated: string}[]};
    };
    expect(tree.updated).toBe('2025-09-12T00:00:00.000Z');
    expect(new Set(tree.entry.map(({id}) => id)).size).toBe(FEED_LENGTH);
    expect(tree.entry.map(({updated}) => updated)).toEqual(
      tree.entry
        .map(({updated}) => updated)
        .sort()
        .reverse(),
    );

    const json = JSON.parse(feed.json1()) as {
      version: string;
      feed_url: string;
      items: {content_html: string; date_modified: string}[];
    };
    expect(json).toMatchObject({
      version: expect.stringContaining('jsonfeed.org/version/1') as string,
      feed_url: links.json,
    });
    expect(json.items[0]?.date_modified).toBe('2025-09-12T00:00:00.000Z');
    // The same input gives the same bytes.
    expect(releaseFeed(dataOf(platform), {labels, site, links}).rss2()).toBe(rss);
  });

  it('escape what a line may hold', () => {
    const data = releaseJson(
      [entry('1.0.0', {fixes: ['[iOS] <b>&"x"</b> `<i>` [page](/ios/a)', ']]>']}), entry('0.9.0')],
      {platform: 'ios', language: 'en', url: `${site}ios/changelog`, latest: '1.0.0'},
    );
    const feed = releaseFeed(data, {labels, site, links});
    const [item, empty] = (JSON.parse(feed.json1()) as {items: {content_html: string}[]}).items;
    expect(item?.content_html).toContain(
      '<strong>iOS</strong> &lt;b&gt;&amp;&quot;x&quot;&lt;/b&gt; <code>&lt;i&gt;</code> <a href="https://docs.example.com/ios/a">page</a>',
    );
    expect(empty?.content_html).toBe('<p>None</p>');
    expect(XMLValidator.validate(feed.rss2())).toBe(true);
  });

  it('have the documented shape', () => {
    const data = dataOf('unity');
    expect(data).toMatchObject({
      platform: 'unity',
      language: 'en',
      latest: '3.10.0',
      url: `${site}unity/changelog`,
    });
    expect(data.releases).toHaveLength(many.length);
    expect(data.releases[0]).toMatchObject({
      version: '3.10.0',
      state: 'stable',
      promotedTo: null,
      date: '2025-09-12',
      buildDate: '2025-09-11',
      sdks: {android: '3.10.0', ios: '3.10.0'},
      url: `${site}unity/changelog#v3-10-0`,
    });
    const line = data.releases[0]?.notes?.adapters[0];
    expect(line).toMatchObject({text: 'Appodeal adapters moved to 3.10.0.0', tag: 'Android', language: 'en'});
    expect(line?.url).toMatch(/\/unity\/changelog#v3-10-0-[0-9a-z]{4}$/);
    expect(data.releases.at(-1)).toMatchObject({version: '1.11.1', date: null, notes: null});
    expect(data.releases.at(-2)).toMatchObject({version: '2.0.0', date: '2015-06-30', notes: null});
  });

  it('say of each line in which language it is', () => {
    const texts = {lines: new Map([['New', 'Новое']]), patterns: []};
    const russian = changelogEntry(
      {name: '1.0.0', date: null, features: ['New', 'Old'], internalFixes: 'Inside'},
      texts,
    );
    const [release] = releaseJson([russian], {
      platform: 'ios',
      language: 'ru',
      url: 'u',
      latest: '1.0.0',
    }).releases;
    expect(release?.notes?.features.map(({text, language}) => [text, language])).toEqual([
      ['Новое', 'ru'],
      ['Old', 'en'],
    ]);
    expect(release?.internalFixes).toMatchObject({text: 'Inside', language: 'en'});
  });
});

describe('build date', () => {
  it('falls back to the date, and is absent where the list has none', () => {
    expect(changelogEntry({name: '1.0.0', date: '2020-01-01', build_date: null}, null).buildDate).toBe(
      '2020-01-01',
    );
    expect(changelogEntry({name: '1.0.0', build_date: null}, null).buildDate).toBeNull();
    expect(changelogEntry({name: '1.0.0', date: '2020-01-01'}, null)).not.toHaveProperty('buildDate');
  });
});
