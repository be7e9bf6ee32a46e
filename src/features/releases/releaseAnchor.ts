import type {ChangelogEntry, ChangelogLine} from './changelogEntry.ts';
import {RELEASE_LISTS, type ReleaseListName} from './releaseLine.ts';

/** Returns the URL-safe ID of a release's heading, for example `v3-4-0-beta-2`. */
export function releaseAnchor(name: string): string {
  return `v${name.toLowerCase().replaceAll('.', '-')}`;
}

/** Returns the 32-bit FNV-1a hash of a string. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  return value >>> 0;
}

const LENGTH = 4;

/**
 * Returns a function that creates the ID of a release's line, such as `v3-10-0-1f9k`. Call it for each line in order.
 * IDs are derived from the English text so that they are the same in both languages and don't change if other lines are
 * added or removed. IDs of duplicate lines are numbered.
 */
function lineAnchor(name: string): (english: string) => string {
  const used = new Map<string, number>();
  return (english) => {
    const id = `${releaseAnchor(name)}-${hash(english).toString(36).padStart(LENGTH, '0').slice(-LENGTH)}`;
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

/**
 * Returns the IDs of the lines of a release.
 * @param lines English lines of all lists, in order.
 */
export function lineAnchors(name: string, lines: readonly string[]): string[] {
  return lines.map(lineAnchor(name));
}

/** A line with its ID on the page. */
export interface AnchoredLine extends ChangelogLine {
  id: string;
}

/** A release with the IDs of its heading and lines. */
export interface AnchoredEntry extends Omit<ChangelogEntry, 'notes' | 'internalFixes'> {
  /** ID of the heading. */
  id: string;
  notes: Partial<Record<ReleaseListName, AnchoredLine[]>>;
  internalFixes?: AnchoredLine;
  /** Lines of all lists, in display order. */
  lines: AnchoredLine[];
}

/** Adds the IDs to a release. IDs are derived from the text, so the data that browsers load doesn't include them. */
export function withAnchors({notes, internalFixes, ...entry}: ChangelogEntry): AnchoredEntry {
  const idOf = lineAnchor(entry.name);
  const anchored = (line: ChangelogLine): AnchoredLine => ({...line, id: idOf(line.en)});
  const lists = RELEASE_LISTS.map((list) => [list, (notes[list] ?? []).map(anchored)] as const);
  const others = internalFixes ? [anchored(internalFixes)] : [];
  return {
    ...entry,
    id: releaseAnchor(entry.name),
    notes: Object.fromEntries(lists.filter(([, lines]) => lines.length > 0)),
    ...(others[0] && {internalFixes: others[0]}),
    lines: [...lists.flatMap(([, lines]) => lines), ...others],
  };
}
