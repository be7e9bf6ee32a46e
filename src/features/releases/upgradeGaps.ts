import type {UpgradeStep} from './upgradeGuide.ts';
import {compareVersions, isStable} from './version.ts';
import {lineOf} from './versionLines.ts';

/**
 * Guides have a section for each version line, starting with this major version. The section "from 2 to 3" covers older
 * ones.
 */
const FIRST_GUIDED_MAJOR = 3;

/** A step from one version line to the next that the upgrade guide has no section for. */
export interface UpgradeGap {
  /** Version lines, for example `3.10` and `4.1`. */
  from: string;
  to: string;
  /** Newest stable release of each of them. */
  releases: [from: string, to: string];
}

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/**
 * Returns whether a section of the guide leads from one version line to another. Between major versions, one section
 * covers all lines.
 */
function leads({from, to}: Pick<UpgradeStep, 'from' | 'to'>, gap: Pick<UpgradeGap, 'from' | 'to'>): boolean {
  return majorOf(gap.from) === majorOf(gap.to)
    ? lineOf(from) === gap.from && lineOf(to) === gap.to
    : majorOf(from) === majorOf(gap.from) && majorOf(to) === majorOf(gap.to);
}

/**
 * Returns the steps between neighboring version lines that the sections of an upgrade guide don't cover, newest first.
 * @param names versions in the changelog, in any order. Pre-releases are ignored.
 */
export function upgradeGaps(
  names: readonly string[],
  steps: readonly Pick<UpgradeStep, 'from' | 'to'>[],
): UpgradeGap[] {
  const newest = new Map<string, string>();
  for (const name of names.filter(isStable).toSorted((a, b) => compareVersions(b, a))) {
    const line = lineOf(name) ?? name;
    if (!newest.has(line)) newest.set(line, name);
  }
  const lines = [...newest];
  return lines.flatMap(([to, release], index): UpgradeGap[] => {
    const [from, before] = lines[index + 1] ?? [];
    if (from === undefined || before === undefined || Number(majorOf(to)) < FIRST_GUIDED_MAJOR) return [];
    const gap = {from, to};
    return steps.some((step) => leads(step, gap)) ? [] : [{...gap, releases: [before, release]}];
  });
}
