import {LOCALES} from '../../site/locales.ts';

/**
 * The `robots.txt` of a deployment: everything may be read, and where the sitemaps are. Pages that are not to be listed
 * say so themselves, which only works when they may be read.
 */
export function robotsFile({SITE_URL, BASE_URL}: {SITE_URL: string; BASE_URL: string}): string {
  const root = new URL(BASE_URL, SITE_URL).href;
  const sitemaps = LOCALES.map(
    (locale) => `Sitemap: ${root}${locale === 'en' ? '' : `${locale}/`}sitemap.xml`,
  );
  return ['User-agent: *', 'Disallow:', '', ...sitemaps, ''].join('\n');
}
