import {NEWS} from '../../site/postFile.ts';

import {namedPlatforms} from './namedPlatforms.ts';
import {
  SearchError,
  type SearchAnswer,
  type SearchClient,
  type SearchQuery,
  type SubjectHit,
} from './searchClient.ts';
import {groupBySubject, possibleVersions, subjectOf, versionsOf} from './subjects.ts';
import {asTyped, isStopWord, words} from './words.ts';

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
  /** Returns whether the site has a page with this path, which includes the language prefix. */
  exists: (path: string) => Promise<boolean>;
}

/** Returns the value of `docusaurus_tag` for the pages in a section. Posts use the name of their section. */
export const searchTag = (section: string): string => (section === NEWS ? NEWS : `docs-${section}-current`);

/** Maximum length of a query in UTF-16 code units. Algolia truncates longer ones. */
const LONGEST_QUERY = 512;

/**
 * Maximum number of records per subject in an answer, because each is shown with at most three headings. Algolia's limit
 * is also 4.
 */
const RECORDS_OF_SUBJECT = 4;

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

/** Returns a word without diacritics, which Algolia ignores. */
const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Collects the words of the query that a record matches, as Algolia reports them for each of its attributes. */
function matchedIn(value: unknown, matched: Set<string>) {
  if (!isObject(value)) return;
  const {matchedWords} = value;
  if (Array.isArray(matchedWords)) {
    for (const word of matchedWords as unknown[]) if (typeof word === 'string') matched.add(plain(word));
  } else {
    for (const each of Object.values(value)) matchedIn(each, matched);
  }
}

/** Returns the words that a page doesn't contain, or an empty list if the answer doesn't include this information. */
function missingWords(text: string, matched: ReadonlySet<string> = new Set()): string[] {
  if (matched.size === 0) return [];
  // Algolia splits versions and identifiers with underscores.
  const isMatched = (word: string) =>
    (plain(word).match(/[\p{L}\p{N}]+/gu) ?? []).every((piece) => matched.has(piece));
  const asked = new Set(words(text).map((word) => word.text));
  return [...asked]
    .filter((word) => !isStopWord(word) && !isMatched(word))
    .map((word) => asTyped(text, word));
}

async function readAnswer(
  response: unknown,
  {text, platform, section}: SearchQuery,
  {siteUrl, sectionLabel, exists}: Options,
): Promise<SearchAnswer> {
  const results = isObject(response) ? response.results : undefined;
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isObject(result) || !Array.isArray(result.hits)) {
    throw new SearchError('The search service returned an invalid answer.');
  }
  const pages = new Map<string, SubjectHit>();
  const matched = new Map<string, Set<string>>();
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
    const matchedOfPage = matched.get(url) ?? new Set();
    matched.set(url, matchedOfPage);
    matchedIn(hit._highlightResult, matchedOfPage);
    const page = pages.get(url) ?? {
      subject: subjectOf(url),
      url,
      title,
      context: sectionLabel(tag) || textAt(hierarchy, 'lvl0'),
      section: tag,
      sections: [],
      versions: [],
      missing: [],
    };
    pages.set(url, page);
    const heading = headings.slice(1).join(' › ');
    if (anchor !== '' && heading !== '' && !page.sections.some((known) => known.anchor === anchor)) {
      page.sections.push({heading, anchor, excerpt});
    } else if (heading === '' && excerpt !== '') {
      page.excerpt = excerpt;
    }
  }
  const subjects = groupBySubject([...pages.values()], ({url}) => url, {
    named: namedPlatforms(text),
    platform,
  });
  for (const hit of subjects) hit.missing = missingWords(text, matched.get(hit.url));
  const possible = new Set(subjects.flatMap(({url}) => possibleVersions(url, section).map(({path}) => path)));
  const existing = new Set<string>();
  await Promise.all(
    [...possible].map(async (path) => {
      if (await exists(path)) existing.add(path);
    }),
  );
  for (const hit of subjects) {
    const versions = versionsOf(hit.url, (path) => existing.has(path), section);
    hit.versions = versions.map((version) => ({platform: version.platform, url: version.path}));
  }
  const total = typeof result.nbHits === 'number' ? result.nbHits : subjects.length;
  return {subjects, total, marks: [...marks]};
}

/** Returns a client that searches with Algolia, using the filters that the crawler's records support. */
export function hostedClient(options: Options): SearchClient {
  const {client, indexName, language, tags} = options;
  return {
    longest: LONGEST_QUERY,
    search: async (question) => {
      const {text, section, near, platform, offset = 0, limit = 20} = question;
      // They don't filter, but rank pages of the reader's section and platform first among equal matches.
      const optionalFilters = [
        ...(near === undefined ? [] : [`docusaurus_tag:${searchTag(near)}`]),
        ...(platform === undefined ? [] : [`platform:${platform}`]),
      ];
      const wanted = section === undefined ? tags : [searchTag(section)];
      const request = {
        indexName,
        query: text.slice(0, LONGEST_QUERY),
        facetFilters: [`language:${language}`, wanted.map((tag) => `docusaurus_tag:${tag}`)],
        ...(optionalFilters.length === 0 ? {} : {optionalFilters}),
        // Finds records with some of the words if none has all of them.
        removeWordsIfNoResults: 'allOptional',
        attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'docusaurus_tag'],
        attributesToSnippet: ['content:20'],
        snippetEllipsisText: '…',
        highlightPreTag: OPEN,
        highlightPostTag: CLOSE,
        // Groups records by subject (`attributeForDistinct` of the index). `hitsPerPage` and `nbHits` then count subjects:
        // https://www.algolia.com/doc/api-reference/api-parameters/distinct/
        distinct: RECORDS_OF_SUBJECT,
        hitsPerPage: limit,
        page: Math.floor(offset / limit),
      };
      try {
        return await readAnswer(await (await client()).search({requests: [request]}), question, options);
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
