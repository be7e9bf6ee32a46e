import * as z from 'zod';

import {readData} from '../../site/readData.ts';
import {PLATFORMS} from '../../site/sections.ts';

const text = z.string().trim().min(1);
const texts = z.strictObject({en: text, ru: text});

/** Versions such as 8.6, 2021.3.41f1, and 3.4.0-beta.1. Levels are whole numbers. */
const version = z.string().regex(/^\d+(?:\.\d+)*(?:f\d+)?(?:-[a-z]+\.\d+)?$/, {
  error: 'must be a version such as 8.6.0 or 2021.3.41f1',
});

/** One range of versions. `from` and `to` are included, `after` and `before` aren't. */
const range = z.union(
  [
    z.strictObject({only: version}),
    z.strictObject({from: version}),
    z.strictObject({from: version, to: version}),
    z.strictObject({to: version}),
    z.strictObject({before: version}),
    z.strictObject({after: version}),
  ],
  {error: 'must have only, from, to, from and to, before, or after'},
);

const part = z.strictObject({
  /** Component, as inline code if files contain it. One text per language if it isn't a name. */
  name: z.union([text, texts]),
  /** If missing, all versions are affected, or the name says which. */
  versions: z.array(range).min(1).optional(),
  /** Whether the values are levels, which are lower or higher rather than earlier or later. */
  level: z.literal(true).optional(),
});

const conflict = z
  .strictObject({
    /** Anchor of the row, without its prefix. */
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {error: 'must be lowercase words joined by hyphens'}),
    platform: z.enum(PLATFORMS),
    parts: z.tuple([part, part]),
    /** Field of `minimums.json` that sets the ranges: of the SDK in the first part, of the second part below the value. */
    minimum: z
      .enum([
        'minSdk',
        'compileSdk',
        'targetSdk',
        'kotlin',
        'kotlinReads',
        'agp',
        'gradle',
        'jdk',
        'xcode',
        'deploymentTarget',
        'editor',
        'dependencyManager',
      ])
      .optional(),
    /** Message, or a part of it, exactly as on the page. */
    error: text.optional(),
    /** What happens, or, above a message, when it appears. */
    symptom: texts.optional(),
    /** The fix in one line. `{minimum}` is the value of the minimum. */
    fix: texts,
    /** Page that explains the pair, with or without a heading. */
    page: z.string().regex(/^\/[a-z0-9/-]+(?:#[a-z0-9-]+)?$/, {
      error: 'must be a path without a language prefix, such as /android/get-started#anr',
    }),
    /** Questions in `questions/`, files of the repository, or public URLs that document the pair. */
    sources: z.array(text).min(1),
  })
  .refine(({error, symptom}) => error !== undefined || symptom !== undefined, {
    message: 'must have an error or a symptom',
  })
  .refine(
    ({minimum, parts}) => minimum === undefined || parts.every(({versions}) => versions === undefined),
    {
      message: 'must not have versions next to a minimum',
    },
  );

const schema = z
  .strictObject({about: z.record(z.string(), z.string()), conflicts: z.array(conflict)})
  .refine(({conflicts}) => new Set(conflicts.map(({id}) => id)).size === conflicts.length, {
    message: 'each id can be used only once',
  });

export type VersionRange = z.output<typeof range>;
export type ConflictPart = z.output<typeof part>;
export type Conflict = z.output<typeof conflict>;

export const CONFLICTS_FILE = 'changelogs/version-conflicts.json';

/**
 * Reads and validates the pairs of versions.
 * @throws DataError that names each invalid entry and field.
 */
export const readConflicts = (root: string): Conflict[] =>
  readData(root, CONFLICTS_FILE, schema, {nameField: 'id'}).conflicts;
