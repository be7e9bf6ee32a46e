import type {Graph} from 'schema-dts';

import {escapeHtml} from '../../site/escapeHtml.ts';

/** The image of a page for social networks. */
export interface PageImage {
  address: string;
  alt: string;
  width: number;
  height: number;
}

const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`;

/** Returns the Open Graph tags that Docusaurus doesn't write. */
export function openGraphTags({
  siteName,
  isArticle,
  lastUpdatedAt,
  image,
}: {
  siteName: string;
  isArticle: boolean;
  lastUpdatedAt: number | undefined;
  image: PageImage;
}): string {
  return [
    property('og:site_name', siteName),
    property('og:type', isArticle ? 'article' : 'website'),
    ...(isArticle && lastUpdatedAt !== undefined
      ? [property('article:modified_time', new Date(lastUpdatedAt).toISOString())]
      : []),
    property('og:image', image.address),
    property('og:image:type', 'image/png'),
    property('og:image:width', image.width),
    property('og:image:height', image.height),
    property('og:image:alt', image.alt),
    `<meta name="twitter:image" content="${escapeHtml(image.address)}">`,
    `<meta name="twitter:image:alt" content="${escapeHtml(image.alt)}">`,
  ].join('');
}

/**
 * Returns a script tag with structured data. It doesn't run, so the content security policy doesn't need to allow it.
 */
export function structuredDataTag(data: Graph): string {
  // Escapes characters that could end the script, without changing the meaning of the JSON.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Returns the page with tags added at the end of its head. */
export function withHeadTags(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  return html.slice(0, end) + tags + html.slice(end);
}
