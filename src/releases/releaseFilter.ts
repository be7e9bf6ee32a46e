import {networksIn, NETWORKS} from './networks.ts';
import {RELEASE_LISTS, TAGS, type ReleaseListName, type Tag} from './releaseLine.ts';
import {releaseState} from './releaseState.ts';

/** What a reader asks a changelog for. Empty and null fields ask for everything. */
export interface ReleaseFilter {
  kinds: readonly ReleaseListName[];
  releases: 'stable' | 'pre' | null;
  /** Id of a network. */
  network: string | null;
  tag: Tag | null;
  text: string;
}

export const NO_FILTER: ReleaseFilter = {kinds: [], releases: null, network: null, tag: null, text: ''};

/** Address parameters. */
const KEYS = {kinds: 'kind', releases: 'releases', network: 'network', tag: 'tag', text: 'text'} as const;

/** Reads a filter from an address; what is unknown is left out. */
export function parseFilter(search: string): ReleaseFilter {
  const parameters = new URLSearchParams(search);
  const kinds = (parameters.get(KEYS.kinds) ?? '').split(',');
  const releases = parameters.get(KEYS.releases);
  const network = parameters.get(KEYS.network);
  const tag = parameters.get(KEYS.tag)?.toLowerCase();
  return {
    kinds: RELEASE_LISTS.filter((list) => kinds.includes(list)),
    releases: releases === 'stable' || releases === 'pre' ? releases : null,
    network: NETWORKS.find(({id}) => id === network)?.id ?? null,
    tag: TAGS.find((each) => each.toLowerCase() === tag) ?? null,
    text: (parameters.get(KEYS.text) ?? '').slice(0, 200),
  };
}

/**
 * Writes a filter into an address; other parameters stay.
 * @returns empty, or beginning with `?`.
 */
export function formatFilter(filter: ReleaseFilter, search = ''): string {
  const parameters = new URLSearchParams(search);
  // Taken out first, so that the same filter has one address, whatever the order of choices.
  for (const key of Object.values(KEYS)) parameters.delete(key);
  const set = (key: string, value: string | null) => {
    if (value) parameters.set(key, value);
  };
  set(KEYS.kinds, filter.kinds.join(','));
  set(KEYS.releases, filter.releases);
  set(KEYS.network, filter.network);
  set(KEYS.tag, filter.tag?.toLowerCase() ?? null);
  set(KEYS.text, filter.text);
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** A line as the filter sees it. */
export interface IndexedLine {
  /** Null: a text apart from the lists. */
  kind: ReleaseListName | null;
  tag: Tag | null;
  /** Lower case. */
  text: string;
  networks: ReadonlySet<string>;
}

export function indexedLine(kind: ReleaseListName | null, tag: Tag | null, text: string): IndexedLine {
  return {kind, tag, text: text.toLowerCase(), networks: networksIn(text)};
}

/** Whether the filter asks for lines, and not only for releases. */
export function asksForLines({kinds, network, tag, text}: ReleaseFilter): boolean {
  return kinds.length > 0 || network !== null || tag !== null || text.trim() !== '';
}

/** Whether a release may be shown, whatever its lines say. */
export function matchesRelease({releases}: ReleaseFilter, name: string): boolean {
  return releases === null || (releaseState(name) === 'stable') === (releases === 'stable');
}

/** Whether a line is asked for. Every word of the text has to be in it, or in the version of its release. */
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
