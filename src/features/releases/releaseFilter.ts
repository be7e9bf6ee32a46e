import {queryChoice, queryValue, withQueryValues} from '../navigation/query.ts';

import {networksIn, NETWORKS} from './networks.ts';
import {RELEASE_LISTS, TAGS, type ReleaseListName, type Tag} from './releaseLine.ts';
import {releaseState} from './releaseState.ts';

/** A reader's filter of a changelog. Empty and null fields match everything. */
export interface ReleaseFilter {
  kinds: readonly ReleaseListName[];
  releases: 'stable' | 'pre' | null;
  /** ID of a network. */
  network: string | null;
  tag: Tag | null;
  text: string;
}

export const NO_FILTER: ReleaseFilter = {kinds: [], releases: null, network: null, tag: null, text: ''};

/** Reads a filter from a URL. Ignores unknown values. */
export function parseFilter(search: string): ReleaseFilter {
  const kinds = (queryValue(search, 'kind') ?? '').split(',');
  const network = queryValue(search, 'network');
  const tag = queryValue(search, 'tag')?.toLowerCase();
  return {
    kinds: RELEASE_LISTS.filter((list) => kinds.includes(list)),
    releases: queryChoice(search, 'releases', ['stable', 'pre']),
    network: NETWORKS.find(({id}) => id === network)?.id ?? null,
    tag: TAGS.find((each) => each.toLowerCase() === tag) ?? null,
    text: queryValue(search, 'text') ?? '',
  };
}

/**
 * Writes a filter to the query of a URL and preserves other parameters.
 * @returns an empty string, or a query with its question mark.
 */
export function formatFilter({kinds, releases, network, tag, text}: ReleaseFilter, search = ''): string {
  return withQueryValues(search, {
    kind: kinds.join(','),
    releases,
    network,
    tag: tag?.toLowerCase() ?? null,
    text,
  });
}

/** Returns whether the filter matches everything. */
export function asksNothing(filter: ReleaseFilter): boolean {
  return filter.releases === null && filter.text === '' && !asksForLines(filter);
}

/** A line in the form that the filter compares. */
export interface IndexedLine {
  /** List that contains the line, or null for text outside the lists. */
  kind: ReleaseListName | null;
  tag: Tag | null;
  /** Text in lowercase. */
  text: string;
  networks: ReadonlySet<string>;
}

export function indexedLine(kind: ReleaseListName | null, tag: Tag | null, text: string): IndexedLine {
  return {kind, tag, text: text.toLowerCase(), networks: networksIn(text)};
}

/** Returns whether the filter applies to lines and not only to releases. */
export function asksForLines({kinds, network, tag, text}: ReleaseFilter): boolean {
  return kinds.length > 0 || network !== null || tag !== null || text.trim() !== '';
}

/** Returns whether a release can be shown, regardless of its lines. */
export function matchesRelease({releases}: ReleaseFilter, name: string): boolean {
  return releases === null || (releaseState(name) === 'stable') === (releases === 'stable');
}

/**
 * Returns whether a line matches. Every word in the filter's text must be in the line or in the version of its release.
 */
export function matchesLine(filter: ReleaseFilter, line: IndexedLine, release: string): boolean {
  if (filter.kinds.length > 0 && (line.kind === null || !filter.kinds.includes(line.kind))) return false;
  if (filter.tag !== null && line.tag !== filter.tag) return false;
  if (filter.network !== null && !line.networks.has(filter.network)) return false;
  const name = release.toLowerCase();
  return filter.text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => line.text.includes(word) || name.startsWith(word));
}
