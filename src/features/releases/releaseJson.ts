import type {Platform} from '../../site/sections.ts';

import type {ChangelogEntry} from './changelogEntry.ts';
import {withAnchors, type AnchoredLine} from './releaseAnchor.ts';
import {isoDate} from './releaseDate.ts';
import {RELEASE_LISTS, splitTag, type ReleaseListName, type Tag} from './releaseLine.ts';
import {promotedTo, releaseState, type ReleaseState} from './releaseState.ts';

/** A line of notes in machine-readable form. */
interface JsonLine {
  /** Text as Markdown: bold, inline code, and links. */
  text: string;
  language: 'en' | 'ru';
  tag: Tag | null;
  url: string;
}

export interface JsonRelease {
  version: string;
  state: ReleaseState;
  /** The stable release that a pre-release became. */
  promotedTo: string | null;
  /** ISO date, or null if unknown. */
  date: string | null;
  buildDate?: string | null;
  sdks?: {android?: string; ios?: string};
  url: string;
  /** Notes, or null if only the version, and possibly the date, is known. */
  notes: Record<ReleaseListName, JsonLine[]> | null;
  /** Text that one old release has in addition to its lists. */
  internalFixes?: JsonLine;
}

/**
 * Content of `/releases/<platform>.json`. New fields can be added, but the names and meanings of existing fields must
 * not change.
 */
export interface ReleaseJson {
  platform: Platform;
  language: 'en' | 'ru';
  /** The changelog page. */
  url: string;
  /** Newest stable version. */
  latest: string;
  /** Newest first. */
  releases: JsonRelease[];
}

interface Options {
  platform: Platform;
  language: 'en' | 'ru';
  /** URL of the changelog page. */
  url: string;
  latest: string;
}

/** Returns a line without its tag, in the language of the file, or in English if there is no translation. */
function jsonLine({en, ru, id}: AnchoredLine, {language, url}: Options): JsonLine {
  const {tag, text} = splitTag(en);
  const address = `${url}#${id}`;
  return language === 'ru' && ru !== undefined
    ? {text: ru, language: 'ru', tag, url: address}
    : {text, language: 'en', tag, url: address};
}

/** Returns the release data in machine-readable form. */
export function releaseJson(entries: readonly ChangelogEntry[], options: Options): ReleaseJson {
  const {platform, language, url, latest} = options;
  const releases = entries.map(withAnchors).map((entry): JsonRelease => {
    const notes = Object.fromEntries(
      RELEASE_LISTS.map((list) => [list, (entry.notes[list] ?? []).map((line) => jsonLine(line, options))]),
    ) as Record<ReleaseListName, JsonLine[]>;
    return {
      version: entry.name,
      state: releaseState(entry.name),
      promotedTo: promotedTo(entry.name, entries)?.name ?? null,
      date: isoDate(entry.date),
      ...(entry.buildDate !== undefined && {buildDate: isoDate(entry.buildDate)}),
      ...(entry.sdks && {sdks: entry.sdks}),
      url: `${url}#${entry.id}`,
      notes: entry.lines.length > 0 ? notes : null,
      ...(entry.internalFixes && {internalFixes: jsonLine(entry.internalFixes, options)}),
    };
  });
  return {platform, language, url, latest, releases};
}
