import {toWellFormed} from '../../site/encodeText.ts';

/**
 * Maximum number of bytes of an encoded query in a URL. IIS rejects query strings of more than 2,048 bytes, and nginx,
 * Apache, and CloudFront reject URLs of more than 8 kB. Node.js rejects headers of more than 16 kB, in which the URL of
 * the search page counts twice if it is also the referrer.
 */
export const LONGEST_ENCODED_QUERY = 2000;

const encoder = new TextEncoder();

/**
 * Returns the number of bytes of one character in a query string. `URLSearchParams` escapes all characters except
 * these, and writes a space as `+`.
 */
const encodedSize = (character: string): number =>
  /[\w.* -]/.test(character) ? 1 : 3 * encoder.encode(character).length;

/**
 * Returns the part of the text to search for: its beginning, well-formed and short enough for a URL.
 * The window, the search page, and the URL all use this function so that they find the same pages.
 * @param longest number of UTF-16 code units that the back end searches for.
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

/** Maximum number of characters in a query that is quoted in headings and messages. */
const LONGEST_QUOTE = 60;

/** Returns a query for use in headings and messages: on one line, and truncated if it's long. */
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
