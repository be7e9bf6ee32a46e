import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';

import {readSynonyms} from './readSynonyms.ts';

const root = temporaryFolder();
beforeEach(() => {
  const definition = {en: 'A text.', ru: 'Текст.'};
  const terms = [{id: 'ad-unit', en: 'ad unit', ru: 'рекламный блок', also: {en: ['unit']}, definition}];
  root.write('glossary/terms.json', {terms});
});

const read = (lists: unknown) => {
  root.write('glossary/search.json', lists);
  return readSynonyms(root.path);
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
  root.write('glossary/terms.json', {terms});
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
