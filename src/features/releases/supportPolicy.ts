import {readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {PLATFORMS} from '../../site/sections.ts';

const FILE = 'changelogs/support-policy.json';

const day = z.iso.date({error: 'must be a day, yyyy-mm-dd'});
const line = z.string().regex(/^\d+\.\d+$/, {error: 'must be a version line such as 3.4'});

const policySchema = z.strictObject({
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
});

/** Rules from which the end of support of every version line follows. */
export type SupportPolicy = Omit<z.infer<typeof policySchema>, 'about'>;

/**
 * Checks the parsed content of `changelogs/support-policy.json`.
 * @throws Error naming every field that is wrong.
 */
export function parseSupportPolicy(data: unknown): SupportPolicy {
  const result = policySchema.safeParse(data);
  if (result.success) {
    const {supportStart, monthsAfterNextLine, announced} = result.data;
    return {supportStart, monthsAfterNextLine, announced};
  }
  throw new Error(
    result.error.issues
      .map((issue) => `${FILE}: ${issue.path.join('.') || '(file)'}: ${issue.message}`)
      .join('\n'),
  );
}

/**
 * Reads the rules of support. Runs at build and in tests, never in the browser.
 * @param root folder that holds `changelogs/`.
 * @throws Error naming file, field and fault.
 */
export function readSupportPolicy(root: string = process.cwd()): SupportPolicy {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path.join(root, FILE), 'utf8'));
  } catch (error) {
    throw new Error(`${FILE}: cannot be read as JSON: ${(error as Error).message}`);
  }
  return parseSupportPolicy(data);
}
