import {RELEASE_LISTS, type ReleaseListName} from './releaseLine.ts';
import type {Release} from './releaseSchema.ts';
import {russianLine, type ReleaseTexts} from './russianLine.ts';

/** A line as in the data, with its Russian translation without the tag, if any. */
export interface ChangelogLine {
  en: string;
  ru?: string;
}

/** A release as pages show it, without empty lists. */
export interface ChangelogEntry {
  name: string;
  /** As in the data: ISO, textual, or null. */
  date: string | null;
  /** Only if the platform's list has build dates; falls back to the date. */
  buildDate?: string | null;
  sdks?: {android?: string; ios?: string};
  notes: Partial<Record<ReleaseListName, ChangelogLine[]>>;
  internalFixes?: ChangelogLine;
}

/** Data for the changelog page of a platform: `@generated/site-releases/default/changelog-<platform>.json`. */
export interface ChangelogData {
  /** Newest stable version. */
  latest: string;
  entries: ChangelogEntry[];
}

/**
 * Prepares a release for pages.
 * @param texts Russian texts; null for the English site.
 */
export function changelogEntry(release: Release, texts: ReleaseTexts | null): ChangelogEntry {
  const line = (en: string): ChangelogLine => {
    const ru = texts === null ? null : russianLine(texts, en);
    return ru === null ? {en} : {en, ru};
  };
  const {android, ios} = release.sdks ?? {};
  const date = release.date ?? null;
  return {
    name: release.name,
    date,
    ...('build_date' in release && {buildDate: release.build_date ?? date}),
    ...((android ?? ios) && {sdks: {...(android && {android}), ...(ios && {ios})}}),
    notes: Object.fromEntries(
      RELEASE_LISTS.flatMap((list) => {
        const lines = release[list] ?? [];
        return lines.length > 0 ? [[list, lines.map(line)]] : [];
      }),
    ),
    ...(release.internalFixes && {internalFixes: line(release.internalFixes)}),
  };
}
