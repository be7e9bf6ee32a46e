import {existsSync, readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {readQuestions} from '../../../tests/search/questions.ts';

const questions = readQuestions();

/** Returns the source of a page, given its path. */
function sourceOf(address: string): string | undefined {
  return [`docs${address}.mdx`, `docs${address}/index.mdx`].find((file) => existsSync(file));
}

test('there are sixty questions in each language, all different', () => {
  expect(questions.filter(({language}) => language === 'en')).toHaveLength(60);
  expect(questions.filter(({language}) => language === 'ru')).toHaveLength(60);
  expect(new Set(questions.map(({id}) => id)).size).toBe(120);
  expect(new Set(questions.map(({language, query}) => `${language} ${query}`)).size).toBe(120);
});

test('every question leads to existing pages', () => {
  const missing = questions.flatMap(({id, pages}) =>
    pages.filter((address) => sourceOf(address) === undefined).map((address) => `${id}: ${address}`),
  );
  expect(missing).toEqual([]);
});

test('every expected heading exists on the first page of its question', () => {
  const missing = questions.flatMap(({id, pages: [address = ''], heading}) => {
    const source = sourceOf(address);
    // Entries of a changelog come from the release data.
    if (heading === undefined || source === undefined || address.endsWith('/changelog')) return [];
    return readFileSync(source, 'utf8').includes(`{#${heading}}`) ? [] : [`${id}: ${address}#${heading}`];
  });
  expect(missing).toEqual([]);
});
