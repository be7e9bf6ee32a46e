import {NEWS} from '../../site/postFile.ts';

import {SearchError, type PageHit, type SearchAnswer, type SearchClient} from './searchClient.ts';

/** The part of Algolia's client that this module uses. `algoliasearch/lite` provides it. */
export interface AlgoliaClient {
  search: (request: {requests: Record<string, unknown>[]}) => Promise<unknown>;
}

interface Options {
  client: () => Promise<AlgoliaClient>;
  indexName: string;
  language: string;
  /** Values of `docusaurus_tag` of the pages to search. */
  tags: readonly string[];
  /** URL of the published site, without a path. Its pages are internal, and all others are external. */
  siteUrl: string;
  sectionLabel: (section: string) => string;
}

/** Returns the value of `docusaurus_tag` for the pages in a section. Posts use the name of their section. */
export const searchTag = (section: string): string => (section === NEWS ? NEWS : `docs-${section}-current`);

/** Maximum length of a query in UTF-16 code units. Algolia truncates longer ones. */
const LONGEST_QUERY = 512;

/**
 * Maximum number of records per page in an answer, because each page is shown with at most three of its headings.
 * Algolia's limit is also 4.
 */
const RECORDS_OF_PAGE = 4;

const OPEN = '<mark>';
const CLOSE = '</mark>';
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textAt = (value: unknown, key: string): string => {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : '';
};

/**
 * Returns the URL of a record for a link: relative for pages of this site, absolute for others.
 * @returns the URL, or undefined for URLs that must not become links, such as `javascript:`.
 */
export function recordAddress(url: string, siteUrl: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return undefined;
  return parsed.origin === new URL(siteUrl).origin
    ? parsed.pathname + parsed.search + parsed.hash
    : parsed.href;
}

/** Collects the words that the answer marks in its highlighted text. */
function marksIn(value: unknown, marks: Set<string>) {
  if (typeof value === 'string') {
    for (const [, word] of value.matchAll(/<mark>([^<]+)<\/mark>/g)) if (word) marks.add(word.toLowerCase());
  } else if (isObject(value)) {
    for (const each of Object.values(value)) marksIn(each, marks);
  }
}

function readAnswer(response: unknown, {siteUrl, sectionLabel}: Options): SearchAnswer {
  const results = isObject(response) ? response.results : undefined;
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isObject(result) || !Array.isArray(result.hits)) {
    throw new SearchError('The search service returned an invalid answer.');
  }
  const pages = new Map<string, PageHit>();
  const marks = new Set<string>();
  for (const hit of result.hits as unknown[]) {
    if (!isObject(hit)) continue;
    const address = recordAddress(textAt(hit, 'url'), siteUrl);
    if (address === undefined) continue;
    const {hierarchy} = hit;
    const headings = LEVELS.map((level) => textAt(hierarchy, level)).filter((text) => text !== '');
    const title = headings[0] ?? textAt(hierarchy, 'lvl0');
    if (title === '') continue;
    marksIn(hit._highlightResult, marks);
    const snippet = isObject(hit._snippetResult) ? hit._snippetResult.content : undefined;
    const excerpt = textAt(snippet, 'value').replaceAll(OPEN, '').replaceAll(CLOSE, '');
    const [url = '', anchor = ''] = address.split('#');
    const given = textAt(hit, 'docusaurus_tag');
    const tag = given === NEWS ? NEWS : (/^docs-(.+)-current$/.exec(given)?.[1] ?? '');
    const page = pages.get(url) ?? {
      url,
      title,
      context: sectionLabel(tag) || textAt(hierarchy, 'lvl0'),
      section: tag,
      sections: [],
    };
    pages.set(url, page);
    const heading = headings.slice(1).join(' › ');
    if (anchor !== '' && heading !== '' && !page.sections.some((known) => known.anchor === anchor)) {
      page.sections.push({heading, anchor, excerpt});
    } else if (heading === '' && excerpt !== '') {
      page.excerpt = excerpt;
    }
  }
  const total = typeof result.nbHits === 'number' ? result.nbHits : pages.size;
  return {pages: [...pages.values()], total, marks: [...marks]};
}

/** Returns a client that searches with Algolia, using the filters that the crawler's records support. */
export function hostedClient(options: Options): SearchClient {
  const {client, indexName, language, tags} = options;
  return {
    longest: LONGEST_QUERY,
    search: async ({text, section, near, offset = 0, limit = 20}) => {
      const wanted = section === undefined ? tags : [searchTag(section)];
      const request = {
        indexName,
        query: text.slice(0, LONGEST_QUERY),
        facetFilters: [`language:${language}`, wanted.map((tag) => `docusaurus_tag:${tag}`)],
        // Doesn't filter, but ranks pages in the reader's section first among equal matches.
        ...(near === undefined ? {} : {optionalFilters: [`docusaurus_tag:${searchTag(near)}`]}),
        attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'docusaurus_tag'],
        attributesToSnippet: ['content:20'],
        snippetEllipsisText: '…',
        highlightPreTag: OPEN,
        highlightPostTag: CLOSE,
        // Groups records by page (`attributeForDistinct` of the index). `hitsPerPage` and `nbHits` then count pages:
        // https://www.algolia.com/doc/api-reference/api-parameters/distinct/
        distinct: RECORDS_OF_PAGE,
        hitsPerPage: limit,
        page: Math.floor(offset / limit),
      };
      try {
        return readAnswer(await (await client()).search({requests: [request]}), options);
      } catch (error) {
        throw error instanceof SearchError
          ? error
          : new SearchError('The search service did not answer.', {cause: error});
      }
    },
    // The answer already includes its excerpts.
    excerpt: () => Promise.resolve(''),
    warmUp: () => {
      client().catch(() => undefined);
    },
  };
}
