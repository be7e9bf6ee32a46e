import {isoDate} from './releaseDate.ts';
import type {Release} from './releaseSchema.ts';
import type {SupportPolicy} from './supportPolicy.ts';
import {compareVersions, isStable, parseVersion} from './version.ts';

/** Stable releases that share major and minor number, for example 3.4.0 to 3.4.2. */
export interface VersionLine {
  /** Line, for example `3.4`. */
  line: string;
  /** Newest stable release in the line. */
  newest: string;
  /** ISO date of that release, or null if unknown. */
  last: string | null;
  /** ISO date of the first day without support, or null if none is set. */
  ends: string | null;
}

/**
 * Data for the timetable of one platform. Contains dates instead of states, because the states depend on the reader's
 * current date.
 */
export interface Timetable {
  /** Newest first. */
  lines: VersionLine[];
  /** Every version in the changelog, including pre-releases. */
  versions: string[];
  /** ISO date of the newest release. No build is older, so support that had ended by this date has ended. */
  asOf: string;
}

/** Returns the version line of a version, for example `3.4` for `3.4.0-beta.2`, or null if it isn't a version. */
export function lineOf(version: string): string | null {
  return parseVersion(version)?.numbers.slice(0, 2).join('.') ?? null;
}

/**
 * Adds months to a day. The last day of a month maps to the last day of the resulting month.
 * @param day ISO date.
 */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/**
 * Groups stable releases into version lines, newest first, with the day on which their support ends.
 * @param announced dates of individual lines of this platform.
 */
export function versionLines(
  releases: readonly Release[],
  {supportStart, monthsAfterNextLine}: Pick<SupportPolicy, 'supportStart' | 'monthsAfterNextLine'>,
  announced: Readonly<Record<string, string>> = {},
): VersionLine[] {
  const groups = new Map<string, Release[]>();
  for (const release of releases.filter(({name}) => isStable(name))) {
    const line = lineOf(release.name) ?? release.name;
    groups.set(line, [...(groups.get(line) ?? []), release]);
  }
  const lines = [...groups]
    .map(([line, members]) => {
      const sorted = members.toSorted((a, b) => compareVersions(a.name, b.name));
      const newest = sorted.at(-1);
      return {
        line,
        newest: newest?.name ?? line,
        first: isoDate(sorted[0]?.date),
        last: isoDate(newest?.date),
      };
    })
    .toSorted((a, b) => compareVersions(b.newest, a.newest));
  return lines.map(({line, newest, last}, index) => {
    const next = lines[index - 1];
    const byRule = (): string | null => {
      // The newest line is always supported.
      if (next === undefined) return null;
      if (last === null || last < supportStart) return supportStart;
      if (monthsAfterNextLine === null || next.first === null) return null;
      const end = addMonths(next.first, monthsAfterNextLine);
      return end < supportStart ? supportStart : end;
    };
    return {line, newest, last, ends: announced[line] ?? byRule()};
  });
}
