/** Minimum length of a truncated word. Shorter ones can be the beginning of too many words. */
const MIN_CUT = 4;

/** Words of a text in their order. */
interface IndexedWords {
  words: readonly string[];
  /** Positions of each word in `words`. */
  positions: ReadonlyMap<string, readonly number[]>;
}

/** Prepares the words of a text for `longestRun`. */
export function indexWords(words: readonly string[]): IndexedWords {
  const positions = new Map<string, number[]>();
  words.forEach((word, position) => {
    const known = positions.get(word);
    if (known === undefined) positions.set(word, [position]);
    else known.push(position);
  });
  return {words, positions};
}

const isCut = (part: string | undefined, word: string): part is string =>
  part !== undefined && part.length >= MIN_CUT && part.length < word.length && part.length * 2 >= word.length;

/** Returns the positions of a word. The first and the last word of a text can be truncated. */
function positionsOf(word: string, {words, positions}: IndexedWords): readonly number[] {
  const whole = positions.get(word) ?? [];
  const first = words[0];
  const last = words.at(-1);
  const isEnd = isCut(first, word) && word.endsWith(first);
  const isStart = isCut(last, word) && word.startsWith(last);
  if (!isEnd && !isStart) return whole;
  return [...(isEnd ? [0] : []), ...whole, ...(isStart ? [words.length - 1] : [])];
}

/**
 * Returns the weight of the heaviest sequence of words in a message that occurs in a text without gaps, or 0 if they
 * share no words. The time depends on how often the words of the message occur in the text.
 */
export function longestRun(
  message: readonly string[],
  text: IndexedWords,
  weightOf: (word: string) => number,
): number {
  let best = 0;
  /** Weight of the sequence that ends at a position of the text with the previous word of the message. */
  let previous = new Map<number, number>();
  for (const word of message) {
    const weight = weightOf(word);
    const current = new Map<number, number>();
    for (const position of positionsOf(word, text)) {
      const run = (previous.get(position - 1) ?? 0) + weight;
      current.set(position, run);
      best = Math.max(best, run);
    }
    previous = current;
  }
  return best;
}
