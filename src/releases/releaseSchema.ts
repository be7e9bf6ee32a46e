import * as z from 'zod';

import {parseVersion} from './version.ts';

/** Text lists that a release may carry, in the order in which they are shown. */
const RELEASE_LISTS = ['features', 'fixes', 'adapters', 'deprecations'] as const;

const line = z.string().min(1);
const isoDate = z.iso.date();
const textualDate = z.string().refine((value) => !Number.isNaN(Date.parse(`${value} UTC`)), {
  error: 'must be yyyy-mm-dd, a textual date such as "June 23, 2015", or null',
});
const date = z.union([isoDate, textualDate]).nullable();

/** One release of an SDK. Unknown keys are faults, so that a misspelt field does not vanish silently. */
const releaseSchema = z.strictObject({
  name: z.string().refine((value) => parseVersion(value) !== null, {
    error: 'must be a version such as 3.10.0, 3.4.0-beta.2 or 3.2.0.1',
  }),
  date: date.optional(),
  build_date: date.optional(),
  features: z.array(line).optional(),
  fixes: z.array(line).optional(),
  adapters: z.array(line).optional(),
  deprecations: z.array(line).optional(),
  internalFixes: line.optional(),
  sdks: z
    .strictObject({android: z.string().nullable().optional(), ios: z.string().nullable().optional()})
    .nullable()
    .optional(),
});

export type Release = z.infer<typeof releaseSchema>;

const TAGS = new Set(['[Android]', '[iOS]', '[Unity]']);

/**
 * Checks the parsed content of a `changelogs/*.json` file.
 * @param file name for messages, for example `changelogs/android.json`.
 * @throws Error listing every fault with file, version, field and what is allowed.
 */
export function parseReleases(file: string, data: unknown): Release[] {
  if (!Array.isArray(data)) {
    throw new Error(`${file}: must be a list of releases`);
  }
  const faults: string[] = [];
  const releases: Release[] = [];
  const seen = new Set<string>();
  data.forEach((entry: unknown, index) => {
    const name =
      typeof entry === 'object' && entry !== null && 'name' in entry
        ? String(entry.name)
        : `entry ${index + 1}`;
    const result = releaseSchema.safeParse(entry);
    if (!result.success) {
      for (const issue of result.error.issues) {
        const field = issue.path.join('.') || '(entry)';
        const value = issue.path.reduce<unknown>(
          (node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key],
          entry,
        );
        const shown = value === undefined ? '' : ` ${JSON.stringify(value)}`;
        faults.push(`${file}: ${name}: ${field}${shown}: ${issue.message}`);
      }
      return;
    }
    if (seen.has(name)) {
      faults.push(`${file}: ${name}: name: appears twice; each version may appear once`);
    }
    seen.add(name);
    for (const list of RELEASE_LISTS) {
      for (const text of result.data[list] ?? []) {
        // A tag is a bracketed word at the very start; a bracket followed by "(" is a Markdown link.
        const tag = /^(\[[^\]]*\])(?!\()/.exec(text)?.[1];
        if (tag !== undefined && !TAGS.has(tag)) {
          faults.push(`${file}: ${name}: ${list}: unknown tag ${tag}; allowed are ${[...TAGS].join(', ')}`);
        }
      }
    }
    releases.push(result.data);
  });
  if (faults.length > 0) {
    throw new Error(`Release data is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  return releases;
}
