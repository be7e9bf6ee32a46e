import {PLATFORM_PART, platformOf} from '../../site/platformOf.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

/** A page of a subject, for one platform. */
export interface Version {
  platform: Platform;
  path: string;
}

/**
 * Returns the subject of a page, which is its path without the platform. Pages with the same subject are versions of
 * each other. A page on another site is its own subject.
 */
export function subjectOf(path: string): string {
  return path.startsWith('/') ? path.replace(PLATFORM_PART, '/*') : path;
}

/**
 * Returns the versions that a page could have, including the page itself.
 * @param section ID of the only section to search. If it is a platform, its pages have no versions.
 */
export function possibleVersions(path: string, section?: string): Version[] {
  const subject = subjectOf(path);
  if (subject === path || PLATFORMS.some((platform) => platform === section)) return [];
  return PLATFORMS.map((platform) => ({platform, path: subject.replace('/*', `/${platform}`)}));
}

/**
 * Returns the versions of a page for all platforms, including the page itself, or an empty list if there is only one.
 * @param exists returns whether the site has a page with this path.
 */
export function versionsOf(path: string, exists: (path: string) => boolean, section?: string): Version[] {
  const existing = possibleVersions(path, section).filter(
    (version) => version.path === path || exists(version.path),
  );
  return existing.length > 1 ? existing : [];
}

export interface Preference {
  /** Platforms that the query names. */
  named?: ReadonlySet<string>;
  /** Platform of the page that the reader is on, or the one that the reader chose last. */
  platform?: Platform | undefined;
}

/**
 * Returns one hit per subject, in the order of each subject's best hit. Of several versions, it is the one for a
 * platform that the query names, or else for the reader's platform, or else the best one.
 * @param hits best first.
 */
export function groupBySubject<Hit>(
  hits: readonly Hit[],
  pathOf: (hit: Hit) => string,
  {named, platform}: Preference,
): Hit[] {
  const subjects = new Map<string, Hit[]>();
  for (const hit of hits) {
    const subject = subjectOf(pathOf(hit));
    const versions = subjects.get(subject);
    if (versions) versions.push(hit);
    else subjects.set(subject, [hit]);
  }
  return [...subjects.values()].flatMap((versions) => {
    const isNamed = (hit: Hit) => named?.has(platformOf(pathOf(hit)) ?? '') === true;
    const candidates = versions.some(isNamed) ? versions.filter(isNamed) : versions;
    return (
      candidates.find((hit) => platform !== undefined && platformOf(pathOf(hit)) === platform) ??
      candidates[0] ??
      []
    );
  });
}
