/** A query from the search window or the search page. */
export interface SearchQuery {
  text: string;
  /** ID of the section that the reader is in, whose pages come first. */
  near?: string | undefined;
  /** ID of the only section to search. */
  section?: string | undefined;
  /** Number of pages to skip, a multiple of `limit`, and number of pages to return. */
  offset?: number;
  limit?: number;
}

/** A matching heading on a page. */
interface SectionHit {
  heading: string;
  anchor: string;
  /** Plain text around the match, if the answer included it. */
  excerpt?: string;
}

/** A matching page. All strings are plain text. */
export interface PageHit {
  /**
   * URL for a link, which is root-relative and includes the language prefix, or absolute for a page on another site.
   */
  url: string;
  title: string;
  /** Name of the section, in the reader's language. */
  context: string;
  /** ID of the section. Empty for pages outside all sections. */
  section: string;
  /** Plain text of the page around the match, if the answer included it. */
  excerpt?: string;
  /** Matching headings, best first. */
  sections: SectionHit[];
}

export interface SearchAnswer {
  pages: PageHit[];
  /** Total number of matching pages. */
  total: number;
  /** Words to mark in titles and excerpts, as lowercase prefixes. */
  marks: string[];
}

/**
 * The only search interface. Hosted and embedded search both implement it, and the rest of the site doesn't depend on
 * which one is used. `search` rejects only with a `SearchError`.
 */
export interface SearchClient {
  /** Maximum length of a query in UTF-16 code units. The rest is ignored. */
  readonly longest: number;
  search(query: SearchQuery): Promise<SearchAnswer>;
  /**
   * Returns the text below a heading around the matching words, or an empty string if it is unavailable, for example
   * offline.
   */
  excerpt(url: string, anchor: string, marks: readonly string[]): Promise<string>;
  /** Loads what the first search needs. Never rejects. */
  warmUp(): void;
}

/** Thrown if results can't be fetched because there is no network connection, an invalid response, or no index. */
export class SearchError extends Error {
  override name = 'SearchError';
}
