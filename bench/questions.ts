/**
 * Measures how often search finds the page that answers a question in `questions/`. Each question belongs to one of two
 * halves, based on a hash of its ID. While one half is searched for, only the words of the other half are in the index.
 * Weights may be tuned on half 0 only, so that half 1 shows the effect on unknown questions.
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
import {planQuery, rank} from '../src/features/search/rank.ts';
import {readPage} from '../src/features/search/readPage.ts';
import {readSynonyms} from '../src/features/search/readSynonyms.ts';
import {makeIndexFiles, readIndexFile} from '../src/features/search/searchIndex.ts';
import {readUserQuestions, type UserQuestion} from '../src/features/search/userQuestions.ts';

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
const questions = readUserQuestions('.').filter(({route}) => route !== undefined);

/** Returns the rank of the page that answers each question, starting with 1, or Infinity if it isn't found. */
function ranksOf(
  asked: readonly UserQuestion[],
  known: readonly UserQuestion[],
  by: 'query' | 'question' | 'error',
) {
  const {index, shards} = makeIndexFiles(addUserWords(pages, known), readSynonyms('.'), hash);
  const read = readIndexFile(index);
  for (const [name, content] of shards) read.addShard(name, content);
  return asked.flatMap((question) => {
    const text = question[by];
    if (text === undefined) return [];
    const platform = path.basename(question.file, '.json');
    const near = platform === 'platform' ? undefined : platform;
    const at = rank(read, planQuery(read, text), near).matches.findIndex(
      ({page}) => read.pages[page]?.path === question.route,
    );
    return [{question, text, rank: at === -1 ? Infinity : at + 1}];
  });
}

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

console.log(
  '| Half | Searched for | Questions | First | In three | Not found |\n| --- | --- | --- | --- | --- | --- |',
);
for (const half of [0, 1]) {
  const asked = questions.filter((question) => halfOf(question) === half);
  const known = questions.filter((question) => halfOf(question) !== half);
  for (const by of ['query', 'question', 'error'] as const) {
    const results = ranksOf(asked, known, by);
    const within = (limit: number) =>
      percent(results.filter(({rank: at}) => at <= limit).length, results.length);
    const lost = results.filter(({rank: at}) => at === Infinity).length;
    console.log(`| ${half} | ${by} | ${results.length} | ${within(1)} | ${within(3)} | ${lost} |`);
    if (!options.failures || half !== 0) continue;
    for (const {question, text, rank: at} of results) {
      if (at > 1) console.log(`    ${question.id} ${at}: ${text} → ${question.route}`);
    }
  }
}
