import {compareVersions, parseVersion} from './version.ts';

/** State of a release. `special` is a build that doesn't lead to a stable release, for example `3.3.2-anr.1`. */
export type ReleaseState = 'stable' | 'rc' | 'beta' | 'alpha' | 'special';

/**
 * Returns the state of a release, based on the suffix of its version. A golden master (`-GM`) is a release candidate.
 */
export function releaseState(name: string): ReleaseState {
  const suffix = parseVersion(name)?.suffix ?? '';
  if (suffix === '') return 'stable';
  const word = /^[a-z]+/.exec(suffix)?.[0];
  switch (word) {
    case 'alpha':
    case 'beta':
    case 'rc':
      return word;
    case 'gm':
      return 'rc';
    default:
      return 'special';
  }
}

/** Returns whether the release was a step toward a stable one. */
function isPreRelease(name: string): boolean {
  return ['alpha', 'beta', 'rc'].includes(releaseState(name));
}

/** Returns the numbers of a version without its suffix, for example `3.4.0` of `3.4.0-beta.2`. */
export function versionCore(name: string): string {
  return parseVersion(name)?.numbers.join('.') ?? name;
}

/** Returns the stable release that a pre-release became, which is the one with the same numbers, or undefined. */
export function promotedTo<T extends {name: string}>(name: string, releases: readonly T[]): T | undefined {
  if (!isPreRelease(name)) return undefined;
  const core = versionCore(name);
  return releases.find(
    (release) => releaseState(release.name) === 'stable' && compareVersions(release.name, core) === 0,
  );
}

/** Returns whether a stable release is older than the newest stable one. */
export function isOutdated(name: string, latest: string): boolean {
  return releaseState(name) === 'stable' && compareVersions(name, latest) < 0;
}
