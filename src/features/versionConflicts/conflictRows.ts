import type {Minimums} from '../requirements/minimums.ts';
import type {Locale} from '../../site/locales.ts';
import type {Platform} from '../../site/sections.ts';

import type {Conflict, ConflictPart} from './conflictsSchema.ts';
import {rangesText} from './conflictTexts.ts';

/** A row of the table, in the language of the site. Texts can contain inline code and bold words. */
export interface ConflictRow {
  id: string;
  parts: [string, string];
  /** Message, in the language of the tool that prints it. */
  error?: string;
  symptom?: string;
  fix: string;
  /** Title and URL, with base URL and language, of the page that explains the pair. */
  page: {title: string; address: string};
}

/** Rows of a platform, as its table receives them. */
export interface ConflictData {
  platform: Platform;
  rows: ConflictRow[];
}

/**
 * Returns a pair with the ranges that its minimum sets.
 * @throws Error if no release sets that minimum.
 */
export function withMinimum(conflict: Conflict, minimums: Minimums): Conflict & {value?: string} {
  const {id, platform, minimum, parts} = conflict;
  if (minimum === undefined) return conflict;
  const entry = minimums[platform].find((each) => each[minimum] !== undefined);
  const value = entry?.[minimum];
  if (entry === undefined || value === undefined) {
    throw new Error(`${id}: no ${platform} release sets the minimum ${minimum}`);
  }
  return {
    ...conflict,
    parts: [
      {...parts[0], versions: [{from: entry.since}]},
      {...parts[1], versions: [{before: String(value)}]},
    ],
    value: String(value),
  };
}

function partText({name, versions = [], level}: ConflictPart, locale: Locale): string {
  const shown = typeof name === 'string' ? name : name[locale];
  return versions.length === 0 ? shown : `${shown} ${rangesText(versions, level === true, locale)}`;
}

/**
 * Returns the rows of a platform in one language.
 * @param pageOf returns the title and URL of a page by its path without language, or undefined if there is none.
 * @throws Error that names the row whose page or minimum doesn't exist.
 */
export function conflictRows(
  conflicts: readonly Conflict[],
  platform: Platform,
  {
    locale,
    minimums,
    pageOf,
  }: {
    locale: Locale;
    minimums: Minimums;
    pageOf: (address: string) => ConflictRow['page'] | undefined;
  },
): ConflictRow[] {
  return conflicts
    .filter((conflict) => conflict.platform === platform)
    .map((each) => {
      const {id, parts, error, symptom, fix, page, value = ''} = withMinimum(each, minimums);
      const [address = '', heading] = page.split('#');
      const found = pageOf(address);
      if (found === undefined) throw new Error(`${id}: there is no page ${address}`);
      return {
        id,
        parts: [partText(parts[0], locale), partText(parts[1], locale)],
        ...(error !== undefined && {error}),
        ...(symptom !== undefined && {symptom: symptom[locale]}),
        fix: fix[locale].replaceAll('{minimum}', value),
        page: {
          title: found.title,
          address: heading === undefined ? found.address : `${found.address}#${heading}`,
        },
      };
    });
}
