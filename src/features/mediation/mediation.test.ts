import fc from 'fast-check';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';

import {checkSnippet} from '../../../checks/text/lib/snippets.ts';
import {PLATFORMS} from '../../site/sections.ts';

import {adaptersByEngine} from './adaptersByEngine.ts';
import {AD_TYPE_ORDER} from './adTypeOrder.ts';
import type {GeneratedFile} from './generatedFile.ts';
import {gradleFiles, type GradleDsl} from './gradleFiles.ts';
import {loadMediation} from './loadMediation.ts';
import {AD_TYPES} from './mediationSchema.ts';
import {platformMediation, type NativePlatform} from './platformMediation.ts';
import {podfile} from './podfile.ts';
import {isConflict, requirementsOf, type Requirement} from './requirements.ts';
import {defaultSelection, selectedAdapters, selectionOf, withParts, type Selection} from './selection.ts';
import {choiceFromSearch, defaultChoice, searchWithChoice, type BuildForm} from './selectionAddress.ts';
import {unityFiles} from './unityFiles.ts';

const DATA = loadMediation();
const android = platformMediation(DATA, 'android');
const ios = platformMediation(DATA, 'ios');
const unity = platformMediation(DATA, 'unity');
const PLATFORM_DATA = {android, ios, unity};

const NUMBERS = {version: '9.8.7', artifact: '9.8.7.0'};
const RELEASES = {
  android: NUMBERS,
  ios: {version: '9.8.6', artifact: '9.8.6.0'},
  unity: {version: '9.8.5', artifact: '9.8.5.0'},
};
const WORDS = {services: 'Сервисы'};

const ids = (data: typeof android) => data.parts.map(({id}) => id);

/** Any selection of a platform. */
const selectionIn = (data: typeof android) =>
  fc.subarray(ids(data)).map((chosen) => selectionOf(data, chosen));

/** Each part alone, everything, nothing, and everything but one part. */
const namedSelections = (data: typeof android): Selection[] => [
  defaultSelection(data),
  selectionOf(data, []),
  ...ids(data).map((id) => selectionOf(data, [id])),
  ...ids(data).map((id) => selectionOf(data, ['appodeal', 'bidmachine', 'bidon', 'levelplay', 'max', id])),
  ...ids(data).map((id) =>
    selectionOf(
      data,
      ids(data).filter((other) => other !== id),
    ),
  ),
];

const bundle = (selection: Selection, dsl: GradleDsl = 'kotlin') =>
  gradleFiles(android, {selection, form: 'bundle'}, NUMBERS, dsl, WORDS);
const single = (selection: Selection, dsl: GradleDsl = 'kotlin') =>
  gradleFiles(android, {selection, form: 'single'}, NUMBERS, dsl, WORDS);
const pods = (selection: Selection) => podfile(ios, {selection, form: 'bundle'}, RELEASES.ios, WORDS);
const unityProject = (selection: Selection) => unityFiles(unity, {selection, form: 'bundle'}, RELEASES);

const file = (files: GeneratedFile[], name: string): string => {
  const found = files.find((each) => each.name.endsWith(name));
  if (!found) throw new Error(`no file ${name}`);
  return found.code;
};

const matches = (text: string, pattern: RegExp): string[][] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1));

/** Artifacts of the chosen adapters. */
const artifactsIn = (data: typeof android, selection: Selection, native: NativePlatform): string[] =>
  selectedAdapters(data, selection).flatMap(({packages}) => packages[native]?.artifact ?? []);

const sorted = (values: readonly string[]): string[] => [...values].sort();

// The same selections in every run, so that a failure can be met again.
fc.configureGlobal({seed: 310});

const RUNS = {numRuns: 300};

async function expectParsed(files: GeneratedFile[]): Promise<void> {
  for (const {name, language, code} of files) {
    expect(await checkSnippet(language, code), `${name}\n${code}`).toBeUndefined();
    if (language === 'xml') expect(XMLValidator.validate(code)).toBe(true);
    if (language === 'json') expect(JSON.parse(code)).toBeTypeOf('object');
  }
}

describe('data of a platform', () => {
  it('has what the platform has and nothing else', () => {
    expect(ids(android)).toContain('chartboost');
    expect(android.ios).toBeUndefined();
    expect(android.unity).toBeUndefined();
    expect(ios.android).toBeUndefined();
    expect(Object.keys(unity)).toEqual(expect.arrayContaining(['android', 'ios', 'unity']));
    expect(unity.adapters.find(({id}) => id === 'appodeal_verve')?.packages.ios).toBeUndefined();
    expect(ios.adapters.find(({id}) => id === 'appodeal_verve')?.packages.ios?.artifact).toBe(
      'APDVerveAdapter',
    );
  });

  it('promises no native ads on Unity', () => {
    const types = unity.adapters.flatMap(({packages}) =>
      Object.values(packages).flatMap(({adTypes}) => adTypes),
    );
    expect(types).toContain('banner');
    expect(types).not.toContain('native');
  });

  it('orders every ad type', () => {
    expect(sorted(AD_TYPE_ORDER)).toEqual(sorted(AD_TYPES));
  });
});

describe('selection', () => {
  it('takes an adapter when its engine and its part are both chosen', () => {
    const both = selectedAdapters(android, selectionOf(android, ['max', 'admob'])).map(({id}) => id);
    expect(both).toEqual(['appodeal_admob', 'appodeal_max', 'max_admob']);
    const withoutEngine = selectedAdapters(android, selectionOf(android, ['gam'])).map(({id}) => id);
    expect(withoutEngine).toEqual([]);
  });

  it('keeps what every build needs', () => {
    expect([...selectionOf(ios, [])]).toEqual(['appodeal']);
    const all = defaultSelection(ios);
    expect(withParts(ios, all, ios.parts, false)).toEqual(new Set(['appodeal']));
  });

  it('groups every adapter of a build once', () => {
    fc.assert(
      fc.property(selectionIn(unity), (selection) => {
        const grouped = adaptersByEngine(unity, selection, WORDS).flatMap(({adapters}) =>
          adapters.map(({id}) => id),
        );
        expect(sorted(grouped)).toEqual(sorted(selectedAdapters(unity, selection).map(({id}) => id)));
      }),
      RUNS,
    );
  });
});

describe('address', () => {
  const forms = (data: typeof android) =>
    data.platform === 'android'
      ? fc.constantFrom<BuildForm>('bundle', 'single')
      : fc.constant('bundle' as const);

  for (const platform of PLATFORMS) {
    const data = PLATFORM_DATA[platform];

    it(`gives every choice back on ${platform}, keeps other parameters and stays short`, () => {
      const others = fc.constantFrom('', '?gradle=groovy', '?theme=dark&x=%26with%3Dadmob', '?a&b=');
      fc.assert(
        fc.property(selectionIn(data), forms(data), others, (selection, form, search) => {
          const written = searchWithChoice(data, search, {selection, form});
          expect(choiceFromSearch(data, written)).toEqual({selection, form});
          expect(searchWithChoice(data, written, {selection, form})).toBe(written);
          expect(written.startsWith(search === '' ? '' : search)).toBe(true);
          expect(written.length - search.length).toBeLessThan(180);
          // Nothing in it needs escaping.
          expect(written.slice(search.length)).toMatch(/^[?&]?[\w.=&-]*$/);
        }),
        RUNS,
      );
    });

    it(`survives any address on ${platform}`, () => {
      const piece = fc.oneof(
        fc.string(),
        fc.constantFrom(...ids(data), '', '.', '../..', '__proto__', 'constructor', '<script>', '%', '%ff'),
      );
      const query = fc
        .tuple(fc.constantFrom('with', 'without', 'build', '%77ith', 'x'), fc.array(piece, {maxLength: 8}))
        .map(([key, pieces]) => `${key}=${pieces.join('.')}`);
      fc.assert(
        fc.property(fc.array(query, {maxLength: 4}), (queries) => {
          const choice = choiceFromSearch(data, `?${queries.join('&')}`);
          expect(choice.selection.has('appodeal')).toBe(true);
          for (const id of choice.selection) expect(ids(data)).toContain(id);
          const written = searchWithChoice(data, `?${queries.join('&')}`, choice);
          expect(choiceFromSearch(data, written)).toEqual(choice);
        }),
        RUNS,
      );
    });
  }

  it('says nothing of the default', () => {
    expect(searchWithChoice(android, '', defaultChoice(android))).toBe('');
    expect(searchWithChoice(android, '?without=admob&theme=dark', defaultChoice(android))).toBe(
      '?theme=dark',
    );
  });

  it('names what is left out or what is kept, whichever is shorter', () => {
    const without = withParts(
      ios,
      defaultSelection(ios),
      ios.parts.filter(({id}) => id === 'admob'),
      false,
    );
    expect(searchWithChoice(ios, '', {selection: without, form: 'bundle'})).toBe('?without=admob');
    const few = selectionOf(ios, ['admob', 'iab']);
    expect(searchWithChoice(ios, '', {selection: few, form: 'bundle'})).toBe('?with=appodeal.admob.iab');
  });

  it('skips unknown ids, and shows the default where none is known', () => {
    expect(choiceFromSearch(ios, '?without=admob.shut-down-network').selection.has('admob')).toBe(false);
    expect(choiceFromSearch(ios, '?with=nothing.of.this')).toEqual(defaultChoice(ios));
    expect(choiceFromSearch(ios, '?build=single')).toEqual(defaultChoice(ios));
    expect(choiceFromSearch(android, `?with=${'admob.'.repeat(5000)}`)).toEqual(defaultChoice(android));
  });
});

describe('Gradle', () => {
  it('parses for each part, in both languages and forms', async () => {
    for (const selection of namedSelections(android)) {
      for (const dsl of ['kotlin', 'groovy'] as const) {
        await expectParsed([...bundle(selection, dsl), ...single(selection, dsl)]);
      }
    }
  }, 120_000);

  it('parses for any selection', async () => {
    await fc.assert(
      fc.asyncProperty(
        selectionIn(android),
        fc.constantFrom<GradleDsl>('kotlin', 'groovy'),
        (selection, dsl) =>
          expectParsed([...bundle(selection, dsl).slice(1), ...single(selection, dsl).slice(1)]),
      ),
      {numRuns: 150},
    );
  }, 120_000);

  it('is one line for everything', () => {
    expect(file(bundle(defaultSelection(android)), 'build.gradle.kts')).toBe(
      ['dependencies {', '    implementation("com.appodeal.ads:sdk:9.8.7.0")', '}'].join('\n'),
    );
    expect(file(bundle(defaultSelection(android), 'groovy'), 'build.gradle')).toContain(
      "implementation 'com.appodeal.ads:sdk:9.8.7.0'",
    );
  });

  it('excludes exactly what is not chosen', () => {
    const all = artifactsIn(android, defaultSelection(android), 'android');
    const groups = android.android?.adapterGroups ?? [];
    fc.assert(
      fc.property(selectionIn(android), fc.constantFrom<GradleDsl>('kotlin', 'groovy'), (selection, dsl) => {
        const code = file(bundle(selection, dsl), dsl === 'kotlin' ? 'build.gradle.kts' : 'build.gradle');
        const kept = artifactsIn(android, selection, 'android');
        const excluded = matches(
          code,
          /exclude\(?\s?group(?: =|:) ["']([^"']+)["'](?:, module(?: =|:) ["']([^"']+)["'])?/g,
        );
        const gone = all.filter((artifact) =>
          excluded.some(([group, module]) =>
            module === undefined
              ? artifact.startsWith(`${group ?? ''}:`)
              : artifact === `${group ?? ''}:${module}`,
          ),
        );
        expect(sorted([...kept, ...gone])).toEqual(sorted(all));
        expect(excluded.length).toBe(new Set(excluded.map(String)).size);
        // A whole group is excluded only where it holds adapters alone.
        for (const [group, module] of excluded) {
          if (module === undefined) expect(groups).toContain(group);
        }
        expect(code.split('\n').filter((line) => line.includes('implementation'))).toHaveLength(1);
      }),
      RUNS,
    );
  });

  it('names each chosen artifact once, with its version, and no other', () => {
    fc.assert(
      fc.property(selectionIn(android), (selection) => {
        const code = file(single(selection), 'build.gradle.kts');
        const lines = matches(code, /implementation\("([^"]+):([^":]+)"\)/g);
        expect(lines[0]).toEqual(['com.appodeal.ads.sdk:core', '9.8.7']);
        expect(sorted(lines.slice(1).map(([artifact]) => artifact ?? ''))).toEqual(
          sorted(artifactsIn(android, selection, 'android')),
        );
        const versions = new Map(
          android.adapters.map(({packages}) => [
            packages.android?.artifact,
            packages.android?.version ?? '9.8.7.0',
          ]),
        );
        for (const [artifact, version] of lines.slice(1)) expect(versions.get(artifact)).toBe(version);
        expect(code).not.toContain('exclude');
      }),
      RUNS,
    );
  });

  it('lists a repository, or its mirror, for every adapter', () => {
    const code = file(bundle(defaultSelection(android)), 'settings.gradle.kts');
    const repositories = android.android?.repositories ?? [];
    for (const {packages} of android.adapters) {
      for (const id of packages.android?.repositories ?? []) {
        const own = repositories.find((repository) => repository.id === id);
        const serving = repositories.find((repository) => repository.id === (own?.mirror ?? id));
        expect(code).toContain(serving?.gradle ?? serving?.url ?? 'missing');
      }
    }
    expect(code).toContain('google()');
    expect(code).toContain('mavenCentral()');
    expect(code).toContain('https://artifactory.appodeal.com/appodeal');
  });

  it('takes all four adapters of Google out with two parts', () => {
    const choice = choiceFromSearch(android, '?without=admob.gam');
    const code = file(bundle(choice.selection), 'build.gradle.kts');
    expect(matches(code, /module = "([^"]+)"/g).flat()).toEqual([
      'admob',
      'admob-adapter',
      'google-adapter',
      'google-ad-manager-adapter',
    ]);
  });

  it('excludes AppLovin MAX by its module and one group, but LevelPlay adapter by adapter', () => {
    const withoutMax = file(bundle(choiceFromSearch(android, '?without=max').selection), 'build.gradle.kts');
    expect(withoutMax).toContain('exclude(group = "com.applovin.mediation")');
    expect(withoutMax).toContain('module = "applovin_max"');
    const withoutLevelPlay = file(
      bundle(choiceFromSearch(android, '?without=levelplay').selection),
      'build.gradle.kts',
    );
    // The group holds LevelPlay's own SDK too, which the network ironSource needs.
    expect(withoutLevelPlay).not.toContain('exclude(group = "com.unity3d.ads-mediation")');
    expect(withoutLevelPlay).toContain('module = "vungle-adapter"');
  });
});

describe('Podfile', () => {
  it('parses for each part and for any selection', async () => {
    for (const selection of namedSelections(ios)) await expectParsed(pods(selection));
    await fc.assert(
      fc.asyncProperty(selectionIn(ios), (selection) => expectParsed(pods(selection))),
      {numRuns: 150},
    );
  }, 120_000);

  it('names each chosen pod once, with its version, and no other', () => {
    const versions = new Map(
      ios.adapters.map(({packages}) => [packages.ios?.artifact, packages.ios?.version ?? '9.8.6.0']),
    );
    fc.assert(
      fc.property(selectionIn(ios), (selection) => {
        const lines = matches(file(pods(selection), 'Podfile'), /^ {2}pod '([^']+)', '([^']+)'$/gm);
        expect(lines[0]).toEqual(['Appodeal', '9.8.6']);
        expect(sorted(lines.slice(1).map(([name]) => name ?? ''))).toEqual(
          sorted(artifactsIn(ios, selection, 'ios')),
        );
        for (const [name, version] of lines.slice(1)) expect(versions.get(name)).toBe(version);
      }),
      RUNS,
    );
  });

  it('names the source of Bidon exactly where a pod needs it', () => {
    const bidon = "source 'https://github.com/bidon-io/CocoaPods_Specs.git'";
    fc.assert(
      fc.property(selectionIn(ios), (selection) => {
        const needs = selectedAdapters(ios, selection).some(
          ({packages}) => packages.ios?.repositories.includes('bidon') === true,
        );
        expect(file(pods(selection), 'Podfile').includes(bidon)).toBe(needs);
      }),
      RUNS,
    );
    // AdMob's adapter depends on Bidon, even without the engine.
    expect(file(pods(selectionOf(ios, ['admob'])), 'Podfile')).toContain(bidon);
    expect(file(pods(selectionOf(ios, ['amazon'])), 'Podfile')).not.toContain(bidon);
  });

  it('knows the pods that depend on Bidon', () => {
    for (const {packages} of ios.adapters) {
      const depends = packages.ios?.dependsOn.some((library) => library.startsWith('Bidon '));
      if (depends === true) expect(packages.ios?.repositories).toContain('bidon');
    }
  });
});

describe('Unity', () => {
  interface List {
    dependencies: {
      iosPods: {
        iosPod: {id: string; name: string; version: string; minTargetSdk: string}[];
        sources: {source: string[]};
      };
      androidPackages: {
        androidPackage: {id: string; spec: string}[];
        repositories: {repository: string[]};
      };
    };
  }
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => ['iosPod', 'source', 'androidPackage', 'repository'].includes(name),
  });
  const listOf = (selection: Selection) =>
    (parser.parse(file(unityProject(selection), 'AppodealDependencies.xml')) as List).dependencies;

  it('is well-formed for each part and for any selection', async () => {
    for (const selection of namedSelections(unity)) await expectParsed(unityProject(selection));
    await fc.assert(
      fc.asyncProperty(selectionIn(unity), (selection) => expectParsed(unityProject(selection))),
      {numRuns: 150},
    );
  }, 120_000);

  it('lists each chosen adapter once per platform, with its version, and no other', () => {
    fc.assert(
      fc.property(selectionIn(unity), (selection) => {
        const {iosPods, androidPackages} = listOf(selection);
        const chosen = selectedAdapters(unity, selection);
        expect(iosPods.iosPod.map(({id, name, version}) => `${id} ${name} ${version}`)).toEqual([
          'appodeal Appodeal 9.8.6',
          ...chosen.flatMap(({id, packages: {ios: pod}}) =>
            pod === undefined ? [] : `${id} ${pod.artifact} ${pod.version ?? '9.8.6.0'}`,
          ),
        ]);
        expect(androidPackages.androidPackage.map(({id, spec}) => `${id} ${spec}`)).toEqual([
          'appodeal com.appodeal.ads.sdk:core:9.8.7',
          ...chosen.flatMap(({id, packages: {android: library}}) =>
            library === undefined ? [] : `${id} ${library.artifact}:${library.version ?? '9.8.7.0'}`,
          ),
        ]);
      }),
      RUNS,
    );
  });

  it('lists every repository that a chosen adapter names', () => {
    fc.assert(
      fc.property(selectionIn(unity), (selection) => {
        const {iosPods, androidPackages} = listOf(selection);
        const urlOf = (native: NativePlatform, id: string) =>
          unity[native]?.repositories.find((repository) => repository.id === id)?.url;
        for (const {packages} of selectedAdapters(unity, selection)) {
          for (const id of packages.android?.repositories ?? []) {
            expect(androidPackages.repositories.repository).toContain(urlOf('android', id));
          }
          for (const id of packages.ios?.repositories ?? []) {
            expect(iosPods.sources.source).toContain(urlOf('ios', id));
          }
        }
        expect(androidPackages.repositories.repository).toContain(
          'https://artifactory.appodeal.com/appodeal',
        );
        expect(iosPods.sources.source).toContain('https://github.com/appodeal/CocoaPods.git');
      }),
      RUNS,
    );
  });

  it('declares the lowest iOS version of each pod', () => {
    const {iosPods} = listOf(defaultSelection(unity));
    const minimum = (id: string) => iosPods.iosPod.find((pod) => pod.id === id)?.minTargetSdk;
    expect(minimum('appodeal')).toBe('12.0');
    expect(minimum('appodeal_my_target')).toBe('12.4');
    expect(minimum('appodeal_firebase')).toBe('13.0');
    expect(minimum('appodeal_admob')).toBe('12.0');
  });

  it('adds the package of the newest release and External Dependency Manager', () => {
    expect(JSON.parse(file(unityProject(defaultSelection(unity)), 'manifest.json'))).toEqual({
      dependencies: {
        'com.appodeal.mediation': 'https://github.com/appodeal/appodeal-unity-plugin-upm.git#v9.8.5',
        'com.google.external-dependency-manager': expect.stringMatching(
          /^file:com\.google\.external-dependency-manager-\d+\.\d+\.\d+\.tgz$/,
        ) as string,
      },
    });
  });
});

describe('requirements', () => {
  const of = (data: typeof android, search: string): Requirement[] =>
    requirementsOf(data, choiceFromSearch(data, search));
  const conflicts = (data: typeof android, search: string) => of(data, search).filter(isConflict);

  it('finds no conflict in everything', () => {
    for (const data of [android, ios, unity]) expect(conflicts(data, '')).toEqual([]);
  });

  it('says that a network needs an engine which is not chosen', () => {
    expect(conflicts(android, '?without=max')).toEqual([{kind: 'no-adapter', part: 'gam', engines: ['max']}]);
    expect(conflicts(ios, '?without=max.bidon.gam')).toEqual([
      {kind: 'no-adapter', part: 'chartboost', engines: ['bidon', 'max']},
    ]);
  });

  it('says that an engine has no network', () => {
    expect(conflicts(ios, '?with=appodeal.levelplay.iab')).toEqual([
      {kind: 'engine-alone', part: 'levelplay'},
    ]);
    expect(conflicts(ios, '?with=appodeal.iab')).toEqual([{kind: 'engine-alone', part: 'appodeal'}]);
    // BidMachine is an exchange itself.
    expect(conflicts(ios, '?with=bidmachine.iab')).toEqual([]);
    // Amazon has an adapter for every engine.
    expect(conflicts(ios, '?with=levelplay.max.bidon.bidmachine.amazon.iab')).toEqual([]);
  });

  it('says that the renderer is left out', () => {
    expect(conflicts(unity, '?without=iab')).toEqual([{kind: 'no-renderer', part: 'iab'}]);
  });

  it('says that the SDK of Google stays', () => {
    expect(conflicts(android, '?without=admob')).toEqual([{kind: 'google-stays', parts: ['gam']}]);
    expect(conflicts(android, '?without=admob.gam')).toEqual([]);
    expect(conflicts(android, '?without=admob.max.gam')).toEqual([]);
  });

  it('asks for the App ID exactly while an adapter of Google is in the build', () => {
    for (const data of [android, ios, unity]) {
      fc.assert(
        fc.property(selectionIn(data), (selection) => {
          const asks = requirementsOf(data, {selection, form: 'bundle'}).some(
            (requirement) => requirement.kind === 'asks' && requirement.demand === 'google-app-id',
          );
          const google = selectedAdapters(data, selection).some(({part}) => ['admob', 'gam'].includes(part));
          expect(asks).toBe(google);
        }),
        RUNS,
      );
    }
  });

  it('names the old billing library on Android and Unity only', () => {
    const billing = (data: typeof android) =>
      of(data, '?with=mytarget.iab').some(
        (requirement) => requirement.kind === 'asks' && requirement.demand === 'billing-library-7',
      );
    expect([android, ios, unity].map(billing)).toEqual([true, false, true]);
  });

  it('says which iOS version is declared by which parts', () => {
    const minimum = (search: string) => of(ios, search).find(({kind}) => kind === 'minimum');
    expect(minimum('?with=firebase.amazon')).toEqual({
      kind: 'minimum',
      version: '13.0',
      target: '13.0',
      parts: ['firebase'],
    });
    expect(minimum('?with=mytarget.amazon')).toEqual({
      kind: 'minimum',
      version: '12.4',
      target: '13.0',
      parts: ['mytarget'],
    });
    expect(minimum('?with=amazon')).toBeUndefined();
    // Moloco's pod for Bidon declares more than the one for Appodeal's engine.
    expect(minimum('?with=moloco')).toBeUndefined();
    expect(minimum('?with=moloco.bidon')).toMatchObject({version: '13.0', parts: ['moloco']});
    expect(of(android, '').some(({kind}) => kind === 'minimum')).toBe(false);
  });

  it('offers single artifacts when they make the shorter file', () => {
    const kinds = (search: string) => of(android, search).map(({kind}) => kind);
    expect(kinds('?with=admob.iab')).toContain('single-is-shorter');
    expect(kinds('?with=admob.iab&build=single')).not.toContain('single-is-shorter');
    expect(kinds('?without=admob')).not.toContain('single-is-shorter');
  });
});
