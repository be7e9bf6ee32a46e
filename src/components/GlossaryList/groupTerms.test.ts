import {describe, expect, it} from 'vitest';

import glossary from '../../../glossary/terms.json';
import {groupTerms} from './groupTerms.ts';

const TERMS = [
  {id: 'banner', en: 'banner', ru: 'баннер', definition: {en: 'A strip.', ru: 'Полоса.'}},
  {id: 'ecpm', en: 'eCPM', ru: 'eCPM', definition: {en: 'A price.', ru: 'Цена.'}},
  {id: 'ad-unit', en: 'ad unit', ru: 'рекламный юнит', definition: {en: 'A place.', ru: 'Место.'}},
];

describe('terms of the glossary by letter', () => {
  it('sorts by the name in the language and begins it with a capital', () => {
    expect(groupTerms(TERMS, 'en').map(({letter, terms}) => [letter, terms.map(({name}) => name)])).toEqual([
      ['A', ['Ad unit']],
      ['B', ['Banner']],
      ['E', ['eCPM']],
    ]);
  });

  it('puts Latin words first in Russian, and shows the English word where it differs', () => {
    const groups = groupTerms(TERMS, 'ru');
    expect(groups.map(({letter}) => letter)).toEqual(['E', 'Б', 'Р']);
    expect(groups[0]?.terms[0]).toEqual({id: 'ecpm', name: 'eCPM', definition: 'Цена.'});
    expect(groups[2]?.terms[0]).toMatchObject({name: 'Рекламный юнит', english: 'ad unit'});
  });

  it('loses no term of the real glossary', () => {
    for (const language of ['en', 'ru'] as const) {
      const listed = groupTerms(glossary.terms, language).flatMap(({terms}) => terms.map(({id}) => id));
      expect(listed.sort()).toEqual(glossary.terms.map(({id}) => id).sort());
    }
  });
});
