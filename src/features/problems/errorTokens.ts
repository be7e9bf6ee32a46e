import {plainLog} from './plainLog.ts';

/** Words of an error message in two forms, joined and surrounded by spaces for use with `includes`. */
export interface ErrorTokens {
  /** All words, including numbers and paths. */
  exact: string;
  /** Words only, without numbers and absolute paths, which differ between projects. */
  tolerant: string;
}

// Excludes the paths of web URLs, which are the same for everybody. Each part of a path excludes the separator, which
// makes the time linear in the length of the text.
const PATH = /(?<![\p{L}\p{N}]|https?:\/?)(?:~|[a-z]:|file:\/\/)?(?:[\\/][^\s\\/'"`<>:;,()[\]{}]+){2,}/giu;
const WORD = /[\p{L}\p{N}_]+/gu;
const NUMBER = /^(?:v?\p{N}+|0x[0-9a-f]+)$/u;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
const frame = (words: readonly string[]): string => (words.length === 0 ? '' : ` ${words.join(' ')} `);

/**
 * Splits a message or a log into tokens. Ignores case, whitespace, quotes, other punctuation, and what tools add to
 * messages.
 */
export function errorTokens(text: string): ErrorTokens {
  // Normalized to NFKC, because a log copied from a PDF or a chat can contain full-width or composed letters.
  const plain = plainLog(text.normalize('NFKC')).toLowerCase();
  return {
    exact: frame(wordsOf(plain)),
    tolerant: frame(wordsOf(plain.replace(PATH, ' ')).filter((word) => !NUMBER.test(word))),
  };
}
