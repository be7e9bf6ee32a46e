import {queryChoice, queryValue, withQueryValues} from '../navigation/query.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

import {PHASES, type Phase, type Problem} from './problem.ts';

/** What a reader chose in the index of problems. Null: no choice. */
export interface ProblemFilter {
  platform: Platform | null;
  phase: Phase | null;
  /** Pasted error message or log. */
  text: string;
}

/** Reads a choice from the query of an address; what it does not know, it ignores. */
export function parseProblemFilter(search: string): ProblemFilter {
  return {
    platform: queryChoice(search, 'platform', PLATFORMS),
    phase: queryChoice(search, 'phase', PHASES),
    text: queryValue(search, 'error') ?? '',
  };
}

/**
 * Writes a choice into the query of an address; other parameters stay. A whole log has no place there: it may contain
 * names of people and machines.
 * @returns with a leading question mark, or empty.
 */
export function formatProblemFilter(search: string, {platform, phase, text}: ProblemFilter): string {
  return withQueryValues(search, {platform, phase, error: text.trim()});
}

/** Problems of a platform and a phase, in their order. */
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
