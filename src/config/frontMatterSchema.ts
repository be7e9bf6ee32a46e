import * as z from 'zod';

import {isPost} from '../site/postFile.ts';
import {postSchema} from '../features/news/postSchema.ts';
import {problemFieldsSchema} from '../features/problems/problemFields.ts';

import {description, flag, text, texts} from '../site/frontMatterFields.ts';

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

/** YAML 1.1 readers turn yyyy-mm-dd into a Date, YAML 1.2 readers leave the text. */
const isDay = (value: unknown): boolean =>
  value instanceof Date ||
  (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)));

const day = z.custom<Date | string>(isDay, {error: 'expected a date, yyyy-mm-dd'});

const frontMatterSchema = z.strictObject({
  title: text,
  /** Instead of `title` in browser tabs and search results, where another page has the same title. */
  title_meta: text.optional(),
  description,
  page_type: z.enum(pageTypes, {error: `expected one of ${pageTypes.join(', ')}`}),
  sidebar_position: z
    .int({error: 'expected a whole number'})
    .min(0, {error: 'expected a whole number that is not negative'}),
  sidebar_label: text.optional(),
  slug: text.optional(),
  keywords: texts.optional(),
  hide_table_of_contents: flag.optional(),
  unlisted: flag.optional(),
  draft: flag.optional(),
  reviewed: day.optional(),
  ...problemFieldsSchema.partial().shape,
});

/** One field that is wrong. `field` is the key in the front matter. */
export interface FrontMatterProblem {
  field: string;
  problem: string;
}

/**
 * What is wrong with the front matter of a page or a post.
 * @param file path from the root: it tells which of the two it is.
 */
export function findFrontMatterProblems(file: string, data: unknown): FrontMatterProblem[] {
  const schema = isPost(file) ? postSchema : frontMatterSchema;
  const result = schema.safeParse(data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue): FrontMatterProblem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: key,
        problem: `unknown key; allowed are ${Object.keys(schema.shape).join(', ')}`,
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
  return findFrontMatterProblems(file, data).map(
    ({field, problem}) => `${file}: front matter, ${field}: ${problem}`,
  );
}
