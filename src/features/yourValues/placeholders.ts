import {FIELDS, type FieldId, type ValuePlatform} from './valueFields.ts';

const NAMES = [...new Set(FIELDS.flatMap(([, {placeholder, short}]) => [placeholder, short ?? placeholder]))];

/** Matches the placeholders, but not longer ones that begin in the same way, such as `YOUR_TARGET_NAME`. */
export const PLACEHOLDERS = new RegExp(`(?:${NAMES.join('|')})(?!_?[A-Z0-9])`, 'g');

/** Returns whether a text contains a placeholder that the reader's values can replace. */
export function hasPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDERS) >= 0;
}

/**
 * Returns the field that a placeholder represents.
 * @param platform platform that the page is about. Without one, the short placeholders are ambiguous.
 */
export function fieldOfPlaceholder(placeholder: string, platform?: ValuePlatform): FieldId | undefined {
  return FIELDS.find(
    ([, field]) =>
      field.placeholder === placeholder || (field.short === placeholder && field.platform === platform),
  )?.[0];
}
