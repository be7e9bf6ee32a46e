import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  BLIND_QUESTIONS_FILE,
  QUESTIONS_FILE,
  readQuestions,
  type Question,
} from '../../../tests/search/questions.ts';
import type {CheckContext, Fault, TextCheck} from '../types.ts';

const NAME = 'searchQuestions';

type Report = (message: string, fix: string) => Fault;

function repeated(
  questions: Question[],
  what: string,
  keyOf: (question: Question) => string,
  fault: Report,
): Fault[] {
  const keys = questions.map(keyOf);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))].map((key) =>
    fault(`the ${what} "${key}" appears twice`, 'Remove one.'),
  );
}

/** Finds pages and headings that no longer exist. */
function missingTargets({root}: CheckContext, {id, pages, heading}: Question, fault: Report): Fault[] {
  const sourceOf = (address: string) =>
    [`docs${address}.mdx`, `docs${address}/index.mdx`].find((file) => existsSync(path.join(root, file)));
  const missing = pages
    .filter((address) => sourceOf(address) === undefined)
    .map((address) => fault(`${id}: there is no page ${address}`, 'Correct the path.'));
  const [first = ''] = pages;
  const source = sourceOf(first);
  // The headings of a changelog come from the release data.
  if (heading === undefined || source === undefined || first.endsWith('/changelog')) return missing;
  return readFileSync(path.join(root, source), 'utf8').includes(`{#${heading}}`)
    ? missing
    : [...missing, fault(`${id}: ${first} has no heading #${heading}`, 'Correct the id.')];
}

function faultsOf(context: CheckContext, file: string): Fault[] {
  const fault: Report = (message, fix) => ({file, check: NAME, message, fix});
  if (!existsSync(path.join(context.root, file))) return [];
  let questions: Question[];
  try {
    questions = readQuestions(context.root, file);
  } catch (error) {
    return [fault(`the file is invalid: ${(error as Error).message}`, 'Correct the entry.')];
  }
  const [english = 0, russian = 0] = ['en', 'ru'].map(
    (language) => questions.filter((question) => question.language === language).length,
  );
  return [
    ...(english === russian
      ? []
      : [fault(`${english} questions are English and ${russian} Russian`, 'Add what is missing.')]),
    ...repeated(questions, 'id', ({id}) => id, fault),
    ...repeated(questions, 'question', ({language, query}) => `${language}: ${query}`, fault),
    ...questions.flatMap((question) => missingTargets(context, question, fault)),
  ];
}

export const check: TextCheck = {
  name: NAME,
  about:
    'the questions for measuring search are unique, equal in number in both languages, and lead to pages and headings that exist',
  run: (context) => [QUESTIONS_FILE, BLIND_QUESTIONS_FILE].flatMap((file) => faultsOf(context, file)),
};
