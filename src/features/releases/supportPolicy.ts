import * as z from 'zod';

import {parseData, readJson} from '../../site/readData.ts';
import {PLATFORMS} from '../../site/sections.ts';

const FILE = 'changelogs/support-policy.json';

const day = z.iso.date({error: 'must be a day, yyyy-mm-dd'});
const line = z.string().regex(/^\d+\.\d+$/, {error: 'must be a version line such as 3.4'});

const policySchema = z
  .strictObject({
    /** Reasons for the value of each setting. Not shown on the site. */
    about: z.record(z.string(), z.string()),
    /** First day on which lines whose newest stable release is older or undated are no longer supported. */
    supportStart: day,
    /**
     * A line ends this many months after the first stable release of the next one. Null means that there is no such
     * rule.
     */
    monthsAfterNextLine: z
      .int({error: 'must be a whole number of months, or null'})
      .positive({error: 'must be a whole number of months, or null'})
      .nullable(),
    /** Dates of individual lines, which override the rules. */
    announced: z.partialRecord(z.enum(PLATFORMS), z.record(line, day)),
  })
  .transform(({supportStart, monthsAfterNextLine, announced}) => ({
    supportStart,
    monthsAfterNextLine,
    announced,
  }));

/** Rules that determine the end of support of every version line. */
export type SupportPolicy = z.infer<typeof policySchema>;

/**
 * Validates the parsed content of `changelogs/support-policy.json`.
 * @throws DataError that lists every invalid field.
 */
export function parseSupportPolicy(data: unknown): SupportPolicy {
  return parseData(FILE, policySchema, data);
}

/**
 * Reads the support rules. Runs at build time and in tests, never in the browser.
 * @param root the folder that contains `changelogs/`.
 * @throws DataError that lists the file, field, and what is allowed for every error.
 */
export function readSupportPolicy(root: string = process.cwd()): SupportPolicy {
  return parseSupportPolicy(readJson(root, FILE));
}
