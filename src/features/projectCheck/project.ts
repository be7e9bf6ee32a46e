import type {NativePlatform} from '../mediation/platformMediation.ts';
import {compareVersions, parseVersion} from '../releases/version.ts';
import type {Platform} from '../../site/sections.ts';

import type {CheckData} from './checkData.ts';
import {emptyRecord} from './parsers/emptyRecord.ts';
import {resolve} from './parsers/gradleFile.ts';
import type {
  Artifact,
  Exclude,
  FileKind,
  FileOf,
  GradleValue,
  Place,
  Pod,
  ProjectFile,
  Setting,
} from './projectFile.ts';

/** A module of the Appodeal SDK in a project file. */
export interface Library extends Place {
  native: NativePlatform;
  /** `group:module`, or the name of the pod. */
  name: string;
  role: 'bundle' | 'core' | 'adapter';
  /** As written. Null: unknown. */
  version: string | null;
  /** Version of its SDK release: three numbers and an optional suffix. */
  release: string | null;
  /** Kind of file that contains it. Libraries from files of the same kind are compared with each other. */
  from: 'gradle' | 'gradleReport' | 'podfile' | 'podfileLock' | 'dependencyList';
}

/** What the reader's files contain, combined. */
export interface Project {
  platform: Platform;
  isUnity: boolean;
  files: readonly ProjectFile[];
  of: <K extends FileKind>(kind: K) => FileOf<K>[];
  /** Libraries of the build files. Versions from variables and catalogs are filled in. */
  artifacts: Artifact[];
  /** Excludes that apply to all libraries. */
  excludes: Exclude[];
  /** Libraries of dependency reports. */
  reported: Artifact[];
  /** Libraries of lists for External Dependency Manager. */
  listed: Artifact[];
  libraries: Library[];
  /** Release of each native SDK. Null: unknown. */
  release: Record<NativePlatform, string | null>;
  /** Release of the Unity plugin. */
  unity: Setting | null;
  /** Release of the Unity plugin. If no file contains it, the newest one with the same native SDK. Null: unknown. */
  unityRelease: string | null;
  variables: Record<string, string>;
}

/**
 * Returns the SDK release of a library's version, or null for a range or other text. `3.4.0.+` belongs to 3.4.0, because
 * only the revision varies.
 */
function releaseOf(version: string | null): string | null {
  const parsed =
    version === null
      ? null
      : parseVersion(version.replace(/^=\s*/, '').replace(/^(\d+\.\d+\.\d+)\.\+$/, '$1'));
  if (parsed === null || parsed.numbers.length < 3) return null;
  return parsed.numbers.slice(0, 3).join('.') + (parsed.suffix === '' ? '' : `-${parsed.suffix}`);
}

/** Returns the Maven groups of Appodeal's adapters, such as `com.appodeal.ads.sdk.networks`. */
export function ownGroups({mediation}: CheckData): Set<string> {
  return new Set(
    mediation.android.adapters
      .filter(({engine}) => engine === 'appodeal')
      .map(({packages}) => packages.android?.artifact.split(':')[0] ?? ''),
  );
}

/** Appodeal's adapter pods, in any release. */
const OWN_POD = /^APD\w*Adapter$/;

function roleOf(name: string, data: CheckData, groups: ReadonlySet<string>): Library['role'] | null {
  const {android} = data.mediation.android;
  if (name === android?.bundle) return 'bundle';
  if (name === android?.core) return 'core';
  return groups.has(name.split(':')[0] ?? '') ? 'adapter' : null;
}

/** Returns the role of a pod or a part of it, such as `Appodeal/Video`. */
export function podRole(name: string, data: CheckData): Library['role'] | null {
  const [pod = ''] = name.split('/');
  return pod === data.mediation.ios.ios?.core ? 'core' : OWN_POD.test(pod) ? 'adapter' : null;
}

function librariesOf(
  project: Pick<Project, 'of' | 'artifacts' | 'reported' | 'listed'>,
  data: CheckData,
): Library[] {
  const groups = ownGroups(data);
  const fromArtifacts = (artifacts: readonly Artifact[], from: Library['from']) =>
    artifacts.flatMap(({group, module, version, file, line}): Library[] => {
      const name = `${group}:${module}`;
      const role = roleOf(name, data, groups);
      return role === null
        ? []
        : [{native: 'android', name, role, version, release: releaseOf(version), from, file, line}];
    });
  const fromPods = (pods: readonly Pod[], from: Library['from']) =>
    pods.flatMap(({name, requirement, file, line}): Library[] => {
      const role = podRole(name, data);
      return role === null
        ? []
        : [
            {
              native: 'ios',
              name,
              role,
              version: requirement,
              release: releaseOf(requirement),
              from,
              file,
              line,
            },
          ];
    });
  return [
    ...fromArtifacts(project.artifacts, 'gradle'),
    ...fromPods(
      project.of('podfile').flatMap(({pods}) => pods),
      'podfile',
    ),
    ...fromArtifacts(project.listed, 'dependencyList'),
    ...fromPods(
      project.of('dependencyList').flatMap(({pods}) => pods),
      'dependencyList',
    ),
    ...fromArtifacts(project.reported, 'gradleReport'),
    ...fromPods(
      project.of('podfileLock').flatMap(({pods}) => pods),
      'podfileLock',
    ),
  ];
}

/**
 * Returns the earliest release that a requirement allows. Null if it allows releases that differ too much: all must belong
 * to one version line, as in `~> 3.4.0`, or be older than the documentation, as in `~> 2.4`.
 */
function looseRelease(version: string | null): string | null {
  const lowest = version?.replace(/^~>\s*/, '') ?? null;
  const release = releaseOf(lowest);
  if (release !== null || lowest === null) return release;
  return /^\d+\.\d+$/.test(lowest) && isUndescribed(`${lowest}.0`) ? `${lowest}.0` : null;
}

/** Returns the release of one platform. Build files take precedence over reports and lock files. */
function releaseIn(libraries: readonly Library[], native: NativePlatform): string | null {
  const own = libraries.filter((each) => each.native === native);
  const known = own.filter(({release}) => release !== null);
  const main = known.find(({role}) => role !== 'adapter') ?? known[0];
  const loose = own.map(({version}) => looseRelease(version));
  return main?.release ?? loose.find((release) => release !== null) ?? null;
}

function unityRelease(files: Project['of'], data: CheckData): Setting | null {
  const plugin = data.mediation.unity.unity;
  if (plugin === undefined) return null;
  for (const {packages} of files('unityPackages')) {
    // Before 3.2, the package had another name but the same URL.
    const found =
      packages[plugin.package] ?? Object.values(packages).find(({value}) => value.startsWith(plugin.source));
    const version = found && /v?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(found.value)?.[1];
    if (found && version !== undefined) return {...found, value: version};
  }
  return null;
}

/** Returns the newest release of the Unity plugin that includes a native SDK. */
function unityReleaseWith({android, ios}: Project['release'], {unitySdks}: CheckData): string | null {
  const found = Object.entries(unitySdks).find(([, sdks]) =>
    android === null ? sdks.ios === ios : sdks.android === android,
  );
  return found?.[0] ?? null;
}

/** Combines the files of a project. */
export function projectOf(platform: Platform, files: readonly ProjectFile[], data: CheckData): Project {
  const of = <K extends FileKind>(kind: K): FileOf<K>[] =>
    files.filter((file): file is FileOf<K> & ProjectFile => file.kind === kind) as FileOf<K>[];
  const gradle = of('gradle');
  const catalogs = of('versionCatalog');
  const variables = emptyRecord<string>();
  for (const {values} of of('properties')) {
    for (const [key, {value}] of Object.entries(values)) variables[key] = value;
  }
  for (const file of gradle) Object.assign(variables, file.variables);

  const inCatalogs = catalogs.flatMap(({libraries}) => Object.entries(libraries));
  const aliased = gradle.flatMap(({aliases}) =>
    aliases.flatMap(({alias, excludes}) => {
      const found = inCatalogs.find(([key]) => key === alias)?.[1];
      return found === undefined ? [] : {...found, excludes};
    }),
  );
  // If no build file uses an alias, any library of the catalog can be in the build.
  const isUsed = gradle.some(({aliases}) => aliases.length > 0);
  const unused = isUsed && aliased.length > 0 ? [] : inCatalogs.map(([, library]) => library);
  const artifacts = [...gradle.flatMap((file) => file.artifacts), ...aliased, ...unused].map((artifact) => ({
    ...artifact,
    group: resolve(artifact.group, variables) ?? artifact.group,
    module: resolve(artifact.module, variables) ?? artifact.module,
    version: resolve(artifact.version, variables),
  }));
  const parts = {
    of,
    artifacts,
    reported: of('gradleReport').flatMap((file) => file.artifacts),
    listed: of('dependencyList').flatMap((file) => file.artifacts),
  };
  const libraries = librariesOf(parts, data);
  const release = {android: releaseIn(libraries, 'android'), ios: releaseIn(libraries, 'ios')};
  const unity = unityRelease(of, data);
  return {
    ...parts,
    platform,
    files,
    isUnity:
      platform === 'unity' ||
      files.some(({kind}) =>
        ['unityPackages', 'unitySettings', 'appodealSettings', 'dependencyList'].includes(kind),
      ),
    excludes: gradle.flatMap((file) => file.excludes),
    libraries,
    release,
    unity,
    unityRelease: releaseOf(unity?.value ?? null) ?? unityReleaseWith(release, data),
    variables,
  };
}

/** Returns the value of a Gradle setting, or of the variable that it refers to. Null: unknown. */
export function valueOf({value, variable}: GradleValue, project: Project): string | null {
  if (variable === null) return value;
  const words = variable.split('.');
  if (words[0] === 'libs' && words[1] === 'versions') {
    // libs.versions.android.minSdk.get().toInt()
    const alias = words
      .slice(2)
      .filter((word) => !['get', 'toInt', 'toInteger'].includes(word))
      .join('.');
    for (const {versions} of project.of('versionCatalog')) {
      const found = Object.entries(versions).find(([key]) => key.replace(/[-_]/g, '.') === alias)?.[1];
      if (found !== undefined) return found;
    }
    return null;
  }
  const name = words.at(-1) ?? '';
  return Object.hasOwn(project.variables, name) ? (project.variables[name] ?? null) : null;
}

/** First release that the site documents. Requirements of earlier releases are unknown. */
const FIRST_DESCRIBED = '3.0.0';

/** Returns whether a release is too old to be documented on the site. */
export const isUndescribed = (release: string | null): boolean =>
  release !== null && compareVersions(release, FIRST_DESCRIBED) < 0;

const lineNumbers = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Returns whether a release belongs to the version line of the mediation data. */
export function isDescribed(release: string | null, native: NativePlatform, {mediation}: CheckData): boolean {
  const described = mediation[native][native]?.release;
  return release !== null && described !== undefined && lineNumbers(release) === lineNumbers(described);
}

/** Returns whether a release belongs to a later version line than the mediation data. */
export function isBeyond(release: string | null, native: NativePlatform, data: CheckData): boolean {
  const described = data.mediation[native][native]?.release;
  if (release === null || described === undefined || isDescribed(release, native, data)) return false;
  return compareVersions(release, described) > 0;
}
