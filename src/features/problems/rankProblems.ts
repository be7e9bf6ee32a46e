import {errorTokens, type ErrorTokens} from './errorTokens.ts';
import type {Problem} from './problem.ts';

/** Maximum length of the text in UTF-16 code units. Longer text is truncated. */
export const MAX_LENGTH = 10_000;

/** Maximum number of pages that are offered only because they share words with the text. */
const MAX_SIMILAR = 5;

/** Minimum number of letters in a message. One with fewer letters is identified by its numbers, so these must match. */
const LETTERS = 8;

/** A page that might explain the text. */
export interface RankedProblem<P extends Problem = Problem> {
  problem: P;
  /** The page's message that occurs in the text, or null if the page only shares words with the text. */
  error: string | null;
}

interface Candidate<P extends Problem> extends RankedProblem<P> {
  /** Length of the matching part in characters, or 0 if no message was found. */
  length: number;
  /** Whether its numbers and paths match too. */
  exact: boolean;
  /** Sum of the weights of shared words. */
  overlap: number;
}

type Match = Pick<Candidate<Problem>, 'error' | 'length' | 'exact'>;

/**
 * Page data for ranking, cached for the lifetime of the page object because every keystroke repeats the ranking.
 */
interface PreparedPage {
  messages: (ErrorTokens & {error: string})[];
  words: ReadonlySet<string>;
}

const prepared = new WeakMap<Problem, PreparedPage>();

const wordsIn = (framed: string): Set<string> => new Set(framed.split(' ').filter((word) => word.length > 2));

function prepare(problem: Problem): PreparedPage {
  const known = prepared.get(problem);
  if (known !== undefined) return known;
  const {title, description, errors} = problem;
  const page = {
    messages: errors.map((error) => ({error, ...errorTokens(error)})),
    words: wordsIn(errorTokens([title, description, ...errors].join('\n')).tolerant),
  };
  prepared.set(problem, page);
  return page;
}

const hasEnoughLetters = (tolerant: string): boolean => (tolerant.match(/\p{L}/gu)?.length ?? 0) >= LETTERS;

/** Returns the longest message of a page that occurs in the text. */
function longestMatch({messages}: PreparedPage, text: ErrorTokens): Match {
  let best: Match = {error: null, length: 0, exact: false};
  for (const {error, exact, tolerant} of messages) {
    const isExact = exact !== '' && text.exact.includes(exact);
    if (!isExact && !(hasEnoughLetters(tolerant) && text.tolerant.includes(tolerant))) continue;
    const {length} = isExact ? exact : tolerant;
    if (length > best.length || (length === best.length && isExact && !best.exact)) {
      best = {error, length, exact: isExact};
    }
  }
  return best;
}

/**
 * Returns the pages that might explain an error message or an entire log, most likely first. Pages with a message that
 * occurs in the text come first, sorted by the length of the message. They are followed by at most five pages that
 * share words with the text, for which rare words count more. Ignores case, whitespace, and quotes, and mostly ignores
 * numbers and absolute paths unless the message consists of them. Pages of equal rank stay in their order. Never
 * throws. The time is linear in the length of the text, which is truncated to `MAX_LENGTH`.
 * @returns the ranked pages, or an empty list if the text has no words or shares none with any page.
 */
export function rankProblems<P extends Problem>(problems: readonly P[], pasted: string): RankedProblem<P>[] {
  const text = errorTokens(pasted.slice(0, MAX_LENGTH));
  if (text.exact === '') return [];
  const words = wordsIn(text.tolerant);
  const pages = problems.map(prepare);
  // A word that occurs on few pages counts more than one that occurs on many. A word that occurs on all pages doesn't
  // count.
  const weights = [...words].map((word): [string, number] => [
    word,
    Math.log((pages.length + 1) / (1 + pages.filter((page) => page.words.has(word)).length)),
  ]);
  const candidates = problems.map((problem): Candidate<P> => {
    const page = prepare(problem);
    const overlap = weights.reduce((sum, [word, weight]) => (page.words.has(word) ? sum + weight : sum), 0);
    return {problem, ...longestMatch(page, text), overlap};
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
