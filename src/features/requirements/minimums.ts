import {compareVersions} from '../releases/version.ts';
import type {Platform} from '../../site/sections.ts';

/** Minimums that a release raised. API levels are numbers, and versions are texts. */
export interface MinimumEntry {
  since: string;
  minSdk?: number | undefined;
  compileSdk?: number | undefined;
  targetSdk?: number | undefined;
  kotlin?: string | undefined;
  kotlinReads?: string | undefined;
  agp?: string | undefined;
  gradle?: string | undefined;
  jdk?: number | undefined;
  deploymentTarget?: string | undefined;
  xcode?: string | undefined;
  editor?: string | undefined;
  dependencyManager?: string | undefined;
}

/** By platform, newest first. */
export type Minimums = Record<Platform, MinimumEntry[]>;

/** What can have a minimum. */
export type MinimumKey = Exclude<keyof MinimumEntry, 'since'>;

/**
 * Returns the entry that sets a minimum for a release, or undefined if none does.
 * @param release null: the newest.
 */
export function minimumFor<K extends MinimumKey>(
  entries: readonly MinimumEntry[],
  key: K,
  release: string | null,
): (MinimumEntry & Required<Pick<MinimumEntry, K>>) | undefined {
  return entries.find(
    (entry): entry is MinimumEntry & Required<Pick<MinimumEntry, K>> =>
      entry[key] !== undefined && (release === null || compareVersions(release, entry.since) >= 0),
  );
}
