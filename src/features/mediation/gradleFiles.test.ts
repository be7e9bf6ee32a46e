import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {GradleDsl} from './gradleFiles.ts';
import {defaultSelection} from './selection.ts';
import {choiceFromSearch} from './selectionAddress.ts';
import {
  namedSelections,
  android,
  expectParsed,
  bundle,
  single,
  selectionIn,
  file,
  artifactsIn,
  matches,
  sorted,
  RUNS,
} from './testData.ts';

// Uses the same selections in every run so that failures are reproducible.
fc.configureGlobal({seed: 310});

describe('Gradle', () => {
  it('parses for each part, in both languages and forms', async () => {
    for (const selection of namedSelections(android)) {
      for (const dsl of ['kotlin', 'groovy'] as const) {
        await expectParsed([...bundle(selection, dsl), ...single(selection, dsl)]);
      }
    }
  });

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
  });

  it('is a single line for everything', () => {
    expect(file(bundle(defaultSelection(android)), 'build.gradle.kts')).toBe(
      ['dependencies {', '    implementation("com.appodeal.ads:sdk:9.8.7.0")', '}'].join('\n'),
    );
    expect(file(bundle(defaultSelection(android), 'groovy'), 'build.gradle')).toContain(
      "implementation 'com.appodeal.ads:sdk:9.8.7.0'",
    );
  });

  it('excludes exactly the parts that are not selected', () => {
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
        // A whole group is excluded only if it contains nothing but adapters.
        for (const [group, module] of excluded) {
          if (module === undefined) expect(groups).toContain(group);
        }
        expect(code.split('\n').filter((line) => line.includes('implementation'))).toHaveLength(1);
      }),
      RUNS,
    );
  });

  it('lists only the selected artifacts, each once with its version', () => {
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

  it('lists the repository of every adapter or a mirror of it', () => {
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

  it('removes all four Google adapters by excluding two parts', () => {
    const choice = choiceFromSearch(android, '?without=admob.gam');
    const code = file(bundle(choice.selection), 'build.gradle.kts');
    expect(matches(code, /module = "([^"]+)"/g).flat()).toEqual([
      'admob',
      'admob-adapter',
      'google-adapter',
      'google-ad-manager-adapter',
    ]);
  });

  it('excludes AppLovin MAX with its module and one group, but LevelPlay adapter by adapter', () => {
    const withoutMax = file(bundle(choiceFromSearch(android, '?without=max').selection), 'build.gradle.kts');
    expect(withoutMax).toContain('exclude(group = "com.applovin.mediation")');
    expect(withoutMax).toContain('module = "applovin_max"');
    const withoutLevelPlay = file(
      bundle(choiceFromSearch(android, '?without=levelplay').selection),
      'build.gradle.kts',
    );
    // The group also contains LevelPlay's own SDK, which the ironSource network needs.
    expect(withoutLevelPlay).not.toContain('exclude(group = "com.unity3d.ads-mediation")');
    expect(withoutLevelPlay).toContain('module = "vungle-adapter"');
  });
});
