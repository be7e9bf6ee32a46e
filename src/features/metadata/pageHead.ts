import {load} from 'cheerio';

/** What the head of a built page says of the page. */
export interface PageHead {
  /** Title without the name of the site. */
  title: string;
  description: string;
  /** Canonical address. */
  canonical: string;
  /** Whether search engines must not list the page. */
  isNoIndex: boolean;
}

/**
 * Reads the head of a built page.
 * @param siteTitle what Docusaurus writes behind the title of a page.
 * @returns undefined for files that are no pages of the site: without canonical address.
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
