import * as z from 'zod';
import {readData} from '../../../src/site/readData.ts';

/** Path of the file, from the root of the repository. */
export const USER_QUESTIONS_FILE = 'questions/questions.json';

const text = z.string().trim().min(1);

const schema = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[a-z]\d{2}$/, 'must be a letter and two digits'),
      platform: z.enum(['android', 'ios', 'unity', 'platform']),
      question: text,
      /** What a reader types into the search field. */
      query: text,
      /** The message that a reader pastes, as shown on the page. */
      error: text.optional(),
      facts: z.array(z.strictObject({fact: text, source: text})).min(1),
      /** Path, without language, of the page that answers the question. */
      route: z
        .string()
        .regex(/^\/\S*[^/\s]$/, 'must be an address without language and trailing slash')
        .optional(),
      /** Why the site doesn't answer the question. */
      outOfScope: text.optional(),
    })
    .refine(({route, outOfScope}) => (route === undefined) !== (outOfScope === undefined), {
      message: 'must have either a route or outOfScope',
    }),
);

export type UserQuestion = z.output<typeof schema>[number];

/**
 * Reads the developers' questions that the pages answer.
 * @throws DataError that lists every error in the file.
 */
export const readUserQuestions = (root: string): UserQuestion[] =>
  readData(root, USER_QUESTIONS_FILE, schema, {nameField: 'id', hint: 'See questions/README.md.'});
