import {isoDate} from './releaseDate.ts';

/** Releases of one year, in the order of the list. */
export interface ReleaseYear<T> {
  /** Null: no source gives the date, and the neighbours do not tell the year. */
  year: string | null;
  releases: T[];
}

/**
 * Groups releases by year, newest first. A release without date belongs to the year of its dated neighbours when both
 * name the same.
 */
export function releaseYears<T extends {date?: string | null}>(releases: readonly T[]): ReleaseYear<T>[] {
  const own = releases.map(({date}) => isoDate(date)?.slice(0, 4) ?? null);
  const years = new Map<string | null, T[]>();
  releases.forEach((release, index) => {
    const above = own.slice(0, index).findLast((year) => year !== null);
    const below = own.slice(index + 1).find((year) => year !== null);
    const year = own[index] ?? (above !== undefined && above === below ? above : null);
    years.set(year, [...(years.get(year) ?? []), release]);
  });
  return [...years]
    .map(([year, members]) => ({year, releases: members}))
    .sort((a, b) => (a.year === null ? 1 : b.year === null ? -1 : b.year.localeCompare(a.year)));
}
