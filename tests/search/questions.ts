import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Path of the questions that search is tuned on, from the root of the repository. */
export const QUESTIONS_FILE = 'tests/search/questions.json';

/**
 * Path of the questions that were written without knowledge of the ranking. Use them only to measure search, never to
 * tune it.
 */
export const BLIND_QUESTIONS_FILE = 'tests/search/blindQuestions.json';

const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^(?:en|ru)-\d{2,3}$/),
    language: z.enum(['en', 'ru']),
    kind: z.enum([
      'task',
      'form',
      'typo',
      'api',
      'error',
      'layout',
      'symptom',
      'concept',
      'policy',
      'network',
    ]),
    query: z.string().min(1),
    /** Paths without language. Any of these pages is a correct result. */
    pages: z.array(z.string().regex(/^\/\S+$/)).min(1),
    /** Anchor of the correct heading on the first page. */
    heading: z.string().optional(),
  }),
);

export type Question = z.infer<typeof schema>[number];

/**
 * Reads a file with questions.
 * @param root folder that contains `tests/`.
 * @throws ZodError if the file doesn't fit the schema.
 */
export function readQuestions(root = '.', file = QUESTIONS_FILE): Question[] {
  return schema.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
}

/**
 * Returns the rank of the first correct page among paths without language, starting with 1, or Infinity if there is
 * none.
 */
export function rankOf(question: Question, addresses: readonly string[]): number {
  const at = addresses.findIndex((address) => question.pages.includes(address));
  return at === -1 ? Infinity : at + 1;
}
