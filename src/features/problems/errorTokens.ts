/** Words of an error message, in two forms that are joined with spaces and framed by spaces, for `includes`. */
export interface ErrorTokens {
  /** All words, numbers and paths too. */
  exact: string;
  /** Words alone: numbers and absolute paths differ from project to project. */
  tolerant: string;
}

// Not the path of a web address: such addresses are the same for everybody. Each part of a path excludes the separator,
// so that the time is linear in the length of the text.
const PATH = /(?<![\p{L}\p{N}]|https?:\/?)(?:~|[a-z]:|file:\/\/)?(?:[\\/][^\s\\/'"`<>:;,()[\]{}]+){2,}/giu;
const WORD = /[\p{L}\p{N}_]+/gu;
const NUMBER = /^(?:v?\p{N}+|0x[0-9a-f]+)$/u;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
const frame = (words: readonly string[]): string => (words.length === 0 ? '' : ` ${words.join(' ')} `);

/** Takes a message or a log apart. Case, white space, quotes and other signs make no difference. */
export function errorTokens(text: string): ErrorTokens {
  // NFKC first: a log copied from a PDF or a chat has full-width or composed letters.
  const plain = text.normalize('NFKC').toLowerCase();
  return {
    exact: frame(wordsOf(plain)),
    tolerant: frame(wordsOf(plain.replace(PATH, ' ')).filter((word) => !NUMBER.test(word))),
  };
}
