import {parseNamedVersion, splitTag} from './releaseLine.ts';

/** Russian translation of lines that recur with other versions and names. */
export interface LinePattern {
  /** Matches a whole line without its tag. */
  match: RegExp;
  /** Russian translation, in which `{name}` is replaced by the match of the `name` group. */
  ru: string;
}

/** Russian translations of one platform's release notes. */
export interface ReleaseTexts {
  /** Russian translations by English line, both without the tag. */
  lines: ReadonlyMap<string, string>;
  patterns: readonly LinePattern[];
}

function fill({match, ru}: LinePattern, text: string): string | null {
  const found = match.exec(text);
  return found && ru.replace(/\{(\w+)\}/g, (_, group: string) => found.groups?.[group] ?? '');
}

/**
 * Returns the Russian translation of a line, without its tag, from the exact line or else from the first matching
 * pattern. A line that contains only a name and a version is its own translation.
 * @param line line, as it is in the release data.
 * @returns the translation, or null if there is none.
 */
export function russianLine({lines, patterns}: ReleaseTexts, line: string): string | null {
  const {text} = splitTag(line);
  const exact = lines.get(text);
  if (exact !== undefined) return exact;
  if (parseNamedVersion(text)) return text;
  for (const pattern of patterns) {
    const filled = fill(pattern, text);
    if (filled !== null) return filled;
  }
  return null;
}
