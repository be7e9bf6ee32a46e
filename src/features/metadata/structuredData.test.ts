import {describe, expect, it} from 'vitest';
import {articleData, type SiteFacts} from './structuredData.ts';

const SITE: SiteFacts = {
  name: 'Help',
  description: 'About the site.',
  home: 'https://help.example.com/ru/',
  language: 'ru',
  publisher: {name: 'Example', url: 'https://example.com'},
};

describe('structured data', () => {
  const page = {
    head: {
      title: 'Banner',
      description: 'Shows it.',
      canonical: 'https://help.example.com/ru/b',
      isNoIndex: false,
    },
    image: 'https://help.example.com/ru/social/b.png',
    lastUpdatedAt: undefined,
    trail: [{name: 'Android', path: 'https://help.example.com/ru/android'}],
    questions: [],
  };

  it('includes a page only once in its trail, and omits an unknown date', () => {
    const [article, trail] = articleData(SITE, page)['@graph'] as unknown as [
      Record<string, unknown>,
      {itemListElement: {position: number; item: string}[]},
    ];
    expect(article['@type']).toBe('TechArticle');
    expect(article).not.toHaveProperty('dateModified');
    expect(trail.itemListElement.map(({position, item}) => [position, item])).toEqual([
      [1, 'https://help.example.com/ru/'],
      [2, 'https://help.example.com/ru/android'],
      [3, 'https://help.example.com/ru/b'],
    ]);
    const landing = articleData(SITE, {
      ...page,
      head: {...page.head, canonical: 'https://help.example.com/ru/android'},
    });
    expect((landing['@graph'][1] as unknown as typeof trail).itemListElement).toHaveLength(2);
  });

  it('cites the sources of a verified page, and says when it was reviewed', () => {
    const verified = {sdk: '9.8.7', date: '2031-02-03', sources: ['https://example.org/a']};
    expect(articleData(SITE, {...page, verified})['@graph'][0]).toMatchObject({
      '@type': 'TechArticle',
      citation: ['https://example.org/a'],
      mainEntityOfPage: {'@type': 'WebPage', '@id': page.head.canonical, lastReviewed: '2031-02-03'},
    });
    const questions = [{question: 'Why?', answer: 'So.'}];
    expect(articleData(SITE, {...page, verified, questions})['@graph'][0]).toMatchObject({
      '@type': 'FAQPage',
      lastReviewed: '2031-02-03',
    });
    expect(articleData(SITE, page)['@graph'][0]).toMatchObject({mainEntityOfPage: page.head.canonical});
    expect(articleData(SITE, page)['@graph'][0]).not.toHaveProperty('citation');
  });

  it('of a page with questions is an FAQ', () => {
    const {'@graph': nodes} = articleData(SITE, {
      ...page,
      lastUpdatedAt: Date.UTC(2025, 8, 12),
      questions: [{question: 'Why?', answer: 'So.'}],
    });
    expect(nodes[0]).toMatchObject({
      '@type': 'FAQPage',
      dateModified: '2025-09-12T00:00:00.000Z',
      mainEntity: [{name: 'Why?', acceptedAnswer: {text: 'So.'}}],
    });
  });
});
