import {escapeHtml, unescapeHtml} from '../../site/escapeHtml.ts';

/** A result that the reader has opened and that the search window offers again. All strings are plain text. */
export interface VisitedResult {
  /** URL for a link, which is a path on this site or an absolute HTTP URL on another site. */
  url: string;
  /** Title of the page. */
  title: string;
  /** Heading on the page that the result led to, if any. */
  heading?: string;
  /** Name of the section, in the language of the page. */
  context: string;
}

/** Both lists, newest first. No result is in both. */
export interface SearchHistory {
  recent: readonly VisitedResult[];
  favorites: readonly VisitedResult[];
}

// Uses the keys and the format of DocSearch 3, which this site used before, to preserve what readers have saved.
const KEYS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__site',
  favorites: '__DOCSEARCH_FAVORITE_SEARCHES__site',
} as const;

const MOST = {recent: 7, favorites: 10} as const;

/**
 * Maximum length of a stored list, and of one string in it, in UTF-16 code units. This site never writes longer ones.
 */
const LONGEST_LIST = 50_000;
const LONGEST_TEXT = 500;

/** Stands for the origin of this site. */
const ANY_SITE = 'https://site.invalid';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT
    ? unescapeHtml(value)
    : undefined;
}

/** Returns a path on this site or an absolute HTTP URL. Rejects `javascript:`, `//host`, and similar URLs. */
function parseAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) return undefined;
  // Browsers remove tabs and line breaks from URLs, so only the parsed URL shows where it leads.
  if (!URL.canParse(value, ANY_SITE)) return undefined;
  const isInternal = value.startsWith('/') && new URL(value, ANY_SITE).origin === ANY_SITE;
  return isInternal || /^https?:\/\//.test(value) ? value : undefined;
}

function parseEntry(value: unknown): VisitedResult | undefined {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return undefined;
  const {lvl0, lvl1, lvl2} = value.hierarchy;
  const url = parseAddress(value.url);
  const title = parseText(lvl1);
  if (url === undefined || title === undefined) return undefined;
  const heading = parseText(lvl2);
  return {url, title, context: parseText(lvl0) ?? '', ...(heading === undefined ? {} : {heading})};
}

/** Reads one stored list. Invalid entries are ignored, and every URL appears only once. */
export function parseVisited(stored: string | null, most: number): VisitedResult[] {
  if (stored === null || stored.length > LONGEST_LIST) return [];
  let values: unknown;
  try {
    values = JSON.parse(stored);
  } catch {
    return [];
  }
  if (!Array.isArray(values)) return [];
  const byAddress = new Map<string, VisitedResult>();
  for (const value of values) {
    const entry = parseEntry(value);
    if (entry && !byAddress.has(entry.url)) byAddress.set(entry.url, entry);
  }
  return [...byAddress.values()].slice(0, most);
}

/** Returns a list in the format in which DocSearch stores it. */
export function formatVisited(entries: readonly VisitedResult[]): string {
  return JSON.stringify(
    entries.map(({url, title, heading, context}) => ({
      objectID: url,
      url,
      content: null,
      type: heading === undefined ? 'lvl1' : 'lvl2',
      hierarchy: {
        // DocSearch inserts stored strings as markup, including in tabs that were opened before an update.
        lvl0: escapeHtml(context),
        lvl1: escapeHtml(title),
        lvl2: heading === undefined ? null : escapeHtml(heading),
      },
    })),
  );
}

const without = (entries: readonly VisitedResult[], url: string) =>
  entries.filter((entry) => entry.url !== url);

/** Moves an opened result to the top, unless it is already a favorite. */
export function withVisit(history: SearchHistory, entry: VisitedResult): SearchHistory {
  if (history.favorites.some(({url}) => url === entry.url)) return history;
  return {...history, recent: [entry, ...without(history.recent, entry.url)].slice(0, MOST.recent)};
}

/** Moves a result to the favorites. */
export function withFavorite({recent, favorites}: SearchHistory, entry: VisitedResult): SearchHistory {
  return {
    recent: without(recent, entry.url),
    favorites: [entry, ...without(favorites, entry.url)].slice(0, MOST.favorites),
  };
}

/** Removes a result. */
export function withoutResult({recent, favorites}: SearchHistory, url: string): SearchHistory {
  return {recent: without(recent, url), favorites: without(favorites, url)};
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Reads the history of this browser. Never throws. */
export function loadSearchHistory(): SearchHistory {
  const favorites = parseVisited(read(KEYS.favorites), MOST.favorites);
  const saved = new Set(favorites.map(({url}) => url));
  return {
    favorites,
    recent: parseVisited(read(KEYS.recent), MOST.recent).filter(({url}) => !saved.has(url)),
  };
}

/** Stores the history in this browser. Never throws. Without space or permission, the stored history is unchanged. */
export function saveSearchHistory(history: SearchHistory): void {
  try {
    localStorage.setItem(KEYS.recent, formatVisited(history.recent));
    localStorage.setItem(KEYS.favorites, formatVisited(history.favorites));
  } catch {
    // Storage is blocked or full.
  }
}
