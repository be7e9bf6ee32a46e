import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Path of the file, from the root of the repository. */
export const QUESTIONS_FILE = 'tests/search/questions.json';

const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^(?:en|ru)-\d{2}$/),
    language: z.enum(['en', 'ru']),
    kind: z.enum(['task', 'form', 'typo', 'api', 'error', 'layout']),
    query: z.string().min(1),
    /** Paths without language. Any of these pages is a correct result. */
    pages: z.array(z.string().regex(/^\/\S+$/)).min(1),
    /** Anchor of the correct heading on the first page. */
    heading: z.string().optional(),
  }),
);

export type Question = z.infer<typeof schema>[number];

/**
 * Reads the questions in `questions.json`.
 * @param root folder that contains `tests/`.
 * @throws ZodError if the file doesn't fit the schema.
 */
export function readQuestions(root = '.'): Question[] {
  return schema.parse(JSON.parse(readFileSync(path.join(root, QUESTIONS_FILE), 'utf8')));
}

/**
 * Returns the rank of the first correct page among paths without language, starting with 1, or Infinity if there is
 * none.
 */
export function rankOf(question: Question, addresses: readonly string[]): number {
  const at = addresses.findIndex((address) => question.pages.includes(address));
  return at === -1 ? Infinity : at + 1;
}
