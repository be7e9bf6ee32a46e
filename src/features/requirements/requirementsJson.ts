import {isoDate} from '../releases/releaseDate.ts';

import type {RequirementKey, Requirements} from './requirements.ts';

/**
 * Content of `/releases/<platform>/requirements.json`. New fields can be added, but the names and meanings of existing
 * fields must not change.
 */
export interface RequirementsJson {
  platform: Requirements['platform'];
  /** The page with the table. */
  url: string;
  /** Stable releases, newest first. */
  releases: {
    version: string;
    /** ISO date, or null if unknown. */
    date: string | null;
    /** Every column of the table. Null if unknown. */
    values: Partial<Record<RequirementKey, string | null>>;
    /** Columns whose minimum this release raised. */
    raised: RequirementKey[];
  }[];
}

/** Returns the requirements in machine-readable form. */
export function requirementsJson({platform, columns, rows}: Requirements, url: string): RequirementsJson {
  return {
    platform,
    url,
    releases: rows.map(({version, date, values, raised}) => ({
      version,
      date: isoDate(date),
      values: Object.fromEntries(columns.map((key) => [key, values[key] ?? null])),
      raised,
    })),
  };
}
