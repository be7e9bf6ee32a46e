import {queryChoice, queryValue, withQueryValues} from '../navigation/query.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

import {PHASES, type Phase, type Problem} from './problem.ts';

/** The reader's choice in the index of problems. Null means no choice. */
export interface ProblemFilter {
  platform: Platform | null;
  phase: Phase | null;
  /** Pasted error message or log. */
  text: string;
}

/** Reads a choice from the query of a URL. Ignores unknown values. */
export function parseProblemFilter(search: string): ProblemFilter {
  return {
    platform: queryChoice(search, 'platform', PLATFORMS),
    phase: queryChoice(search, 'phase', PHASES),
    text: queryValue(search, 'error') ?? '',
  };
}

/**
 * Writes a choice to the query of a URL and preserves other parameters. Entire logs are omitted because they might
 * contain names of people and machines.
 * @returns an empty string, or a query with its question mark.
 */
export function formatProblemFilter(search: string, {platform, phase, text}: ProblemFilter): string {
  return withQueryValues(search, {platform, phase, error: text.trim()});
}

/** Returns the problems that occur on a platform in a phase, in their order. Guides match every phase. */
export function filterProblems<P extends Problem>(
  problems: readonly P[],
  {platform, phase}: Pick<ProblemFilter, 'platform' | 'phase'>,
): P[] {
  return problems.filter(
    (problem) =>
      (platform === null || problem.platforms.includes(platform)) &&
      (phase === null || problem.phase === undefined || problem.phase === phase),
  );
}
