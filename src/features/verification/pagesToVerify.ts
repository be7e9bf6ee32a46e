import type {ChangelogEntry} from '../releases/changelogEntry.ts';
import {compareReleases, type ReleaseComparison} from '../releases/compareReleases.ts';
import {compareVersions, isStable} from '../releases/version.ts';

import type {Platform} from '../../site/sections.ts';

import {changesOnPage, type PageText} from './changesOnPage.ts';
import {VERIFIED_TYPES, type Verified} from './verified.ts';

/** An English page, as far as verification is concerned. */
export interface VerifiablePage extends PageText {
  file: string;
  pageType: string;
  /** Undefined for pages that don't depend on an SDK. */
  platform: Platform | undefined;
  verified: Verified | undefined;
}

/** A page that must be verified, or verified again. */
export interface PageToVerify {
  file: string;
  verified: Verified | undefined;
  /** Changes in newer releases that the page mentions. */
  changes: string[];
}

/** The state of an SDK that its platform's pages are compared with. */
export interface PlatformState {
  releases: readonly ChangelogEntry[];
  /** Names that the SDK defines. */
  symbols: ReadonlySet<string>;
}

/** Returns what changed in a platform's newest stable release since another one, or undefined if that one isn't older. */
function changesSince(
  releases: readonly ChangelogEntry[],
  sdk: string | undefined,
): ReleaseComparison | undefined {
  const stable = releases
    .map(({name}) => name)
    .filter(isStable)
    .sort(compareVersions);
  const newest = stable.at(-1);
  // It's unknown when a page without a stamp was last correct, so it is compared with the newest release only.
  const since = sdk !== undefined && releases.some(({name}) => name === sdk) ? sdk : stable.at(-2);
  if (newest === undefined || since === undefined || compareVersions(since, newest) >= 0) return undefined;
  return compareReleases(releases, [], since, newest);
}

/**
 * Returns the pages that were verified with an older release than the newest stable one, and task and reference pages
 * that were never verified. Those that mention the most changes come first.
 */
export function pagesToVerify(
  pages: readonly VerifiablePage[],
  platforms: Readonly<Record<Platform, PlatformState>>,
): PageToVerify[] {
  const known = new Map<string, ReleaseComparison | undefined>();
  const compare = (platform: Platform, sdk: string | undefined): ReleaseComparison | undefined => {
    const key = `${platform} ${sdk ?? ''}`;
    if (!known.has(key)) known.set(key, changesSince(platforms[platform].releases, sdk));
    return known.get(key);
  };
  return pages
    .flatMap((page): PageToVerify[] => {
      const {file, pageType, platform, verified} = page;
      const sdk = verified?.sdk;
      const isMissing = verified === undefined && VERIFIED_TYPES.includes(pageType);
      const comparison =
        platform !== undefined && (isMissing || sdk !== undefined) ? compare(platform, sdk) : undefined;
      if (!isMissing && comparison === undefined) return [];
      const changes =
        platform === undefined || comparison === undefined
          ? []
          : changesOnPage(comparison, page, platforms[platform].symbols);
      return [{file, verified, changes}];
    })
    .sort((a, b) => b.changes.length - a.changes.length || a.file.localeCompare(b.file, 'en'));
}
