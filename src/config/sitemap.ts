import type {Options} from '@docusaurus/plugin-sitemap';

import {LOCALES, type Locale} from '../site/locales.ts';
import {servedAddress} from '../site/servedAddress.ts';
import {TEST_PAGES} from '../site/testPages.ts';

interface SitemapSettings {
  SITE_URL: string;
  BASE_URL: string;
  /** Language of the running build. */
  locale: Locale;
  /** Whether the git history is at hand, so that pages have dates. */
  hasDates: boolean;
  /** Whether a page, by its address, has no Russian text. */
  isUntranslated: (url: string) => boolean;
}

type Item = Awaited<ReturnType<NonNullable<Options['createSitemapItems']>>>[number];

/** Names of the page in other languages. Docusaurus hands them on to its sitemap writer; its types do not know them. */
interface ItemWithLinks extends Item {
  links?: {lang: string; url: string}[];
}

/**
 * Sitemap: every page weekly with priority 0.5 and the date of its last commit, tag pages left out; in order of address,
 * which puts `/versions/` and other pages of their own among the sections. A translated page names all its languages,
 * itself included; a page without is in the English sitemap only, and names none.
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
