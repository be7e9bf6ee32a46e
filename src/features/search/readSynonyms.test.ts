import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {readSynonyms} from './readSynonyms.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'synonyms-'));
  mkdirSync(path.join(root, 'glossary'));
  const definition = {en: 'A text.', ru: 'Текст.'};
  const terms = [{id: 'ad-unit', en: 'ad unit', ru: 'рекламный блок', also: {en: ['unit']}, definition}];
  writeFileSync(path.join(root, 'glossary/terms.json'), JSON.stringify({terms}));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

const read = (lists: unknown) => {
  writeFileSync(path.join(root, 'glossary/search.json'), JSON.stringify(lists));
  return readSynonyms(root);
};

it('returns the terms in the glossary and the lists of names', () => {
  expect(read([['ios', 'айос']])).toEqual([
    ['ad unit', 'рекламный блок', 'unit'],
    ['ios', 'айос'],
  ]);
});

it('returns the words that pages must not use for a term, unless they mean something else', () => {
  const terms = [
    {
      id: 'event',
      en: 'event',
      ru: 'событие',
      forbidden: {ru: [{text: 'ивент*'}, {text: 'случа*', unless: ['в случае']}]},
      definition: {en: 'A text.', ru: 'Текст.'},
    },
  ];
  writeFileSync(path.join(root, 'glossary/terms.json'), JSON.stringify({terms}));
  expect(read([])).toEqual([['event', 'событие', 'ивент']]);
});

it.each([
  [{ios: 'айос'}, 'glossary/search.json: must be a list of lists of names of one thing'],
  [['ios'], 'glossary/search.json: entry 1 "ios": must be a list of names of one thing'],
  [[['ios', 'айос'], ['unity']], 'glossary/search.json: entry 2 ["unity"]: must have at least two names'],
  [[['ios', ' ']], 'glossary/search.json: entry 1: entry 2 " ": must not be empty'],
])('rejects %j', (lists, message) => {
  expect(() => read(lists)).toThrow(message);
});
