import {compareVersions, parseVersion} from '../../releases/version.ts';

import type {CheckData} from '../checkData.ts';
import {minimumFor, type MinimumEntry} from '../../requirements/minimums.ts';
import {resolve} from '../parsers/gradleFile.ts';
import {isDescribed, ownGroups, valueOf, type Project} from '../project.ts';
import type {GradleFile, Place} from '../projectFile.ts';
import {compareNumbers, namesOf, severityFor, type Fix, type Found, type Rule} from '../rule.ts';

const bundleAndSingles: Rule = {
  id: 'bundle-and-singles',
  sources: {android: '/android/advanced/configure-mediated-networks#ways'},
  check: ({libraries}) => {
    const declared = libraries.filter(({from}) => from === 'gradle');
    const bundle = declared.find(({role}) => role === 'bundle');
    const singles = declared.filter(({role}) => role !== 'bundle');
    const [first] = singles;
    if (bundle === undefined || first === undefined) return [];
    return [
      {
        severity: 'warning',
        place: first,
        platform: 'android',
        values: {bundle: bundle.name, names: namesOf(singles.map(({name}) => name))},
      },
    ];
  },
};

/** Returns the artifacts and pods of Appodeal's own adapters in the release that the data describes. */
const knownNames = ({mediation}: CheckData): Set<string> =>
  new Set(
    [...mediation.android.adapters, ...mediation.ios.adapters].flatMap(({packages}) =>
      [packages.android?.artifact, packages.ios?.artifact].filter((name) => name !== undefined),
    ),
  );

const unknownPart: Rule = {
  id: 'unknown-part',
  sources: {
    android: '/android/advanced/configure-mediated-networks#networks',
    ios: '/ios/advanced/configure-mediated-networks#networks',
    unity: '/unity/advanced/configure-mediated-networks#networks',
  },
  check: ({libraries, release}, data) => {
    const known = knownNames(data);
    return libraries
      .filter(({from, role}) => role === 'adapter' && from !== 'gradleReport' && from !== 'podfileLock')
      .filter(({name, native, ...library}) => {
        const own = library.release ?? release[native];
        return isDescribed(own, native, data) && !known.has(name);
      })
      .map((library): Found => ({
        severity: 'error',
        place: library,
        platform: library.native,
        values: {name: library.name, version: library.release ?? release[library.native] ?? ''},
      }));
  },
};

const excludeWithoutEffect: Rule = {
  id: 'exclude-without-effect',
  sources: {android: '/android/advanced/configure-mediated-networks#networks'},
  check: ({artifacts, excludes, release}, data) => {
    if (!isDescribed(release.android, 'android', data)) return [];
    const known = knownNames(data);
    const groups = new Set([...ownGroups(data), ...(data.mediation.android.android?.adapterGroups ?? [])]);
    return [...artifacts.flatMap((artifact) => artifact.excludes), ...excludes]
      .filter(
        ({group, module}) =>
          group !== null && module !== null && groups.has(group) && !known.has(`${group}:${module}`),
      )
      .map((exclude): Found => ({
        severity: 'warning',
        place: exclude,
        platform: 'android',
        values: {name: `${exclude.group ?? ''}:${exclude.module ?? ''}`},
      }));
  },
};

/** Libraries that the SDK includes or replaces since a release. From the upgrade guides. */
const REPLACED: readonly {
  pattern: RegExp;
  since: string;
  source: 'from-2-to-3' | 'from-3-2-1-to-3-3' | 'from-3-4-to-3-5';
}[] = [
  {pattern: /^com\.explorestack:consent$/, since: '3.0.0', source: 'from-2-to-3'},
  {pattern: /^com\.explorestack\.hs:sdk$/, since: '3.0.0', source: 'from-2-to-3'},
  {pattern: /^HolisticSolutionSDK(?:\/|$)/, since: '3.0.0', source: 'from-2-to-3'},
  {pattern: /^Stack(?:Analytics|CrashReporter)$/, since: '3.3.0', source: 'from-3-2-1-to-3-3'},
  {pattern: /^StackConsentManager$/, since: '3.5.2', source: 'from-3-4-to-3-5'},
];

const replacedLibrary: Rule = {
  id: 'replaced-library',
  sources: {
    android: '/android/upgrade-guide#from-2-to-3',
    ios: '/ios/upgrade-guide',
    unity: '/unity/upgrade-guide#from-2-to-3',
  },
  check: ({artifacts, listed, of, release}) => {
    const named = [
      ...[...artifacts, ...listed].map((each) => ({
        ...each,
        native: 'android' as const,
        name: `${each.group}:${each.module}`,
      })),
      ...[...of('podfile'), ...of('dependencyList')]
        .flatMap(({pods}) => pods)
        .map((each) => ({...each, native: 'ios' as const})),
    ];
    return named.flatMap((library): Found[] => {
      const rule = REPLACED.find(({pattern}) => pattern.test(library.name));
      const own = release[library.native];
      if (rule === undefined || own === null || compareVersions(own, rule.since) < 0) return [];
      return [
        {
          severity: 'warning',
          place: library,
          platform: library.native,
          values: {name: library.name, since: rule.since},
        },
      ];
    });
  },
};

/** Returns whether a file belongs to the app's module. Other modules can have lower API levels. */
function isAppModule(file: GradleFile & {name: string}, project: Project): boolean {
  const withLevels = project.of('gradle').filter((each) => each.minSdk.length + each.compileSdk.length > 0);
  return (
    withLevels.length === 1 ||
    file.plugins.some(({id}) => /(?:^|\.)android\.application$/.test(id)) ||
    project.libraries.some((library) => library.from === 'gradle' && library.file === file.name)
  );
}

type Level = 'minSdk' | 'compileSdk';

function levelsBelow(project: Project, data: CheckData, level: Level): Found[] {
  if (project.isUnity) return [];
  const minimum = minimumFor(data.minimums.android, level, project.release.android);
  if (minimum === undefined) return [];
  return project
    .of('gradle')
    .filter((file) => isAppModule(file, project))
    .flatMap((file) =>
      file[level].flatMap((setting): Found[] => {
        const value = Number(/\d+/.exec(valueOf(setting, project) ?? '')?.[0] ?? Number.NaN);
        if (Number.isNaN(value) || value >= minimum[level]) return [];
        return [
          {
            severity: severityFor(project.release.android),
            place: setting,
            platform: 'android',
            values: {value: String(value), minimum: String(minimum[level]), since: minimum.since},
            fix: {
              language: file.dialect,
              file: file.name,
              code: `${level} = ${minimum[level]}`,
            },
          },
        ];
      }),
    );
}

const minSdk: Rule = {
  id: 'min-sdk',
  sources: {
    android: '/faq-and-troubleshooting/troubleshooting/android-common-issues/min-sdk-of-a-library',
    unity: '/unity/get-started#requirements',
  },
  check: (project, data) => [
    ...levelsBelow(project, data, 'minSdk'),
    ...unityLevels(project, data, 'AndroidMinSdkVersion', 'minSdk'),
  ],
};

const compileSdk: Rule = {
  id: 'compile-sdk',
  sources: {android: '/android/get-started#missing-class'},
  check: (project, data) => levelsBelow(project, data, 'compileSdk'),
};

function unityLevels(
  {of, unityRelease}: Project,
  {minimums}: CheckData,
  key: string,
  level: 'minSdk' | 'targetSdk',
): Found[] {
  const minimum = minimumFor(minimums.unity, level, unityRelease);
  return of('unitySettings').flatMap(({values}): Found[] => {
    const setting = values[key];
    const value = Number(setting?.value);
    // Zero means the highest installed level.
    if (setting === undefined || minimum === undefined || !(value > 0) || value >= minimum[level]) return [];
    return [
      {
        severity: severityFor(unityRelease),
        place: setting,
        platform: 'unity',
        values: {value: String(value), minimum: String(minimum[level]), since: minimum.since},
      },
    ];
  });
}

const targetSdk: Rule = {
  id: 'target-sdk',
  sources: {unity: '/unity/get-started#requirements'},
  check: (project, data) => unityLevels(project, data, 'AndroidTargetSdkVersion', 'targetSdk'),
};

/** Returns the versions of a Gradle plugin, wherever the project sets it. */
function pluginVersions(
  project: Project,
  isWanted: (id: string) => boolean,
): (Place & {version: string; fix: Fix | null})[] {
  const inBuild = project.of('gradle').flatMap(({plugins}) => plugins);
  const inCatalogs = project.of('versionCatalog').flatMap(({plugins}) => plugins);
  return [...inBuild, ...inCatalogs].flatMap(({id, version, file, line}) => {
    const known = resolve(version, project.variables);
    return isWanted(id) && known !== null && parseVersion(known) !== null
      ? [{file, line, version: known, fix: null}]
      : [];
  });
}

const isKotlin = (id: string): boolean =>
  /^org\.jetbrains\.kotlin\.(?:android|jvm|multiplatform)$|^org\.jetbrains\.kotlin:kotlin-gradle-plugin$/.test(
    id,
  );

const isAndroidPlugin = (id: string): boolean =>
  /^com\.android\.(?:application|library)$|^com\.android\.tools\.build:gradle$/.test(id);

function pluginBelow(
  project: Project,
  key: 'kotlin' | 'agp',
  entries: readonly MinimumEntry[],
  isWanted: (id: string) => boolean,
): Found[] {
  // The Editor determines both in Unity.
  const minimum = project.isUnity ? undefined : minimumFor(entries, key, project.release.android);
  if (minimum === undefined) return [];
  return pluginVersions(project, isWanted).flatMap(({version, ...place}): Found[] => {
    if (compareVersions(version, minimum[key]) >= 0) return [];
    const reads = key === 'kotlin' ? minimum.kotlinReads : undefined;
    const works = key === 'agp' || (reads !== undefined && compareVersions(version, reads) >= 0);
    return [
      {
        severity: works ? 'warning' : severityFor(project.release.android),
        place,
        platform: 'android',
        values: {value: version, minimum: minimum[key], since: minimum.since},
      },
    ];
  });
}

const kotlin: Rule = {
  id: 'kotlin',
  sources: {android: '/android/get-started#kotlin-version'},
  check: (project, {minimums}) => pluginBelow(project, 'kotlin', minimums.android, isKotlin),
};

const agp: Rule = {
  id: 'agp',
  sources: {android: '/android/get-started#requirements'},
  check: (project, {minimums}) => pluginBelow(project, 'agp', minimums.android, isAndroidPlugin),
};

/** First version of the Android Gradle plugin that turns on AndroidX by default. */
const ANDROIDX_BY_DEFAULT = '9.0.0';

const androidx: Rule = {
  id: 'androidx',
  sources: {
    android: '/android/get-started#requirements',
    unity: '/faq-and-troubleshooting/troubleshooting/unity-common-issues/androidx-not-enabled',
  },
  check: (project) => {
    const isDefault = pluginVersions(project, isAndroidPlugin).some(
      ({version}) => compareVersions(version, ANDROIDX_BY_DEFAULT) >= 0,
    );
    return project
      .of('properties')
      .filter(({name, values}) =>
        /gradle(?:Template)?\.properties$/i.test(name)
          ? true
          : Object.keys(values).some((key) => /^(?:android|org\.gradle)\./.test(key)),
      )
      .flatMap(({name, values}): Found[] => {
        const setting = values['android.useAndroidX'];
        if (setting?.value.toLowerCase() === 'true' || (setting === undefined && isDefault)) return [];
        return [
          {
            severity: severityFor(project.isUnity ? project.unityRelease : project.release.android),
            place: setting ?? {file: name, line: 1},
            fix: {language: 'properties', file: name, code: 'android.useAndroidX=true'},
          },
        ];
      });
  },
};

/** Returns the part of a URL that identifies the repository. */
const repositoryKey = (url: string): string =>
  url
    .replace(/^https?:\/\//, '')
    .replace(/(?:\.git)?\/*$/, '')
    .toLowerCase();

const ownRepository = (data: CheckData): string =>
  data.mediation.android.android?.repositories.find(({id}) => id === 'appodeal')?.url ?? '';

function repositoryFix(file: GradleFile & {name: string}, url: string): Fix {
  const line = file.dialect === 'kotlin' ? `maven { url = uri("${url}") }` : `maven { url "${url}" }`;
  return {language: file.dialect, file: file.name, code: line};
}

/** Returns whether a repository is Appodeal's. The one for beta releases has a longer path. */
const isOwn = (url: string, data: CheckData): boolean =>
  repositoryKey(url).startsWith(repositoryKey(ownRepository(data)));

/** Returns the Gradle files with repositories for libraries, or none if one of them has Appodeal's repository. */
function withoutRepository(project: Project, data: CheckData): (GradleFile & {name: string})[] {
  const files = project.of('gradle');
  const hasOwn = files.some(({repositories}) =>
    repositories.some((each) => each.scope === 'libraries' && isOwn(each.url, data)),
  );
  // A settings file alone doesn't show the libraries. Modules without the SDK show that it isn't used.
  const hasModules = files.some(({artifacts, aliases}) => artifacts.length + aliases.length > 0);
  const isSettings = ({name}: {name: string}) => /settings(?:Template)?\.gradle/i.test(name);
  const isConcerned =
    project.libraries.some(({native}) => native === 'android') ||
    (!hasModules && files.some((file) => isSettings(file) && file.repositoryBlocks.length > 0));
  return hasOwn || !isConcerned ? [] : files.filter(({repositoryBlocks}) => repositoryBlocks.length > 0);
}

const forPlugins = (project: Project, data: CheckData) =>
  project
    .of('gradle')
    .flatMap((file) => file.repositories.map((repository) => ({file, repository})))
    .find(({repository}) => repository.scope === 'plugins' && isOwn(repository.url, data));

const repositoryMissing: Rule = {
  id: 'repository-missing',
  sources: {android: '/android/get-started#repository', unity: '/unity/get-started#gradle-templates'},
  check: (project, data) => {
    const [file] = withoutRepository(project, data);
    const place = file?.repositoryBlocks[0];
    if (file === undefined || place === undefined || forPlugins(project, data) !== undefined) return [];
    return [
      {
        severity: 'error',
        place,
        platform: 'android',
        values: {url: ownRepository(data)},
        fix: repositoryFix(file, ownRepository(data)),
      },
    ];
  },
};

const repositoryForPlugins: Rule = {
  id: 'repository-for-plugins',
  sources: {android: '/android/get-started#could-not-find'},
  check: (project, data) => {
    const misplaced = forPlugins(project, data);
    const isMissing =
      withoutRepository(project, data).length > 0 ||
      !project.of('gradle').some(({repositoryBlocks}) => repositoryBlocks.length > 0);
    if (misplaced === undefined || !isMissing) return [];
    return [
      {
        severity: 'error',
        place: misplaced.repository,
        platform: 'android',
        fix: repositoryFix(misplaced.file, ownRepository(data)),
      },
    ];
  },
};

const notDownloaded: Rule = {
  id: 'not-downloaded',
  sources: {
    android: '/faq-and-troubleshooting/troubleshooting/android-common-issues/network-library-not-downloaded',
  },
  check: ({of}) =>
    of('gradleReport').flatMap(({failed}): Found[] => {
      const [first] = failed;
      if (first === undefined) return [];
      const names = failed.map(({group, module, version}) => `${group}:${module}:${version ?? ''}`);
      return [{severity: 'error', place: first, platform: 'android', values: {names: namesOf(names)}}];
    }),
};

const billingLibrary: Rule = {
  id: 'billing-library',
  sources: {
    android: '/faq-and-troubleshooting/troubleshooting/android-common-issues/google-play-billing-warning',
  },
  check: ({reported}) =>
    reported
      .filter(
        ({group, module, version}) =>
          group === 'com.android.billingclient' &&
          /^billing(?:-ktx)?$/.test(module) &&
          version !== null &&
          compareNumbers(version, '7') < 0,
      )
      .slice(0, 1)
      .map((artifact): Found => ({
        severity: 'warning',
        place: artifact,
        platform: 'android',
        values: {version: artifact.version ?? ''},
      })),
};

export const GRADLE_RULES: readonly Rule[] = [
  bundleAndSingles,
  unknownPart,
  excludeWithoutEffect,
  replacedLibrary,
  minSdk,
  compileSdk,
  targetSdk,
  kotlin,
  agp,
  androidx,
  repositoryMissing,
  repositoryForPlugins,
  notDownloaded,
  billingLibrary,
];
