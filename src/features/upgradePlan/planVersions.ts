import type {ComparedPair} from '../releases/comparisonAddress.ts';
import {releaseState} from '../releases/releaseState.ts';
import {releaseOf} from '../releases/supportAnswer.ts';
import {compareVersions} from '../releases/version.ts';

/** Content of `form/<platform>.json`, which the page imports. */
export interface PlanVersions {
  /** Newest stable version. */
  latest: string;
  /** All versions in the changelog, newest first. */
  versions: string[];
}

/** The reader's versions, as far as the changelog has them. */
export interface ChosenVersions {
  from: string | null;
  /** A version in the URL that isn't in the changelog. */
  unknown: string | null;
  /** Never older than `from`. */
  to: string;
  /** Whether there is something to upgrade. */
  isUpgrade: boolean;
}

/** Returns the versions to which a reader can upgrade, newest first. */
export function targetsOf({versions}: PlanVersions, from: string | null): string[] {
  return versions.filter(
    (name) => releaseState(name) === 'stable' && (from === null || compareVersions(name, from) > 0),
  );
}

/**
 * Checks versions from the URL. Anything unknown counts as not selected. The version of an artifact, such as 3.4.0.1, means
 * its release.
 */
export function chosenVersions(pair: ComparedPair, data: PlanVersions): ChosenVersions {
  const from = pair.from === null ? null : (releaseOf(pair.from, data.versions) ?? null);
  const targets = targetsOf(data, from);
  const to = pair.to !== null && targets.includes(pair.to) ? pair.to : data.latest;
  return {
    from,
    unknown: from === null ? pair.from : null,
    to,
    isUpgrade: from !== null && compareVersions(from, to) < 0,
  };
}
