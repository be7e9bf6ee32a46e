import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {docsFacts} from './docsFacts.ts';
import {openGraphTags, structuredDataTag, withHeadTags} from './headTags.ts';
import {readHead} from './pageHead.ts';
import {readQuestions} from './questions.ts';
import {articleData, homeData, type SiteFacts} from './structuredData.ts';

const SITE: SiteFacts = {
  name: 'Help',
  description: 'About the site.',
  home: 'https://help.example.com/ru/',
  language: 'ru',
  publisher: {name: 'Example', url: 'https://example.com'},
};

describe('head of a page', () => {
  const html = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;

  it('is read without the name of the site', () => {
    expect(
      readHead(
        html(
          '<title data-rh=true>A &amp; B | Help</title><meta name=description content="Shows &quot;it&quot;."/><link rel=canonical href=https://help.example.com/a />',
        ),
        'Help',
      ),
    ).toEqual({
      title: 'A & B',
      description: 'Shows "it".',
      canonical: 'https://help.example.com/a',
      isNoIndex: false,
    });
  });

  it('identifies pages that search engines must not list, and files that are not pages', () => {
    const canonical = '<link rel="canonical" href="https://help.example.com/a">';
    expect(
      readHead(html(`${canonical}<meta name="robots" content="noindex, follow">`), 'Help')?.isNoIndex,
    ).toBe(true);
    expect(readHead(html('<title>x</title>'), 'Help')).toBeUndefined();
  });

  it('gets tags whose texts cannot end them', () => {
    const name = 'A "quoted" <b> & co.</script>';
    const page = withHeadTags(
      html('<title>x</title>'),
      openGraphTags({
        siteName: name,
        isArticle: true,
        lastUpdatedAt: Date.UTC(2025, 8, 12),
        image: {address: 'https://help.example.com/a.png', alt: name, width: 1200, height: 630},
      }) + structuredDataTag(homeData({...SITE, name})),
    );
    const $ = load(page);
    expect($('head meta[property="og:site_name"]').attr('content')).toBe(name);
    expect($('head meta[property="og:image:alt"]').attr('content')).toBe(name);
    expect($('head meta[property="article:modified_time"]').attr('content')).toBe('2025-09-12T00:00:00.000Z');
    const data = JSON.parse($('head script').text()) as {'@graph': {name: string}[]};
    expect(data['@graph'][0]?.name).toBe(name);
    expect($('body').text()).toBe('');
  });
});

describe('questions of a page', () => {
  it('are headings with a question mark, with the text below', () => {
    expect(
      readQuestions(`<main><h2>Not here?</h2><div class="theme-doc-markdown">
        <p>Intro.</p>
        <h2 id="a">What is it?<a class="hash-link" href="#a">\u200B</a></h2>
        <p>A thing.</p><ul><li>One</li><li>Two</li></ul><h3>More</h3><p>Text<button>Copy</button>.</p>
        <h2>A statement</h2><p>No answer.</p>
        <h2>Empty?</h2>
      </div></main>`),
    ).toEqual([{question: 'What is it?', answer: 'A thing. One Two More Text.'}]);
  });
});

describe('facts about documentation pages', () => {
  const content = {
    loadedVersions: [
      {
        docs: [
          {id: 'index', permalink: '/ru/android/', frontMatter: {page_type: 'landing'}, lastUpdatedAt: null},
          {
            id: 'ads/banner',
            permalink: '/ru/android/ads/banner',
            frontMatter: {page_type: 'how-to'},
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

  it('include the lists that lead to them, without those that have no URL', () => {
    const facts = docsFacts({android: content});
    expect(facts.get('/ru/android')).toMatchObject({section: 'android', pageType: 'landing', trail: []});
    expect(facts.get('/ru/android/category/ads')).toMatchObject({pageType: undefined, trail: []});
    expect(facts.get('/ru/android/ads/banner')).toEqual({
      section: 'android',
      pageType: 'how-to',
      lastUpdatedAt: 5,
      trail: [{name: 'Ads', path: '/ru/android/category/ads'}],
    });
  });
});

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

  it('names a page only once in its trail, and omits an unknown date', () => {
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
