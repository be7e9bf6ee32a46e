import {rankProblems} from '../../../src/features/problems/rankProblems.ts';
import {readUserQuestions, type UserQuestion} from '../../../src/features/search/userQuestions.ts';
import {DataError} from '../../../src/site/readData.ts';
import {knownProblems, type KnownProblem} from '../lib/knownProblems.ts';
import type {Fault, TextCheck} from '../types.ts';

const name = 'recordedErrors';

/** How many pages at the top of the result must include the page that explains the message. */
const TOP = 3;

/** Reads the questions. The check `questions` reports those that are invalid. */
function questionsIn(root: string): UserQuestion[] {
  try {
    return readUserQuestions(root);
  } catch (error) {
    if (error instanceof DataError) return [];
    throw error;
  }
}

function faultsOf({file, id, error, route}: UserQuestion, problems: readonly KnownProblem[]): Fault[] {
  const own = problems.find(({address}) => address === route);
  if (error === undefined || own === undefined) return [];
  const top = rankProblems(problems, error).slice(0, TOP);
  if (top.some(({problem}) => problem === own)) return [];
  return [
    {
      file,
      check: name,
      message: `${id}: “${error}” doesn't lead to ${own.page.file}`,
      fix: 'Add the message, without what differs per project, to the `errors` of that page.',
    },
  ];
}

export const check: TextCheck = {
  name,
  about:
    "the index of problems finds the page of each error message in developers' questions if it is a troubleshooting page",
  run({root, pages}) {
    const problems = knownProblems(pages);
    return questionsIn(root).flatMap((question) => faultsOf(question, problems));
  },
};
