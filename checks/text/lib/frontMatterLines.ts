import type {Page} from '../types.ts';

/** Returns the lines of a field of the front matter, including those of its nested fields; empty if there is none. */
export function linesOfField(page: Page, field: string): number[] {
  const first = page.frontMatterLines[field];
  if (first === undefined) return [];
  const lines = page.raw.split('\n');
  const after = lines.findIndex((text, index) => index >= first && !/^(?:[ \t]|$)/.test(text));
  return Array.from({length: (after < 0 ? lines.length : after) - first + 1}, (_, index) => first + index);
}
