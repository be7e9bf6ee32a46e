import type {Platform} from '../../site/sections.ts';

/** A query from the search window or the search page. */
export interface SearchQuery {
  text: string;
  /** ID of the section that the reader is in, whose pages come first. */
  near?: string | undefined;
  /** ID of the only section to search. */
  section?: string | undefined;
  /** Platform whose version of a page opens, unless the query names another one. */
  platform?: Platform | undefined;
  /** Number of subjects to skip, a multiple of `limit`, and number of subjects to return. */
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

/** A matching subject: a page, with its versions for other platforms. All strings are plain text. */
export interface SubjectHit {
  /** Identifies the subject in all answers to a query. */
  subject: string;
  /**
   * URL of the version that opens, which is root-relative and includes the language prefix, or absolute for a page on
   * another site.
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
  /** All versions, including the one that opens, or an empty list if there is only one. */
  versions: {platform: Platform; url: string}[];
  /** Words of the query that this version doesn't contain. */
  missing: string[];
}

export interface SearchAnswer {
  /** Best first. */
  subjects: SubjectHit[];
  /** Total number of matching subjects. */
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
