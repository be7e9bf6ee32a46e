import {isoDate} from './releaseDate.ts';

/** Releases of one year, in the order of the list. */
export interface ReleaseYear<T> {
  /** Year, or null if the date is unknown and the neighbors don't determine the year. */
  year: string | null;
  releases: T[];
}

/**
 * Groups releases by year, newest first. An undated release belongs to the year of its dated neighbors if both are from
 * the same year.
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
    .sort((a, b) => (a.year === null ? 1 : b.year === null ? -1 : b.year.localeCompare(a.year, 'en')));
}
