import * as z from 'zod';

import {parseData, readJson} from '../../site/readData.ts';
import {PLATFORMS} from '../../site/sections.ts';

const FILE = 'changelogs/support-policy.json';

const day = z.iso.date({error: 'must be a day, yyyy-mm-dd'});
const line = z.string().regex(/^\d+\.\d+$/, {error: 'must be a version line such as 3.4'});

const policySchema = z
  .strictObject({
    /** Why each setting has its value; shown to nobody. */
    about: z.record(z.string(), z.string()),
    /** From this day on, lines whose newest stable release is older, or has no known date, are not supported. */
    supportStart: day,
    /** A line ends so many months after the first stable release of the next one. Null: no such rule. */
    monthsAfterNextLine: z
      .int({error: 'must be a whole number of months, or null'})
      .positive({error: 'must be a whole number of months, or null'})
      .nullable(),
    /** Days of single lines; they come before the rules. */
    announced: z.partialRecord(z.enum(PLATFORMS), z.record(line, day)),
  })
  .transform(({supportStart, monthsAfterNextLine, announced}) => ({
    supportStart,
    monthsAfterNextLine,
    announced,
  }));

/** Rules from which the end of support of every version line follows. */
export type SupportPolicy = z.infer<typeof policySchema>;

/**
 * Checks the parsed content of `changelogs/support-policy.json`.
 * @throws DataError naming every field that is wrong.
 */
export function parseSupportPolicy(data: unknown): SupportPolicy {
  return parseData(FILE, policySchema, data);
}

/**
 * Reads the rules of support. Runs at build and in tests, never in the browser.
 * @param root folder that holds `changelogs/`.
 * @throws DataError naming file, field, and what is allowed.
 */
export function readSupportPolicy(root: string = process.cwd()): SupportPolicy {
  return parseSupportPolicy(readJson(root, FILE));
}
