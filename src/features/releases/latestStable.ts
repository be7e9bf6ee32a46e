import type {Release} from './releaseSchema.ts';
import {compareVersions, isStable} from './version.ts';

/**
 * Returns the newest stable release in a list, which can be in any order.
 * @throws Error if the list has no stable release.
 */
export function latestStable(releases: readonly Release[]): Release {
  const [first, ...others] = releases.filter((release) => isStable(release.name));
  if (!first) {
    throw new Error('The list has no stable release.');
  }
  return others.reduce(
    (newest, release) => (compareVersions(release.name, newest.name) > 0 ? release : newest),
    first,
  );
}
