/** What the search window and the search page ask for. */
export interface SearchQuery {
  text: string;
  /** Id of the section that the reader is in: its pages come first. */
  near?: string | undefined;
  /** Id of the only section to search. */
  section?: string | undefined;
  /** How many pages to skip, a multiple of `limit`, and how many to return. */
  offset?: number;
  limit?: number;
}

/** A heading of a page that matches. */
interface SectionHit {
  heading: string;
  anchor: string;
  /** Plain text around the match, if it came with the answer. */
  excerpt?: string;
}

/** A page that matches. All texts are plain text. */
export interface PageHit {
  /** Address for a link: from the root, language prefix included, or absolute for a page of another site. */
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
  /** How many pages match in all. */
  total: number;
  /** Words to mark in titles and excerpts: lower-case beginnings of words. */
  marks: string[];
}

/**
 * The one way to search. Hosted and embedded search both have it, and nothing else of the site knows which one it talks to.
 * `search` rejects with a `SearchError`, and with nothing else.
 */
export interface SearchClient {
  /** UTF-16 units of a text that are searched for; the rest is ignored. */
  readonly longest: number;
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Text of a heading's part of a page around the words; empty when it cannot be had, for example offline. */
  excerpt(url: string, anchor: string, marks: readonly string[]): Promise<string>;
  /** Loads what the first search needs. Never rejects. */
  warmUp(): void;
}

/** The results could not be fetched: no network, a faulty answer, or no index. */
export class SearchError extends Error {
  override name = 'SearchError';
}
