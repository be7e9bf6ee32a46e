import {lineState, type LineState} from './lineState.ts';
import {isOutdated, releaseState} from './releaseState.ts';
import {compareVersions, isStable, parseVersion} from './version.ts';
import {lineOf, type Timetable, type VersionLine} from './versionLines.ts';

/** Answer to "is my version supported?". */
export type SupportAnswer =
  /** The text contains no version. */
  | {kind: 'none'}
  /** Newer than every known release. */
  | {kind: 'newer'; version: string; newest: string}
  /** No release with that number. `line` is the line that it would belong to, or null if there is none. */
  | {kind: 'unknown'; version: string; line: VersionLine | null; state: LineState; newest: string}
  | {
      kind: 'known';
      /** Version, as written in the changelog. */
      version: string;
      isPreRelease: boolean;
      line: VersionLine | null;
      state: LineState;
      newest: string;
      isOutdated: boolean;
    };

/** Maximum length of the text in UTF-16 code units, which is enough for a line in a build file. */
const MAX_LENGTH = 300;

// Doesn't match in the middle of a longer number. A suffix, as in 3.4.0-beta.2, is optional.
const VERSION = /(?<![\d.])\d{1,6}(?:\.\d{1,6}){1,3}(?:-[0-9a-z]+(?:[.-][0-9a-z]+)*)?(?![\d]|\.\d)/gi;

/**
 * Returns the version in text such as `v3.4.0`, `~> 3.4.0`, or `com.appodeal.ads:sdk:3.4.0.0`, or null if there is
 * none.
 */
export function versionIn(text: string): string | null {
  // Returns the last match because the version is at the end in build files.
  return text.slice(0, MAX_LENGTH).match(VERSION)?.at(-1) ?? null;
}

/**
 * Returns the changelog release of a version. This is an exact match or, for an artifact with a revision, the release
 * without the revision.
 */
export function releaseOf(version: string, versions: readonly string[]): string | undefined {
  const same = versions.find((name) => compareVersions(name, version) === 0);
  if (same !== undefined) return same;
  const parsed = parseVersion(version);
  if (parsed?.numbers.length !== 4) return undefined;
  const core = parsed.numbers.slice(0, 3).join('.') + (parsed.suffix === '' ? '' : `-${parsed.suffix}`);
  return versions.find((name) => compareVersions(name, core) === 0);
}

/**
 * Returns the state of a version without a stable line, which is that of the next newer line, whose support doesn't end
 * earlier.
 */
function stateWithoutLine(version: string, lines: readonly VersionLine[], today: string): LineState {
  const next = lines.findLast(({newest}) => compareVersions(newest, version) > 0);
  return next === undefined ? 'supported' : lineState(next, today);
}

/**
 * Returns whether a version is supported. Accepts any text that contains a version, including four numbers, suffixes,
 * and lines from build files.
 * @param today ISO date.
 */
export function supportAnswer(
  text: string,
  {lines, versions}: Pick<Timetable, 'lines' | 'versions'>,
  today: string,
): SupportAnswer {
  const version = versionIn(text);
  const newest = lines[0]?.newest;
  if (version === null || newest === undefined) return {kind: 'none'};
  const release = releaseOf(version, versions);
  const line = lines.find((candidate) => candidate.line === lineOf(release ?? version)) ?? null;
  const state = line ? lineState(line, today) : stateWithoutLine(release ?? version, lines, today);
  if (release !== undefined) {
    return {
      kind: 'known',
      version: release,
      isPreRelease: releaseState(release) !== 'stable',
      line,
      state,
      newest,
      isOutdated: isStable(release) && isOutdated(release, newest),
    };
  }
  return compareVersions(version, newest) > 0
    ? {kind: 'newer', version, newest}
    : {kind: 'unknown', version, line, state, newest};
}
