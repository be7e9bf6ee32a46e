import {fieldOfPlaceholder, PLACEHOLDERS} from './placeholders.ts';
import type {FieldId, ValuePlatform, Values} from './valueFields.ts';

/** A part of a snippet. */
export interface Piece {
  text: string;
  /** Set if the text is the reader's value. */
  field?: FieldId;
  /** What the value replaces. */
  placeholder?: string;
}

/**
 * Splits code into its own text and the reader's values, which replace placeholders. Placeholders without a value stay.
 * @param platform platform that the page is about.
 */
export function insertValues(code: string, values: Values, platform?: ValuePlatform): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const {0: placeholder, index} of code.matchAll(PLACEHOLDERS)) {
    const field = fieldOfPlaceholder(placeholder, platform);
    const value = field && values[field];
    if (!value) continue;
    if (index > end) pieces.push({text: code.slice(end, index)});
    pieces.push({text: value, field, placeholder});
    end = index + placeholder.length;
  }
  if (end < code.length || pieces.length === 0) pieces.push({text: code.slice(end)});
  return pieces;
}
