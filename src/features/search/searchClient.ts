/** A query of the search window or the search page. */
export interface SearchQuery {
  text: string;
  /** Id of the section that the reader is in, whose pages come first. */
  near?: string | undefined;
  /** Id of the only section to search. */
  section?: string | undefined;
  /** Number of pages to skip, a multiple of `limit`, and number of pages to return. */
  offset?: number;
  limit?: number;
}

/** A matching heading of a page. */
interface SectionHit {
  heading: string;
  anchor: string;
  /** Plain text around the match, if it came with the answer. */
  excerpt?: string;
}

/** A matching page. All texts are plain text. */
export interface PageHit {
  /** URL for a link: root-relative, including the language prefix, or absolute for a page of another site. */
  url: string;
  title: string;
  /** Name of the section, in the reader's language. */
  context: string;
  /** Id of the section; empty for pages outside of sections. */
  section: string;
  /** Plain text of the page around the match, if it came with the answer. */
  excerpt?: string;
  /** Matching headings, best first. */
  sections: SectionHit[];
}

export interface SearchAnswer {
  pages: PageHit[];
  /** Total number of matching pages. */
  total: number;
  /** Words to mark in titles and excerpts: lowercase prefixes. */
  marks: string[];
}

/**
 * The only search interface. Hosted and embedded search both implement it, and the rest of the site doesn't know which
 * one it uses. `search` rejects only with a `SearchError`.
 */
export interface SearchClient {
  /** Maximum length of a query in UTF-16 units; the rest is ignored. */
  readonly longest: number;
  search(query: SearchQuery): Promise<SearchAnswer>;
  /**
   * Returns the text of a heading's part of a page around the words; empty when it is unavailable, for example offline.
   */
  excerpt(url: string, anchor: string, marks: readonly string[]): Promise<string>;
  /** Loads what the first search needs. Never rejects. */
  warmUp(): void;
}

/** The results could not be fetched: no network, an invalid response, or no index. */
export class SearchError extends Error {
  override name = 'SearchError';
}
