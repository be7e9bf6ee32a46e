import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {docsFacts} from './docsFacts.ts';

describe('facts about documentation pages', () => {
  const content = {
    loadedVersions: [
      {
        docs: [
          {id: 'index', permalink: '/ru/android/', frontMatter: {page_type: 'landing'}, lastUpdatedAt: null},
          {
            id: 'ads/banner',
            permalink: '/ru/android/ads/banner',
            frontMatter: {page_type: 'how-to', verified: {date: '2031-02-03'}},
            lastUpdatedAt: 5,
          },
        ],
        sidebars: {
          main: [
            {type: 'doc', id: 'index'},
            {
              type: 'category',
              label: 'Ads',
              link: {type: 'generated-index', permalink: '/ru/android/category/ads'},
              items: [{type: 'category', label: 'No page', items: [{type: 'doc', id: 'ads/banner'}]}],
            },
          ],
        },
      },
    ],
  } as unknown as LoadedContent;

  it('include the lists that lead to a page, except those that have no URL', () => {
    const facts = docsFacts({android: content});
    expect(facts.get('/ru/android')).toMatchObject({section: 'android', pageType: 'landing', trail: []});
    expect(facts.get('/ru/android/category/ads')).toMatchObject({pageType: undefined, trail: []});
    expect(facts.get('/ru/android/ads/banner')).toEqual({
      section: 'android',
      pageType: 'how-to',
      lastUpdatedAt: 5,
      verified: {date: '2031-02-03'},
      trail: [{name: 'Ads', path: '/ru/android/category/ads'}],
    });
  });
});
