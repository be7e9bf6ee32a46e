import {toWellFormed} from '../../site/encodeText.ts';

/**
 * Bytes of an encoded query in an address. IIS rejects query strings of more than 2,048 bytes; nginx, Apache and
 * CloudFront reject addresses of more than 8 kB, and Node.js headers of 16 kB, in which the address of the search page
 * counts twice when it is also the referrer.
 */
export const LONGEST_ENCODED_QUERY = 2000;

const encoder = new TextEncoder();

/** Bytes of one character in a query string: `URLSearchParams` escapes all but these, and writes a space as `+`. */
const encodedSize = (character: string): number =>
  /[\w.* -]/.test(character) ? 1 : 3 * encoder.encode(character).length;

/**
 * The part of a text that is searched for: its beginning, well-formed, short enough for an address. The window, the search
 * page and the address all use it, so that they find the same.
 * @param longest UTF-16 units that the back end searches.
 */
export function limitQuery(text: string, longest: number): string {
  const beginning = toWellFormed(text.slice(0, longest));
  let bytes = 0;
  let end = 0;
  for (const character of beginning) {
    bytes += encodedSize(character);
    if (bytes > LONGEST_ENCODED_QUERY) break;
    end += character.length;
  }
  return beginning.slice(0, end);
}

/** Characters of a query that headings and messages repeat. */
const LONGEST_QUOTE = 60;

/** A query as headings and messages quote it: on one line, and cut where it is long. */
export function quotedQuery(query: string): string {
  const characters = [
    ...toWellFormed(query.slice(0, 10 * LONGEST_QUOTE))
      .replace(/\s+/gu, ' ')
      .trim(),
  ];
  return characters.length > LONGEST_QUOTE
    ? `${characters.slice(0, LONGEST_QUOTE).join('')}…`
    : characters.join('');
}
