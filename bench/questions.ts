/**
 * Measures how often search finds the page that answers a question in `questions/`. Each question belongs to one of two
 * halves, based on a hash of its ID. While one half is searched for, only the words of the other half are in the index.
 * Weights may be tuned on half 0 only, so that half 1 shows the effect on unknown questions.
 *
 * Counts results per subject, as readers see them: a page and its versions for other platforms are one result. The
 * reader is in the section of the question's platform. The column "Right version" shows how many of the found results
 * open the page itself rather than its version for another platform.
 *
 * Usage: `npm run bench:questions`, after `npm run build`. `-- --build DIR` uses another build, and `-- --failures`
 * also lists the questions of half 0 whose page isn't first.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {load} from 'cheerio';

import {addUserWords} from '../src/features/search/addUserWords.ts';
import {planQuery} from '../src/features/search/planQuery.ts';
import {rankSubjects} from '../src/features/search/rankSubjects.ts';
import {readPage} from '../src/features/search/readPage.ts';
import {readReaderQueries} from '../src/features/search/readerQueries.ts';
import {readSynonyms} from '../src/features/search/readSynonyms.ts';
import {makeIndexFiles, readIndexFile} from '../src/features/search/searchIndex.ts';
import {subjectOf} from '../src/features/search/subjects.ts';
import {readUserQuestions, type UserQuestion} from '../src/features/search/userQuestions.ts';
import {PLATFORMS} from '../src/site/sections.ts';

const {values: options} = parseArgs({
  options: {build: {type: 'string', default: 'build'}, failures: {type: 'boolean', default: false}},
});

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const halfOf = ({id}: UserQuestion) => parseInt(hash(id), 16) % 2;

const pages = readdirSync(options.build, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html') && !file.startsWith('ru/'))
  .sort()
  .flatMap(
    (file) =>
      readPage(
        load(readFileSync(path.join(options.build, file), 'utf8')),
        `/${file.replace(/(?:\/index)?\.html$/, '')}`,
      ) ?? [],
  );
const queries = readReaderQueries('.').map(({subject, en}) => ({subject, texts: en}));
const questions = readUserQuestions('.').filter(({route}) => route !== undefined);

/**
 * Returns the rank of the subject that answers each question, starting with 1, or Infinity if it isn't found, and whether
 * it opens the right version.
 */
function ranksOf(
  asked: readonly UserQuestion[],
  known: readonly UserQuestion[],
  by: 'query' | 'question' | 'error',
) {
  const {index, shards} = makeIndexFiles(
    addUserWords(pages, {questions: known, queries}),
    readSynonyms('.'),
    hash,
  );
  const read = readIndexFile(index);
  for (const [name, content] of shards) read.addShard(name, content);
  return asked.flatMap((question) => {
    const text = question[by];
    if (text === undefined) return [];
    const platform = PLATFORMS.find((name) => name === path.basename(question.file, '.json'));
    const {matches} = rankSubjects(read, planQuery(read, text), {near: platform, platform});
    const found = matches.map(({page}) => read.pages[page]?.path ?? '');
    const at = found.findIndex((address) => subjectOf(address) === subjectOf(question.route ?? ''));
    const isRight = found[at] === question.route;
    return [{question, text, rank: at === -1 ? Infinity : at + 1, isRight, isEmpty: found.length === 0}];
  });
}

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)}%`;

console.log(
  '| Half | Search text | Questions | First result | Top three | Not found | No results | Right version |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
);
for (const half of [0, 1]) {
  const asked = questions.filter((question) => halfOf(question) === half);
  const known = questions.filter((question) => halfOf(question) !== half);
  for (const by of ['query', 'question', 'error'] as const) {
    const results = ranksOf(asked, known, by);
    const within = (limit: number) =>
      percent(results.filter(({rank: at}) => at <= limit).length, results.length);
    const found = results.filter(({rank: at}) => at !== Infinity);
    const right = percent(found.filter(({isRight}) => isRight).length, found.length);
    const empty = results.filter(({isEmpty}) => isEmpty).length;
    console.log(
      `| ${half} | ${by} | ${results.length} | ${within(1)} | ${within(3)} | ${results.length - found.length} | ${empty} | ${right} |`,
    );
    if (!options.failures || half !== 0) continue;
    for (const {question, text, rank: at} of results) {
      if (at > 1) console.log(`    ${question.id} ${at}: ${text} → ${question.route}`);
    }
  }
}
