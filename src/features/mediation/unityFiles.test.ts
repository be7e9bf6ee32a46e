import fc from 'fast-check';
import {XMLParser} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import type {NativePlatform} from './platformMediation.ts';
import {defaultSelection, selectedAdapters, type Selection} from './selection.ts';
import {file, unityProject, namedSelections, unity, expectParsed, selectionIn, RUNS} from './testData.ts';

// Uses the same selections in every run so that failures are reproducible.
fc.configureGlobal({seed: 310});

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
  });

  it('lists only the selected adapters, each once per platform with its version', () => {
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

  it('lists every repository that a selected adapter needs', () => {
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
