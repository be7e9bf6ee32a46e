import path from 'node:path';

import {parseJson, readText} from '../../site/readData.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

import {latestStable} from './latestStable.ts';
import {parseReleases, type Release} from './releaseSchema.ts';

/** Releases of every platform, newest first, as stored in `changelogs/`. */
export type ReleaseData = Record<Platform, Release[]>;

const DAY = 86_400_000;

/** A validated file. The releases are valid for its text and for the day that their dates were compared with. */
interface ValidFile {
  text: string;
  today: string;
  releases: Release[];
}

const VALID_FILES = Symbol.for('appodeal-help.validReleaseFiles');

/**
 * Returns validated files by path. They are stored in `globalThis` because Docusaurus loads the configuration and each
 * plugin with separate instances of these modules.
 */
function validFiles(): Map<string, ValidFile> {
  const shared = globalThis as {[VALID_FILES]?: Map<string, ValidFile>};
  return (shared[VALID_FILES] ??= new Map());
}

/**
 * Reads the releases of one platform and validates them unless the same text has been validated before. As a result, a
 * build validates them only once, and the development server detects every change. Runs at build time and in tests,
 * never in the browser.
 * @param root the folder that contains `changelogs/`.
 * @param now current time. Release dates after this day are errors.
 * @throws DataError that lists the file, version, and field of every error.
 */
export function loadPlatformReleases(root: string, platform: Platform, now: Date): Release[] {
  // Allows an extra day, because in some time zones it is already tomorrow.
  const today = new Date(now.getTime() + DAY).toISOString().slice(0, 10);
  const file = `changelogs/${platform}.json`;
  const text = readText(root, file);
  const key = path.resolve(root, file);
  const known = validFiles().get(key);
  if (known?.text === text && known.today === today) return known.releases;
  const releases = parseReleases(file, parseJson(file, text), {platform, today});
  validFiles().set(key, {text, today, releases});
  return releases;
}

/**
 * Reads and validates the release data, as `loadPlatformReleases` does.
 * @param root the folder that contains `changelogs/`.
 * @param now current time. Release dates after this day are errors. Set by tests.
 * @throws DataError that lists the file, version, and field of every error.
 */
export function loadReleases(root: string = process.cwd(), now: Date = new Date()): ReleaseData {
  const entries = PLATFORMS.map((platform) => [platform, loadPlatformReleases(root, platform, now)] as const);
  return Object.fromEntries(entries) as ReleaseData;
}

/** Data about a platform's newest stable release that pages can show. */
export interface LatestRelease {
  /** Version, for example `3.9.0`. */
  version: string;
  /** Four-part number of bundles, adapters, and pods, which is the version and an adapter revision of zero. */
  artifact: string;
  /** ISO date, or the text in the data. Empty if unknown. */
  date: string;
}

/** Returns the newest stable release of every platform. */
export function latestReleases(data: ReleaseData): Record<Platform, LatestRelease> {
  const entries = PLATFORMS.map((platform) => {
    const {name, date} = latestStable(data[platform]);
    return [platform, {version: name, artifact: `${name}.0`, date: date ?? ''}] as const;
  });
  return Object.fromEntries(entries) as Record<Platform, LatestRelease>;
}
