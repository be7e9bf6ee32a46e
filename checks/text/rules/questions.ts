import {dataFaults} from '../lib/dataFaults.ts';
import {flat, pageText} from '../lib/pageText.ts';
import {readUserQuestions, type UserQuestion} from '../../../src/features/search/userQuestions.ts';
import type {CheckContext, Fault, Locale, Page, TextCheck} from '../types.ts';

const NAME = 'questions';
const LANGUAGES: Record<Locale, string> = {en: 'English', ru: 'Russian'};

const fault = (file: string, message: string, fix: string): Fault => ({
  file,
  check: NAME,
  message,
  fix,
});

function repeated(questions: readonly UserQuestion[], key: 'id' | 'question' | 'query'): Fault[] {
  const values = questions.map((question) => question[key]);
  return questions
    .filter((question, index) => values.indexOf(question[key]) !== index)
    .map((question) =>
      fault(question.file, `the ${key} "${question[key]}" appears twice`, 'Remove or reword one.'),
    );
}

function faultsOf({file, id, route, error}: UserQuestion, pages: readonly Page[]): Fault[] {
  if (route === undefined) return [];
  return (['en', 'ru'] as const).flatMap((locale): Fault[] => {
    const page = pages.find((each) => each.locale === locale && !each.partial && each.route === route);
    if (page === undefined) {
      return [
        fault(
          file,
          `${id}: there is no ${LANGUAGES[locale]} page ${route}`,
          'Correct the route, or write the page.',
        ),
      ];
    }
    return error === undefined || pageText(page, pages).includes(flat(error))
      ? []
      : [
          fault(
            file,
            `${id}: ${page.file} doesn't show the message “${error}”`,
            'Quote it there, letter by letter.',
          ),
        ];
  });
}

export const check: TextCheck = {
  name: NAME,
  about:
    "developers' questions differ from each other, lead to pages that exist in both languages, and their error messages are on these pages",
  run: ({root, pages}: CheckContext) => {
    let questions: UserQuestion[];
    try {
      questions = readUserQuestions(root);
    } catch (error) {
      return dataFaults(NAME, error);
    }
    return [
      ...repeated(questions, 'id'),
      ...repeated(questions, 'question'),
      ...repeated(questions, 'query'),
      ...questions.flatMap((question) => faultsOf(question, pages)),
    ];
  },
};
