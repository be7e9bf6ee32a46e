import {errorTokens, type ErrorTokens} from './errorTokens.ts';
import {indexWords, longestRun} from './longestRun.ts';
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

/**
 * Minimum number of characters in a message that is also found if line breaks are inside its words. A shorter one could
 * occur inside other words.
 */
const JOINED = 16;

interface Candidate<P extends Problem> extends RankedProblem<P> {
  /** Length of the matching part in characters, or 0 if no message was found. */
  length: number;
  /** Whether its numbers and paths match too. */
  exact: boolean;
  /** Sum of the weights of shared words. */
  overlap: number;
  /** Weight of the longest part of a message, or of the title, that occurs in the text. */
  run: number;
}

type Match = Pick<Candidate<Problem>, 'error' | 'length' | 'exact'>;

/**
 * Page data for ranking, cached for the lifetime of the page object because every keystroke repeats the ranking.
 */
interface PreparedPage {
  messages: (ErrorTokens & {error: string; joined: string})[];
  words: ReadonlySet<string>;
  /** Words of each message and of the title, in their order. */
  phrases: readonly (readonly string[])[];
}

const prepared = new WeakMap<Problem, PreparedPage>();

const split = (framed: string): string[] => framed.split(' ').filter((word) => word !== '');
const join = (framed: string): string => framed.replaceAll(' ', '');
const wordsIn = (framed: string): Set<string> => new Set(split(framed).filter((word) => word.length > 2));

function prepare(problem: Problem): PreparedPage {
  const known = prepared.get(problem);
  if (known !== undefined) return known;
  const {title, description, errors} = problem;
  const page = {
    messages: errors.map((error) => {
      const tokens = errorTokens(error);
      return {error, ...tokens, joined: join(tokens.tolerant)};
    }),
    words: wordsIn(errorTokens([title, description, ...errors].join('\n')).tolerant),
    phrases: [...errors, title].map((phrase) => split(errorTokens(phrase).tolerant)),
  };
  prepared.set(problem, page);
  return page;
}

const hasEnoughLetters = (tolerant: string): boolean => (tolerant.match(/\p{L}/gu)?.length ?? 0) >= LETTERS;

/** Returns the longest message of a page that occurs in the text. */
function longestMatch({messages}: PreparedPage, text: ErrorTokens & {joined: string}): Match {
  let best: Match = {error: null, length: 0, exact: false};
  for (const {error, exact, tolerant, joined} of messages) {
    const isExact = exact !== '' && text.exact.includes(exact);
    const isFound =
      isExact ||
      (hasEnoughLetters(tolerant) && text.tolerant.includes(tolerant)) ||
      (joined.length >= JOINED && text.joined.includes(joined));
    if (!isFound) continue;
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
 * share words with the text, for which rare words count more, and words count twice if they are a part of a message, as
 * in truncated text. Ignores case, whitespace, quotes, and what tools add to messages, and mostly ignores numbers and
 * absolute paths unless the message consists of them. Pages of equal rank stay in their order. Never
 * throws. The time is linear in the length of the text, which is truncated to `MAX_LENGTH`.
 * @returns the ranked pages, or an empty list if the text has no words or shares none with any page.
 */
export function rankProblems<P extends Problem>(problems: readonly P[], pasted: string): RankedProblem<P>[] {
  const tokens = errorTokens(pasted.slice(0, MAX_LENGTH));
  if (tokens.exact === '') return [];
  const text = {...tokens, joined: join(tokens.tolerant)};
  const words = wordsIn(text.tolerant);
  const inOrder = indexWords(split(text.tolerant));
  const pages = problems.map(prepare);
  const weights = new Map<string, number>();
  // A word that occurs on few pages counts more than one that occurs on many. A word that occurs on all pages doesn't
  // count.
  const weightOf = (word: string): number => {
    const known = weights.get(word);
    if (known !== undefined) return known;
    const weight = Math.log((pages.length + 1) / (1 + pages.filter((page) => page.words.has(word)).length));
    weights.set(word, weight);
    return weight;
  };
  const candidates = problems.map((problem): Candidate<P> => {
    const page = prepare(problem);
    const overlap = [...words].reduce((sum, word) => (page.words.has(word) ? sum + weightOf(word) : sum), 0);
    const run = Math.max(
      ...page.phrases.map((phrase) =>
        longestRun(phrase, inOrder, (word) => (word.length > 2 ? weightOf(word) : 0)),
      ),
    );
    return {problem, ...longestMatch(page, text), overlap, run};
  });
  const found = candidates
    .filter(({error}) => error !== null)
    .toSorted((a, b) => b.length - a.length || Number(b.exact) - Number(a.exact) || b.overlap - a.overlap);
  const similar = candidates
    .filter(({error, overlap, run}) => error === null && overlap + run > 0)
    .toSorted((a, b) => b.run + b.overlap - a.run - a.overlap)
    .slice(0, MAX_SIMILAR);
  return [...found, ...similar].map(({problem, error}) => ({problem, error}));
}
