import {errorTokens} from './errorTokens.ts';
import type {Problem} from './problem.ts';

/** Longest text that is looked at, in UTF-16 units; what follows is cut off. */
export const MAX_LENGTH = 10_000;

/** Most pages that are offered because they merely share words with the text. */
const MAX_SIMILAR = 5;

/** A page that may explain a text. */
export interface RankedProblem<P extends Problem = Problem> {
  problem: P;
  /** The message of the page that occurs in the text; null when the page only shares words with it. */
  error: string | null;
}

interface Candidate<P extends Problem> extends RankedProblem<P> {
  /** Length of the message that was found, numbers and paths left out; 0 when none was. */
  length: number;
  /** Whether its numbers and paths agree too. */
  exact: boolean;
  /** Sum of the weights of shared words. */
  overlap: number;
}

const unique = (framed: string): Set<string> => new Set(framed.split(' ').filter((word) => word.length > 2));

/** Longest message of a page that occurs in the text. */
function longestMatch(
  errors: readonly string[],
  text: ReturnType<typeof errorTokens>,
): Pick<Candidate<Problem>, 'error' | 'length' | 'exact'> {
  let best: Pick<Candidate<Problem>, 'error' | 'length' | 'exact'> = {error: null, length: 0, exact: false};
  for (const error of errors) {
    const tokens = errorTokens(error);
    const exact = tokens.exact !== '' && text.exact.includes(tokens.exact);
    if (!exact && (tokens.tolerant === '' || !text.tolerant.includes(tokens.tolerant))) continue;
    const {length} = tokens.tolerant;
    if (best.error === null || length > best.length || (length === best.length && exact && !best.exact)) {
      best = {error, length, exact};
    }
  }
  return best;
}

/**
 * Pages that may explain an error message or a whole log, the likeliest first: those one of whose messages occurs in
 * the text, by the length of the message; then at most five that share words with it, rare words counting more.
 * Case, white space and quotes make no difference, numbers and absolute paths hardly any. Pages of equal rank keep
 * their order. Never throws; time is linear in the length of the text, which is cut at `MAX_LENGTH`.
 * @returns empty when the text has no words or shares none with any page.
 */
export function rankProblems<P extends Problem>(problems: readonly P[], pasted: string): RankedProblem<P>[] {
  const text = errorTokens(pasted.slice(0, MAX_LENGTH));
  if (text.exact === '') return [];
  const words = unique(text.tolerant);
  const wordsOfPages = problems.map(({title, description, errors}) =>
    unique(errorTokens([title, description, ...errors].join('\n')).tolerant),
  );
  const weight = (word: string): number =>
    Math.log((problems.length + 1) / (1 + wordsOfPages.filter((page) => page.has(word)).length));
  const weights = new Map([...words].map((word) => [word, weight(word)]));
  const candidates = problems.map((problem, index): Candidate<P> => {
    const page = wordsOfPages[index] ?? new Set<string>();
    const overlap = [...words].reduce(
      (sum, word) => sum + (page.has(word) ? (weights.get(word) ?? 0) : 0),
      0,
    );
    return {problem, ...longestMatch(problem.errors, text), overlap};
  });
  const found = candidates
    .filter(({error}) => error !== null)
    .toSorted((a, b) => b.length - a.length || Number(b.exact) - Number(a.exact) || b.overlap - a.overlap);
  const similar = candidates
    .filter(({error, overlap}) => error === null && overlap > 0)
    .toSorted((a, b) => b.overlap - a.overlap)
    .slice(0, MAX_SIMILAR);
  return [...found, ...similar].map(({problem, error}) => ({problem, error}));
}
