import type {Options} from '@docusaurus/plugin-sitemap';

import {LOCALES, type Locale} from '../site/locales.ts';
import {servedAddress} from '../site/servedAddress.ts';
import {TEST_PAGES} from '../site/testPages.ts';

interface SitemapSettings {
  SITE_URL: string;
  BASE_URL: string;
  /** Language of the current build. */
  locale: Locale;
  /** Whether the git history, and with it the date of each page, is available. */
  hasDates: boolean;
  /** Returns whether a page, given its URL, has no Russian translation. */
  isUntranslated: (url: string) => boolean;
}

type Item = Awaited<ReturnType<NonNullable<Options['createSitemapItems']>>>[number];

/**
 * Sitemap item with the URLs of the page in other languages. Docusaurus passes them to its sitemap writer, but its
 * types don't include them.
 */
interface ItemWithLinks extends Item {
  links?: {lang: string; url: string}[];
}

/**
 * Returns the sitemap options. Every page except tag pages is listed as changing weekly, with priority 0.5 and the date
 * of its last commit. Pages are sorted by URL, which puts `/versions/` and other standalone pages among the sections. A
 * translated page links to all its languages, including its own. A page without a translation is listed only in the
 * English sitemap and has no such links.
 */
export function sitemapOptions({
  SITE_URL,
  BASE_URL,
  locale,
  hasDates,
  isUntranslated,
}: SitemapSettings): Options {
  const root = new URL(BASE_URL, SITE_URL).href;
  const rootOf = (language: Locale) => (language === 'en' ? root : `${root}${language}/`);
  const linksOf = (url: string) => {
    const inside = url.startsWith(rootOf(locale)) ? url.slice(rootOf(locale).length) : '';
    const english = rootOf('en') + inside;
    return [
      ...LOCALES.map((language) => ({lang: language as string, url: rootOf(language) + inside})),
      {lang: 'x-default', url: english},
    ];
  };
  return {
    changefreq: 'weekly',
    priority: 0.5,
    lastmod: hasDates ? 'date' : null,
    ignorePatterns: ['/**/tags', '/**/tags/**', `/${TEST_PAGES}/**`, `/**/${TEST_PAGES}/**`],
    createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
      const items = await defaultCreateSitemapItems(params);
      return items
        .map((item) => ({...item, url: servedAddress(item.url)}))
        .flatMap((item): ItemWithLinks[] => {
          if (!isUntranslated(item.url)) return [{...item, links: linksOf(item.url)}];
          return locale === 'en' ? [item] : [];
        })
        .toSorted((a, b) => (a.url < b.url ? -1 : 1));
    },
  };
}
