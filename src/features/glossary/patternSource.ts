import {escapeRegExp} from '../../site/escapeRegExp.ts';

/**
 * Returns a glossary pattern as the source of a regular expression for the flags `iu` or `u`. `*` at the end of a word
 * matches an ending, a space matches any whitespace, and е also matches ё. The pattern matches whole words.
 * @param ending what `*` matches. By default, any letters.
 */
export function patternSource(pattern: string, ending = '\\p{L}*'): string {
  const words = pattern.split(' ').map((word) => {
    const stem = escapeRegExp(word.replace(/\*$/, ''));
    return stem.replace(/[её]/gi, '[её]') + (word.endsWith('*') ? ending : '');
  });
  return `(?<![\\p{L}\\p{N}_])(?:${words.join('[\\s\\u00A0]+')})(?![\\p{L}\\p{N}_])`;
}
