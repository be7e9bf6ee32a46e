import {existsSync} from 'node:fs';
import path from 'node:path';

import {withMinimum} from '../../../src/features/versionConflicts/conflictRows.ts';
import {
  CONFLICTS_FILE,
  readConflicts,
  type Conflict,
} from '../../../src/features/versionConflicts/conflictsSchema.ts';
import type {Minimums} from '../../../src/features/requirements/minimums.ts';
import {readMinimums} from '../../../src/features/requirements/minimumsSchema.ts';
import {readUserQuestions} from '../../../src/features/search/userQuestions.ts';
import {dataFaults} from '../lib/dataFaults.ts';
import {flat, pageText} from '../lib/pageText.ts';
import type {CheckContext, Fault, Locale, TextCheck} from '../types.ts';

const NAME = 'versionConflicts';
const LOCALES = ['en', 'ru'] as const;
const LANGUAGES: Record<Locale, string> = {en: 'English', ru: 'Russian'};

/** Matches versions and levels. */
const NUMBER = /\d+(?:\.\d+)*(?:f\d+)?(?:-[a-z]+\.\d+)?/g;
const QUESTION = /^[a-z]\d{2,3}$/;

const fault = (message: string, fix: string): Fault => ({file: CONFLICTS_FILE, check: NAME, message, fix});

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

/** Returns the whole text of a row in one language, except what comes from the minimums. */
function wordsOf({parts, symptom, fix}: Conflict, locale: Locale): string {
  const names = parts.map(({name}) => (typeof name === 'string' ? name : name[locale]));
  return [...names, symptom?.[locale] ?? '', fix[locale]].join('\n');
}

const versionsOf = ({parts}: Conflict): string[] =>
  parts.flatMap(({versions = []}) => versions.flatMap((range) => Object.values(range)));

/** Whether a text contains a number that isn't a part of another one. */
const hasNumber = (text: string, number: string): boolean =>
  new RegExp(`(?<![\\d.])${number.replaceAll('.', '\\.')}(?!\\d|\\.\\d)`).test(text);

function faultsOnPage(conflict: Conflict, {pages}: CheckContext, locale: Locale): Fault[] {
  const {id, error} = conflict;
  const [route, heading] = conflict.page.split('#');
  const page = pages.find((each) => each.locale === locale && !each.partial && each.route === route);
  if (page === undefined) {
    return [
      fault(
        `${id}: there is no ${LANGUAGES[locale]} page ${route}`,
        'Correct the path, or write the page first.',
      ),
    ];
  }
  const text = pageText(page, pages);
  const numbers = [...new Set([...versionsOf(conflict), ...numbersIn(wordsOf(conflict, locale))])];
  return [
    ...(heading === undefined || text.includes(`{#${heading}}`)
      ? []
      : [fault(`${id}: ${page.file} has no heading #${heading}`, 'Correct the ID of the heading.')]),
    ...(error === undefined || text.includes(flat(error))
      ? []
      : [fault(`${id}: ${page.file} doesn't show the message “${error}”`, 'Copy it from the page.')]),
    ...numbers
      .filter((number) => !hasNumber(text, number))
      .map((number) =>
        fault(`${id}: ${page.file} doesn't contain ${number}`, 'Correct the row, or explain it on the page.'),
      ),
  ];
}

/** Compares what must be the same in both languages: numbers and inline code. */
function faultsOfTwins(conflict: Conflict): Fault[] {
  const [english = [], russian = []] = LOCALES.map((locale) => {
    const words = wordsOf(conflict, locale);
    return [...numbersIn(words), ...(words.match(/`[^`]+`/g) ?? [])].toSorted();
  });
  return english.join() === russian.join()
    ? []
    : [
        fault(
          `${conflict.id}: the numbers or inline code in Russian differ from those in English`,
          'Make them the same.',
        ),
      ];
}

function faultsOfSources(
  {id, sources}: Conflict,
  {root}: CheckContext,
  questions: ReadonlySet<string>,
): Fault[] {
  return sources
    .filter((source) =>
      QUESTION.test(source)
        ? !questions.has(source)
        : !source.startsWith('https://') && !existsSync(path.join(root, source)),
    )
    .map((source) =>
      fault(`${id}: there is no source ${source}`, 'Specify a question, a file, or a URL with https://.'),
    );
}

function faultsOfMinimum(conflict: Conflict, minimums: Minimums): Fault[] {
  try {
    withMinimum(conflict, minimums);
    return [];
  } catch (error) {
    return [fault((error as Error).message, 'Correct the field.')];
  }
}

export const check: TextCheck = {
  name: NAME,
  about:
    'each pair of versions that conflict has a page in both languages with its message and numbers, and a source that exists',
  run(context) {
    if (!existsSync(path.join(context.root, CONFLICTS_FILE))) return [];
    try {
      const conflicts = readConflicts(context.root);
      const minimums = readMinimums(context.root);
      const questions = new Set(readUserQuestions(context.root).map(({id}) => id));
      return conflicts.flatMap((conflict) => [
        ...LOCALES.flatMap((locale) => faultsOnPage(conflict, context, locale)),
        ...faultsOfTwins(conflict),
        ...faultsOfSources(conflict, context, questions),
        ...faultsOfMinimum(conflict, minimums),
      ]);
    } catch (error) {
      return dataFaults(NAME, error);
    }
  },
};
