import {readFileSync} from 'node:fs';
import path from 'node:path';

import {planQuery} from '../../../src/features/search/planQuery.ts';
import {rankSubjects} from '../../../src/features/search/rankSubjects.ts';
import {
  readIndexFile,
  type IndexFile,
  type SearchIndex,
  type Shard,
} from '../../../src/features/search/searchIndex.ts';
import {LOCALES} from '../../../src/site/locales.ts';
import {QUESTIONS_FILE, rankOf, readQuestions, type Question} from '../../../tests/search/questions.ts';
import type {Build} from '../lib/loadBuild.ts';
import type {BuildCheck, Finding} from '../types.ts';

/** Minimum percentages of questions whose page is among the first results. */
const TARGETS = [
  {within: 1, percent: 85},
  {within: 3, percent: 95},
];

/** Number of questions that a message lists. */
const SHOWN = 5;

/** Reads an index with all its shards, or returns the name of the first shard that is missing. */
function readIndex({folder, files}: Build, file: string): SearchIndex | string {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown;
  const index = readIndexFile(read(file) as IndexFile);
  for (const name of index.missingShards()) {
    const shard = path.posix.join(path.posix.dirname(file), `${name}.json`);
    if (!files.has(shard)) return shard;
    index.addShard(name, read(shard) as Shard);
  }
  return index;
}

/** Returns the targets that the index doesn't meet. */
function missedTargets(index: SearchIndex, questions: readonly Question[], file: string): Finding[] {
  const known = new Set(index.pages.map((page) => page.path));
  const ranked = questions
    .filter(({pages}) => pages.some((address) => known.has(address)))
    .map((question) => {
      const {matches} = rankSubjects(index, planQuery(index, question.query), {});
      const found = matches.map(({page}) => index.pages[page]?.path ?? '');
      return {id: question.id, rank: rankOf(question, found)};
    });
  return TARGETS.flatMap(({within, percent}) => {
    const below = ranked.filter(({rank}) => rank > within).map(({id}) => id);
    if (below.length * 100 <= ranked.length * (100 - percent)) return [];
    const more = below.length > SHOWN ? `, and ${below.length - SHOWN} more` : '';
    return [
      {
        file,
        message:
          `the right page is in the first ${within === 1 ? 'place' : `${within} places`} for ` +
          `${ranked.length - below.length} of ${ranked.length} questions, less than ${percent}%. ` +
          `Not for ${below.slice(0, SHOWN).join(', ')}${more}`,
        fix: `Use the words of these questions (${QUESTIONS_FILE}) in titles and headings, or add synonyms to glossary/search.json.`,
      },
    ];
  });
}

/** Creates the check for these questions. */
export function searchQualityCheck(
  questionsOf: () => readonly Question[],
): Omit<BuildCheck, 'run'> & {run: (build: Build) => Finding[]} {
  return {
    name: 'searchQuality',
    about:
      'search shows the right page first for 85% of the test questions, and in the first three results for 95%, in each language',
    run: (build) =>
      LOCALES.flatMap((locale) => {
        const file = `${locale === 'en' ? '' : `${locale}/`}search-index/index.json`;
        if (!build.files.has(file)) return [];
        const index = readIndex(build, file);
        if (typeof index === 'string') {
          return [{file, message: `${index} is missing`, fix: 'Build the site again.'}];
        }
        return missedTargets(
          index,
          questionsOf().filter(({language}) => language === locale),
          file,
        );
      }),
  };
}

export const check = searchQualityCheck(() => readQuestions());
