import {describe, expect, it} from 'vitest';

import {robotsFile} from '../features/host/robotsFile.ts';
import {sitemapOptions} from './sitemap.ts';

type Options = ReturnType<typeof sitemapOptions>;
type Create = NonNullable<Options['createSitemapItems']>;

const SETTINGS = {
  SITE_URL: 'https://help.example.com',
  BASE_URL: '/docs/',
  hasDates: true,
  isUntranslated: (url: string) => url.endsWith('/alone'),
};

async function items(locale: 'en' | 'ru', paths: string[]) {
  const create = sitemapOptions({...SETTINGS, locale}).createSitemapItems;
  const root = `https://help.example.com/docs/${locale === 'en' ? '' : 'ru/'}`;
  return create?.({
    defaultCreateSitemapItems: () => Promise.resolve(paths.map((path) => ({url: root + path}))),
  } as unknown as Parameters<Create>[0]);
}

describe('sitemap', () => {
  it('lists all languages of a page in both sitemaps, sorted by URL', async () => {
    const links = (inside: string) => [
      {lang: 'en', url: `https://help.example.com/docs/${inside}`},
      {lang: 'ru', url: `https://help.example.com/docs/ru/${inside}`},
      {lang: 'x-default', url: `https://help.example.com/docs/${inside}`},
    ];
    expect(await items('en', ['versions', 'android', ''])).toEqual([
      {url: 'https://help.example.com/docs/', links: links('')},
      {url: 'https://help.example.com/docs/android', links: links('android')},
      {url: 'https://help.example.com/docs/versions/', links: links('versions/')},
    ]);
    expect(await items('ru', ['android'])).toEqual([
      {url: 'https://help.example.com/docs/ru/android', links: links('android')},
    ]);
  });

  it('lists a page without a translation only in the English sitemap, without alternates', async () => {
    expect(await items('en', ['alone'])).toEqual([{url: 'https://help.example.com/docs/alone'}]);
    expect(await items('ru', ['alone'])).toEqual([]);
  });

  it('has dates if the git history is available', () => {
    expect(sitemapOptions({...SETTINGS, locale: 'en'}).lastmod).toBe('date');
    expect(sitemapOptions({...SETTINGS, locale: 'en', hasDates: false}).lastmod).toBeNull();
  });
});

describe('robots.txt', () => {
  it('links to both sitemaps under the base URL', () => {
    expect(robotsFile(SETTINGS).match(/^Sitemap: .*$/gm)).toEqual([
      'Sitemap: https://help.example.com/docs/sitemap.xml',
      'Sitemap: https://help.example.com/docs/ru/sitemap.xml',
    ]);
  });
});
