import {RELEASE_LISTS, type ReleaseListName} from './releaseLine.ts';
import type {Release} from './releaseSchema.ts';
import {russianLine, type ReleaseTexts} from './russianLine.ts';

/** A line from the data, with its Russian translation (without the tag), if any. */
export interface ChangelogLine {
  en: string;
  ru?: string;
}

/** A release, prepared for pages, without empty lists. */
export interface ChangelogEntry {
  name: string;
  /** Date from the data: an ISO date, text, or null. */
  date: string | null;
  /** Set only if the platform's list has build dates. Falls back to the release date. */
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
 * @param texts Russian translations, or null for the English site.
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
