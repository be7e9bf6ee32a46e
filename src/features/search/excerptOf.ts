import {normalize, stem} from './words.ts';

/** Maximum length of an excerpt, in UTF-16 code units. */
const LENGTH = 140;
const WORD = /[\p{L}\p{N}_]+/gu;

/** A piece of text. `isMarked` if it matches the query. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/**
 * Splits text into pieces, separating the words that begin with one of the marks. When joined, the pieces equal the
 * text.
 */
export function markedPieces(text: string, marks: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const word = normalize(match[0]);
    if (!marks.some((mark) => word.startsWith(mark) || stem(word) === mark)) continue;
    if (match.index > end) pieces.push({text: text.slice(end, match.index), isMarked: false});
    pieces.push({text: match[0], isMarked: true});
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({text: text.slice(end), isMarked: false});
  return pieces;
}

/**
 * Returns the part of the text, of at most 140 characters, that has the most marked words. Contains only whole words,
 * with `…` where the text is cut.
 */
export function excerptOf(text: string, marks: readonly string[]): string {
  if (text.length <= LENGTH) return text;
  const hits: {at: number; mark: string}[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = normalize(match[0]);
    const mark = marks.find((each) => word.startsWith(each) || stem(word) === each);
    if (mark !== undefined) hits.push({at: match.index, mark});
  }
  let start = 0;
  let most = 0;
  for (const {at} of hits) {
    const from = Math.max(0, at - 30);
    const found = new Set(
      hits.filter((hit) => hit.at >= from && hit.at < from + LENGTH - 10).map(({mark}) => mark),
    );
    if (found.size > most) {
      most = found.size;
      start = from;
    }
  }
  if (start > 0) {
    const space = text.indexOf(' ', start);
    start = space === -1 || space - start > 25 ? start : space + 1;
  }
  let end = Math.min(text.length, start + LENGTH);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space > start + LENGTH / 2) end = space;
  }
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
