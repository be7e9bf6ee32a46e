import {load} from 'cheerio';

/** Metadata in the head of a built page. */
export interface PageHead {
  /** Title without the site name. */
  title: string;
  description: string;
  /** Canonical URL. */
  canonical: string;
  /** Whether search engines must not list the page. */
  isNoIndex: boolean;
}

/**
 * Reads the head of a built page.
 * @param siteTitle site name, which Docusaurus appends to page titles.
 * @returns the metadata, or undefined for files without a canonical URL, which aren't pages of the site.
 */
export function readHead(html: string, siteTitle: string): PageHead | undefined {
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const canonical = $('link[rel="canonical"]').attr('href');
  if (canonical === undefined) return undefined;
  const title = $('title').first().text().trim();
  const end = ` | ${siteTitle}`;
  return {
    title: title.endsWith(end) ? title.slice(0, -end.length) : title,
    description: $('meta[name="description"]').attr('content')?.trim() ?? '',
    canonical,
    isNoIndex: /noindex/i.test($('meta[name="robots"]').attr('content') ?? ''),
  };
}
