import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Locale} from '../../site/locales.ts';
import {readData} from '../../site/readData.ts';

/** Folder with the queries, from the root of the repository. */
const FOLDER = 'questions/queries';

const queries = z.array(z.string().trim().min(1)).refine((list) => new Set(list).size === list.length, {
  message: 'must not contain a query twice',
});

/** Queries by subject, for example `/accelerator/faq`. */
const schema = z.record(
  z.string().regex(/^\/\S*[^/\s]$/, 'must be a path without a language prefix or trailing slash'),
  z.strictObject({en: queries, ru: queries} satisfies Record<Locale, typeof queries>),
);

/** What readers type when they look for a subject. See `subjectOf`. */
export interface ReaderQueries extends Record<Locale, string[]> {
  subject: string;
  /** Path of the file that contains the queries, from the root of the repository. */
  file: string;
}

/**
 * Returns the queries from all files in `questions/queries/`, or none if the folder is missing.
 * @throws DataError that lists every error in the first file with errors.
 */
export function readReaderQueries(root: string): ReaderQueries[] {
  const folder = path.join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const file = `${FOLDER}/${name}`;
      const subjects = readData(root, file, schema, {hint: 'See questions/README.md.'});
      return Object.entries(subjects).map(([subject, texts]) => ({subject, file, ...texts}));
    });
}
