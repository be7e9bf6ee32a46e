import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {openGraphTags, structuredDataTag, withHeadTags} from './headTags.ts';
import {homeData, type SiteFacts} from './structuredData.ts';

const SITE: SiteFacts = {
  name: 'Help',
  description: 'About the site.',
  home: 'https://help.example.com/ru/',
  language: 'ru',
  publisher: {name: 'Example', url: 'https://example.com'},
};

describe('head of a page', () => {
  const html = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;

  it('gets tags whose content is escaped and cannot end them', () => {
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
