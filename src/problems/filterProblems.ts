import {PLATFORMS, type Platform} from '../site/sections.ts';

import {PHASES, type Phase, type Problem} from './problem.ts';

/** Longest text that the address keeps. A whole log has no place there: it may hold names of people and machines. */
const MAX_IN_ADDRESS = 200;

/** What a reader chose in the index of problems. Null: no choice. */
export interface ProblemFilter {
  platform: Platform | null;
  phase: Phase | null;
  /** Pasted error message or log. */
  text: string;
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((candidate) => candidate === value) ?? null;

/** Reads a choice from the query of an address; what it does not know, it ignores. */
export function parseProblemFilter(search: string): ProblemFilter {
  const query = new URLSearchParams(search);
  return {
    platform: oneOf(PLATFORMS, query.get('platform')),
    phase: oneOf(PHASES, query.get('phase')),
    text: (query.get('error') ?? '').slice(0, MAX_IN_ADDRESS),
  };
}

/**
 * Writes a choice into the query of an address; other parameters stay.
 * @returns with a leading question mark, or empty.
 */
export function formatProblemFilter(search: string, {platform, phase, text}: ProblemFilter): string {
  const query = new URLSearchParams(search);
  const values = {platform, phase, error: text.length > MAX_IN_ADDRESS ? null : text.trim() || null};
  for (const [key, value] of Object.entries(values)) {
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  const result = query.toString();
  return result === '' ? '' : `?${result}`;
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
