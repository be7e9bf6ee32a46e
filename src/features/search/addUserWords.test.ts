import {describe, expect, test} from 'vitest';
import {addUserWords} from './addUserWords.ts';
import {planQuery} from './planQuery.ts';
import {rank} from './rank.ts';
import type {SourcePage} from './searchIndex.ts';
import {indexOf, page, PAGES} from './testData.ts';

const QUESTION = {
  route: '/android/ad-types/banner',
  query: 'strip covers buttons',
  question: 'Why is it in the way?',
};

const found = (pages: SourcePage[], query: string) => {
  const index = indexOf(pages);
  return rank(index, planQuery(index, query)).matches.map(({page}) => index.pages[page]?.path);
};

describe('the words of users’ questions', () => {
  const pages = addUserWords(PAGES, {
    questions: [QUESTION, {query: 'covers', question: 'Out of scope?'}],
  });

  test('find the page that answers the question', () => {
    expect(found(PAGES, 'strip covers buttons')).toEqual([]);
    expect(found(pages, 'strip covers buttons')).toEqual(['/android/ad-types/banner']);
  });

  test('and the text of a card find the page that the card links to', () => {
    const card = {to: '/android/ad-types/banner', text: 'A strip at the edge'};
    const added = addUserWords([...PAGES, {...page('/android', 'Android'), cards: [card]}], {});
    expect(found(added, 'strip edge')).toEqual([card.to]);
  });

  test('and the queries of a subject find all versions of the page', () => {
    const lead: [string, string, string] = ['', '', 'A page.'];
    const versions = ['/android/ads', '/ios/ads', '/ads'].map((address) => page(address, 'Ads', lead));
    const queries = [
      {subject: '/*/ads', texts: ['strip at the edge', 'thin line']},
      {subject: '/*/missing', texts: ['strip']},
    ];
    expect(found(versions, 'strip line')).toEqual([]);
    expect(found(addUserWords(versions, {queries}), 'strip line').sort()).toEqual([
      '/android/ads',
      '/ios/ads',
    ]);
  });

  test('are neither in excerpts nor on other pages', () => {
    expect(pages[0]?.sections[0]).toEqual({
      ...PAGES[0]?.sections[0],
      text: 'Show banners with the Android SDK. strip covers buttons Why is it in the way?',
    });
    expect(pages[0]?.sections.slice(1)).toEqual(PAGES[0]?.sections.slice(1));
    expect(pages.slice(1)).toEqual(PAGES.slice(1));
  });
});
