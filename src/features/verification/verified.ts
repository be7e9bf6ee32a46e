import * as z from 'zod';

import {frontMatterOf} from '../../site/pageFiles.ts';
import {parseData} from '../../site/readData.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

import {isoDate} from '../releases/releaseDate.ts';
import {parseVersion} from '../releases/version.ts';

/** Types of pages that must be verified after a release: tasks and references. */
export const VERIFIED_TYPES: readonly string[] = ['get-started', 'how-to', 'reference'];

/** Returns a day as yyyy-mm-dd. YAML 1.1 parsers turn it into a Date, YAML 1.2 parsers keep the text. */
function dayOf(value: unknown): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  return typeof value === 'string' && /^\d{4}-/.test(value) ? isoDate(value) : null;
}

const day = z
  .unknown()
  .refine((value) => dayOf(value) !== null, {error: 'must be a day, yyyy-mm-dd'})
  .transform((value) => dayOf(value) ?? '');

const source = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'must be the https URL of a public page',
});

const keyOf = (url: string): string => (URL.canParse(url) ? new URL(url).href.replace(/\/$/, '') : url);

/** Schema of the `verified` field in the front matter of English pages. */
export const verifiedSchema = z.strictObject(
  {
    /** Release of the SDK with which the page was verified. Pages that don't depend on a platform have none. */
    sdk: z
      .string()
      .refine((value) => parseVersion(value) !== null, {error: 'must be a version, for example 3.10.0'})
      .optional(),
    date: day,
    /** Public pages that document the facts of the page. */
    sources: z
      .array(source, {error: 'must be a list of https URLs'})
      .min(1, {error: 'must not be empty; leave it out if there are none'})
      .superRefine((urls, context) => {
        const keys = urls.map(keyOf);
        keys.forEach((key, index) => {
          if (keys.indexOf(key) < index) {
            context.addIssue({code: 'custom', path: [index], message: 'appears twice; leave one'});
          }
        });
      })
      .optional(),
  },
  {
    error: (issue) =>
      issue.code === 'invalid_type' ? 'must be an object with date, sdk, and sources' : undefined,
  },
);

/** When, and with what, the facts of a page were verified. */
export type Verified = z.output<typeof verifiedSchema>;

const fieldSchema = z.object({verified: verifiedSchema.optional()});

/**
 * Returns the `verified` field of an English page; undefined if it has none.
 * @param file path of the page, for messages.
 * @param raw text of that file.
 * @throws DataError naming the page and the field if it is invalid.
 */
export function verifiedOf(file: string, raw: string): Verified | undefined {
  return parseData(file, fieldSchema, frontMatterOf(raw)).verified;
}

/**
 * Returns the platform whose SDK a page documents: that of its section, or the only one that its path names, as in
 * `onboarding/ios/get-started.mdx`.
 * @param path path of the page in the folder of its section.
 */
export function platformOfPage(section: string, path: string): Platform | undefined {
  const names = [section, ...path.replace(/\.mdx?$/, '').split('/')];
  const found = PLATFORMS.filter((platform) => names.includes(platform));
  return found.length === 1 ? found[0] : undefined;
}
