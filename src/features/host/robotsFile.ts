import {LOCALES} from '../../site/locales.ts';

/**
 * Returns the `robots.txt` of a deployment: allows everything and links to the sitemaps. Pages that must not be indexed
 * contain a `noindex` tag, which works only if crawlers can read the pages.
 */
export function robotsFile({SITE_URL, BASE_URL}: {SITE_URL: string; BASE_URL: string}): string {
  const root = new URL(BASE_URL, SITE_URL).href;
  const sitemaps = LOCALES.map(
    (locale) => `Sitemap: ${root}${locale === 'en' ? '' : `${locale}/`}sitemap.xml`,
  );
  return ['User-agent: *', 'Disallow:', '', ...sitemaps, ''].join('\n');
}
