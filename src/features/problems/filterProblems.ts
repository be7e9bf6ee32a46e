import {queryChoice, queryValue, withQueryValues} from '../navigation/query.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

import {PHASES, type Phase, type Problem} from './problem.ts';

/** What a reader selected in the index of problems. Null: no choice. */
export interface ProblemFilter {
  platform: Platform | null;
  phase: Phase | null;
  /** Pasted error message or log. */
  text: string;
}

/** Reads a choice from the query of a URL; ignores unknown values. */
export function parseProblemFilter(search: string): ProblemFilter {
  return {
    platform: queryChoice(search, 'platform', PLATFORMS),
    phase: queryChoice(search, 'phase', PHASES),
    text: queryValue(search, 'error') ?? '',
  };
}

/**
 * Writes a choice into the query of a URL and keeps other parameters. Whole logs are left out, because they may contain
 * names of people and machines.
 * @returns with a leading question mark, or empty.
 */
export function formatProblemFilter(search: string, {platform, phase, text}: ProblemFilter): string {
  return withQueryValues(search, {platform, phase, error: text.trim()});
}

/** Returns the problems of a platform and a phase, in order. */
export function filterProblems<P extends Problem>(
  problems: readonly P[],
  {platform, phase}: Pick<ProblemFilter, 'platform' | 'phase'>,
): P[] {
  return problems.filter(
    (problem) =>
      (platform === null || problem.platforms.includes(platform)) &&
      (phase === null || problem.phase === phase),
  );
}
