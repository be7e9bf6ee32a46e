import {cpSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {beforeEach, describe, expect, it} from 'vitest';

import {makeIndexFiles} from '../../../src/features/search/searchIndex.ts';
import {page} from '../../../src/features/search/testData.ts';
import type {Question} from '../../../tests/search/questions.ts';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {loadBuild} from '../lib/loadBuild.ts';

import {searchQualityCheck} from './searchQuality.ts';

const good = fileURLToPath(new URL('../fixtures/good', import.meta.url));
const folder = temporaryFolder();

/** Words of the pages that have the same text, which are ranked in this order. */
const PLACES = ['first', 'second', 'third', 'fourth'];

beforeEach(() => {
  cpSync(good, folder.path, {recursive: true});
  const {index, shards} = makeIndexFiles(
    PLACES.map((name) => page(`/android/${name}`, 'Banner', ['', '', 'Show banners.'])),
    [],
    (text) => String(text.length),
  );
  for (const prefix of ['', 'ru/']) {
    folder.write(`${prefix}search-index/index.json`, index);
    for (const [name, content] of shards) {
      folder.write(`${prefix}search-index/${name}.json`, content);
    }
  }
});

/** Returns questions in a language, each of which is answered by the page in that place. */
const questions = (language: 'en' | 'ru', ...places: string[]): Question[] =>
  places.map((place, at) => ({
    id: `${language}-${at}`,
    language,
    kind: 'task',
    query: 'banner',
    pages: [`/android/${place}`],
  }));
const repeat = (place: string, times: number) => Array.from({length: times}, () => place);
const messagesOf = (asked: Question[]) =>
  searchQualityCheck(() => asked)
    .run(loadBuild(folder.path))
    .map(({file, message}) => `${file}: ${message}`);

describe('search quality', () => {
  it('is good enough if 85% of the pages are first and 95% are in the first three results', () => {
    expect(
      messagesOf([
        ...questions('en', ...repeat('first', 17), 'second', 'third', 'fourth'),
        ...questions('ru', 'first'),
      ]),
    ).toEqual([]);
  });

  it('is too low if fewer pages are first', () => {
    expect(messagesOf(questions('ru', ...repeat('first', 16), ...repeat('second', 4)))).toEqual([
      'ru/search-index/index.json: the right page is in the first place for 16 of 20 questions, less than 85%. Not for ru-16, ru-17, ru-18, ru-19',
    ]);
  });

  it('is too low if fewer pages are in the first three results', () => {
    expect(messagesOf(questions('en', ...repeat('first', 18), 'fourth', 'fourth'))).toEqual([
      'search-index/index.json: the right page is in the first 3 places for 18 of 20 questions, less than 95%. Not for en-18, en-19',
    ]);
  });

  it('ignores questions whose page is not in the index', () => {
    expect(messagesOf(questions('en', 'first', 'hidden'))).toEqual([]);
  });
});
