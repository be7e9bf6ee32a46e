import {escapeRegExp} from '../../site/escapeRegExp.ts';

/**
 * A pattern of the glossary as the source of a regular expression for the flags `iu` or `u`: `*` at the end of a word is
 * an ending, a space is any space, е is also ё. It matches whole words.
 * @param ending what `*` stands for; any letters unless given.
 */
export function patternSource(pattern: string, ending = '\\p{L}*'): string {
  const words = pattern.split(' ').map((word) => {
    const stem = escapeRegExp(word.replace(/\*$/, ''));
    return stem.replace(/[её]/gi, '[её]') + (word.endsWith('*') ? ending : '');
  });
  return `(?<![\\p{L}\\p{N}_])(?:${words.join('[\\s\\u00A0]+')})(?![\\p{L}\\p{N}_])`;
}
