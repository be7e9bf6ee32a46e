import {describe, expect, test} from 'vitest';
import {addUserWords} from './addUserWords.ts';
import {planQuery} from './planQuery.ts';
import {rank} from './rank.ts';
import {indexOf, PAGES} from './testData.ts';

const QUESTION = {
  route: '/android/ad-types/banner',
  query: 'strip covers buttons',
  question: 'Why is it in the way?',
};

const found = (pages: typeof PAGES, query: string) => {
  const index = indexOf(pages);
  return rank(index, planQuery(index, query)).matches.map(({page}) => index.pages[page]?.path);
};

describe('the words of users’ questions', () => {
  const pages = addUserWords(PAGES, [QUESTION, {query: 'covers', question: 'Out of scope?'}]);

  test('find the page that answers the question', () => {
    expect(found(PAGES, 'strip covers buttons')).toEqual([]);
    expect(found(pages, 'strip covers buttons')).toEqual(['/android/ad-types/banner']);
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
