import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readData} from '../../site/readData.ts';

/** Files with the questions, from the root of the repository: one per platform, and one for the dashboard and the web. */
const FILES = ['android', 'ios', 'unity', 'platform'].map((name) => `questions/${name}.json`);

const text = z.string().trim().min(1);

const schema = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[a-z]\d{2,3}$/, 'must be a letter and two or three digits'),
      question: text,
      /** What a reader types into the search field. */
      query: text,
      /** The message that a reader pastes, as shown on the page. */
      error: text.optional(),
      facts: z.array(z.strictObject({fact: text, source: text})).min(1),
      /** Path, without language, of the page that answers the question. */
      route: z
        .string()
        .regex(/^\/\S*[^/\s]$/, 'must be a path without a language prefix or trailing slash')
        .optional(),
      /** Why the site doesn't answer the question. */
      outOfScope: text.optional(),
    })
    .refine(({route, outOfScope}) => (route === undefined) !== (outOfScope === undefined), {
      message: 'must have either a route or outOfScope',
    }),
);

/** A question, and the file that it is in. */
export type UserQuestion = z.output<typeof schema>[number] & {file: string};

/**
 * Reads the developers' questions that the pages answer. Missing files are skipped.
 * @throws DataError that lists every error in the first file with errors.
 */
export const readUserQuestions = (root: string): UserQuestion[] =>
  FILES.filter((file) => existsSync(path.join(root, file))).flatMap((file) =>
    readData(root, file, schema, {nameField: 'id', hint: 'See questions/README.md.'}).map((question) => ({
      ...question,
      file,
    })),
  );
