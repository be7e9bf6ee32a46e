import * as z from 'zod';

import {parseData} from '../../site/readData.ts';
import type {Platform} from '../../site/sections.ts';

import {isoDate} from './releaseDate.ts';
import {RELEASE_LISTS, TAGS} from './releaseLine.ts';
import {compareVersions, parseVersion} from './version.ts';

const line = z.string().regex(/^\S(?:.*\S)?$/, {error: 'must not be empty or begin or end with a space'});
const date = z
  .string()
  .refine((value) => isoDate(value) !== null, {
    error: 'must be yyyy-mm-dd, a textual date such as "June 23, 2015", or null',
  })
  .nullable();
const version = z.string().refine((value) => parseVersion(value) !== null, {
  error: 'must be a version such as 3.10.0, 3.4.0-beta.2, or 3.2.0.1',
});

/** One release of an SDK. Unknown keys are errors so that a misspelled field isn't silently dropped. */
const releaseSchema = z.strictObject({
  name: version,
  /** Release date. Missing or null means that it is unknown. */
  date: date.optional(),
  /** Build date, only for Unity. If missing or null, the release date is shown. */
  build_date: date.optional(),
  // No list means that only the version is known. An empty list means that the release has no such lines.
  features: z.array(line).optional(),
  fixes: z.array(line).optional(),
  adapters: z.array(line).optional(),
  deprecations: z.array(line).optional(),
  /** Text that one old entry has in addition to its lists. */
  internalFixes: line.optional(),
  /** Native SDKs that the plugin includes, only for Unity. */
  sdks: z
    .strictObject({android: version.nullable().optional(), ios: version.nullable().optional()})
    .nullable()
    .optional(),
});

export type Release = z.infer<typeof releaseSchema>;

const TAG_NAMES = new Set(TAGS.map((tag) => `[${tag}]`));
const UNITY_ONLY = ['build_date', 'sdks'] as const;

interface Options {
  /** Platform of the releases. Fields for other platforms are errors. If unset, any field is allowed. */
  platform?: Platform;
  /** ISO date. Later dates are errors. If unset, any date is allowed. */
  today?: string;
}

/** Reports errors that the schema of a single entry can't express. */
function checkEntry(release: Release, {platform, today}: Options, context: z.RefinementCtx): void {
  const fault = (path: PropertyKey[], message: string) => context.addIssue({code: 'custom', path, message});
  for (const list of RELEASE_LISTS) {
    const lines = release[list] ?? [];
    lines.forEach((text, index) => {
      // A tag is a bracketed word at the very start. Brackets followed by "(" are a Markdown link.
      const tag = /^(\[[^\]]*\])(?!\()/.exec(text)?.[1];
      if (tag !== undefined && !TAG_NAMES.has(tag)) {
        fault([list, index], `unknown tag ${tag}; allowed tags: ${[...TAG_NAMES].join(', ')}`);
      }
      if (lines.indexOf(text) < index) fault([list, index], 'appears twice; remove one');
    });
  }
  for (const field of ['date', 'build_date'] as const) {
    const day = isoDate(release[field]);
    if (today !== undefined && day !== null && day > today) {
      fault([field], `is in the future; today is ${today}`);
    }
  }
  if (platform !== undefined && platform !== 'unity') {
    for (const field of UNITY_ONLY) {
      if (release[field] !== undefined) fault([field], 'only Unity releases have it');
    }
  }
}

const mainNumbers = (name: string): string => parseVersion(name)?.numbers.slice(0, 3).join('.') ?? name;

/**
 * Returns whether releases are in the wrong order. They must be sorted newest first, by version, or by date if an older
 * version line got a later release.
 */
function isOutOfOrder(above: Release, below: Release): boolean {
  if (compareVersions(above.name, below.name) >= 0) return false;
  const [newer, older] = [isoDate(above.date), isoDate(below.date)];
  if (newer !== null && older !== null) return newer < older;
  // 3.2.0.1-beta.2 is a revision of the adapters of 3.2.0-beta.2, so without a date, its position relative to 3.2.0 is
  // unknown.
  return compareVersions(mainNumbers(above.name), mainNumbers(below.name)) < 0;
}

/** Reports duplicate and misplaced entries. */
function checkOrder(releases: readonly Release[], context: z.RefinementCtx): void {
  const seen: Release[] = [];
  releases.forEach((release, index) => {
    if (parseVersion(release.name) === null) return;
    const fault = (message: string) => context.addIssue({code: 'custom', path: [index, 'name'], message});
    const twin = seen.find((other) => compareVersions(other.name, release.name) === 0);
    if (twin) {
      fault(
        twin.name === release.name
          ? 'appears twice; each version can appear only once'
          : `is the same version as ${twin.name}`,
      );
    }
    const above = seen.at(-1);
    if (above && isOutOfOrder(above, release)) {
      fault(`is below ${above.name}, which is older; sort releases newest first`);
    }
    seen.push(release);
  });
}

/**
 * Validates the parsed content of a `changelogs/*.json` file.
 * @param file file name for messages, for example `changelogs/android.json`.
 * @throws DataError that lists every error with file, version, field, and what is allowed.
 */
export function parseReleases(file: string, data: unknown, options: Options = {}): Release[] {
  const entry = releaseSchema.superRefine((release, context) => checkEntry(release, options, context));
  return parseData(file, z.array(entry).superRefine(checkOrder), data, {nameField: 'name'});
}
