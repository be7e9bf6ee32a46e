import * as z from 'zod';

import {PHASES} from '../problems/problem.ts';

import {PLATFORMS} from './sections.ts';

/**
 * What may stand at the top of a page. The build and `npm run check` use the same schema, so a wrong
 * key stops both with the same words.
 */
const pageTypes = [
  'landing',
  'get-started',
  'how-to',
  'concept',
  'reference',
  'troubleshooting',
  'changelog',
  'upgrade-guide',
  'policy',
  'faq',
] as const;

const DESCRIPTION_MIN = 50;
const DESCRIPTION_MAX = 160;

/** Search engines count characters, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

const text = z
  .string({error: 'expected a text'})
  .refine((value) => value.trim() !== '', {error: 'expected a text that is not empty'});

const flag = z.boolean({error: 'expected true or false'});

/** YAML 1.1 readers turn yyyy-mm-dd into a Date, YAML 1.2 readers leave the text. */
const isDay = (value: unknown): boolean =>
  value instanceof Date ||
  (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)));

const day = z.custom<Date | string>(isDay, {error: 'expected a date, yyyy-mm-dd'});

/** What a troubleshooting page says of its problem, for the index of problems. */
export const problemFieldsSchema = z.object({
  platforms: z
    .array(z.enum(PLATFORMS, {error: `expected one of ${PLATFORMS.join(', ')}`}), {
      error: `expected a list of ${PLATFORMS.join(', ')}`,
    })
    .min(1, {error: 'expected at least one platform'}),
  phase: z.enum(PHASES, {error: `expected one of ${PHASES.join(', ')}`}),
  errors: z
    .array(text, {error: 'expected a list of texts'})
    .min(1, {error: 'expected at least one text'})
    .optional(),
});

const frontMatterSchema = z.strictObject({
  title: text,
  description: z.string({error: 'expected a text'}).superRefine((value, context) => {
    const length = lengthOf(value);
    if (length < DESCRIPTION_MIN || length > DESCRIPTION_MAX) {
      context.addIssue({
        code: 'custom',
        message: `has ${length} characters; expected ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX}`,
      });
    }
    if (!/[.!?]$/.test(value)) {
      context.addIssue({code: 'custom', message: 'expected a full sentence that ends with a full stop'});
    }
  }),
  page_type: z.enum(pageTypes, {error: `expected one of ${pageTypes.join(', ')}`}),
  sidebar_position: z
    .int({error: 'expected a whole number'})
    .min(0, {error: 'expected a whole number that is not negative'}),
  sidebar_label: text.optional(),
  slug: text.optional(),
  keywords: z.array(text, {error: 'expected a list of texts'}).optional(),
  hide_table_of_contents: flag.optional(),
  unlisted: flag.optional(),
  draft: flag.optional(),
  reviewed: day.optional(),
  ...problemFieldsSchema.partial().shape,
});

const allowedKeys = Object.keys(frontMatterSchema.shape);

/** One field that is wrong. `field` is the key in the front matter. */
export interface FrontMatterProblem {
  field: string;
  problem: string;
}

export function findFrontMatterProblems(data: unknown): FrontMatterProblem[] {
  const result = frontMatterSchema.safeParse(data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue): FrontMatterProblem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: key,
        problem: `unknown key; allowed are ${allowedKeys.join(', ')}`,
      }));
    }
    const field = String(issue.path[0] ?? 'front matter');
    const given: unknown =
      typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[field] : data;
    if (given === undefined) return [{field, problem: `missing; ${issue.message}`}];
    const shown = issue.message.startsWith('has ') ? '' : `is ${JSON.stringify(given)}; `;
    return [{field, problem: `${shown}${issue.message}`}];
  });
}

/** One line for each thing wrong with the front matter of a page: the file, the field, what is allowed. */
export function explainFrontMatter(file: string, data: unknown): string[] {
  return findFrontMatterProblems(data).map(
    ({field, problem}) => `${file}: front matter, ${field}: ${problem}`,
  );
}
