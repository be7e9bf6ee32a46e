import {compareVersions, isStable, parseVersion} from './version.ts';

/**
 * Returns whether a documented version is a pre-release or older than the newest stable release. Returns false for a
 * label that isn't a version, such as a section name.
 */
export function isSuperseded(label: string, latest: string): boolean {
  if (parseVersion(label) === null) return false;
  return !isStable(label) || compareVersions(label, latest) < 0;
}
