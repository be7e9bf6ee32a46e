import {parseVersion, compareVersions, isStable} from './version.ts';
import type {Release} from './releaseSchema.ts';

/** Support of a version line. `ended`: no fixes, and ads may stop filling. */
export type LineState = 'latest' | 'supported' | 'ended';

/** Stable releases that share major and minor number, for example 3.4.0 to 3.4.2. */
export interface VersionLine {
  /** For example `3.4`. */
  line: string;
  /** Newest stable release of the line. */
  newest: string;
  /** ISO date of the first stable release of the line, null when unknown. */
  first: string | null;
  /** ISO date of the newest one, null when unknown. */
  last: string | null;
  state: LineState;
}

/**
 * Groups stable releases into version lines, newest first.
 * @param supportStart ISO date: a line whose newest release is older, or has no date, is no longer supported.
 */
export function versionLines(releases: readonly Release[], supportStart: string): VersionLine[] {
  const groups = new Map<string, Release[]>();
  for (const release of releases.filter(({name}) => isStable(name))) {
    const line = parseVersion(release.name)?.numbers.slice(0, 2).join('.') ?? release.name;
    groups.set(line, [...(groups.get(line) ?? []), release]);
  }
  const lines = [...groups].map(([line, members]) => {
    const sorted = members.toSorted((a, b) => compareVersions(a.name, b.name));
    const newest = sorted.at(-1);
    return {
      line,
      newest: newest?.name ?? line,
      first: sorted[0]?.date ?? null,
      last: newest?.date ?? null,
    };
  });
  return lines
    .toSorted((a, b) => compareVersions(b.newest, a.newest))
    .map((line, index) => ({
      ...line,
      state: index === 0 ? 'latest' : line.last !== null && line.last >= supportStart ? 'supported' : 'ended',
    }));
}
