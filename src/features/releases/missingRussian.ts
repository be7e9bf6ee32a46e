import {RELEASE_LISTS, splitTag} from './releaseLine.ts';
import type {Release} from './releaseSchema.ts';
import {russianLine, type ReleaseTexts} from './russianLine.ts';
import {parseVersion} from './version.ts';

/**
 * Notes of releases starting with this major version are shown in Russian. Older notes can remain in English and are
 * marked as such.
 */
const TRANSLATED_FROM = 3;

/**
 * A line without a Russian translation. The line doesn't include its tag, and `release` is the newest release that has
 * it.
 */
export interface MissingLine {
  release: string;
  text: string;
}

/** Returns all lines of a release's notes, as they are in the data. */
export function linesOf(release: Release): string[] {
  return [
    ...RELEASE_LISTS.flatMap((list) => release[list] ?? []),
    ...(release.internalFixes ? [release.internalFixes] : []),
  ];
}

/** Returns the lines of releases 3.0 and later that have no Russian translation, without duplicates. */
export function missingRussian(releases: readonly Release[], texts: ReleaseTexts): MissingLine[] {
  const missing = new Map<string, MissingLine>();
  for (const release of releases) {
    if ((parseVersion(release.name)?.numbers[0] ?? 0) < TRANSLATED_FROM) continue;
    for (const line of linesOf(release)) {
      const {text} = splitTag(line);
      if (!missing.has(text) && russianLine(texts, line) === null) {
        missing.set(text, {release: release.name, text});
      }
    }
  }
  return [...missing.values()];
}
