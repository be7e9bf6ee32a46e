import type {Options} from '@docusaurus/plugin-sitemap';

import {servedAddress} from './servedAddress.ts';

/**
 * Sitemap: every page weekly with priority 0.5, tag pages left out; in order of address, which puts `/versions/` and
 * other pages of their own among the sections.
 * @param isLeftOut whether an address is not to be listed, for example a page without translation.
 */
export function sitemapOptions(isLeftOut: (url: string) => boolean = () => false): Options {
  return {
    changefreq: 'weekly',
    priority: 0.5,
    ignorePatterns: ['/**/tags', '/**/tags/**'],
    createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
      const items = await defaultCreateSitemapItems(params);
      return items
        .map((item) => ({...item, url: servedAddress(item.url)}))
        .filter(({url}) => !isLeftOut(url))
        .toSorted((a, b) => (a.url < b.url ? -1 : 1));
    },
  };
}
