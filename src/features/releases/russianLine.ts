import {parseNamedVersion, splitTag} from './releaseLine.ts';

/** Russian of lines that recur with other versions and names. */
export interface LinePattern {
  /** Matches a whole line without its tag. */
  match: RegExp;
  /** Russian text; `{name}` stands for what the group `name` matched. */
  ru: string;
}

/** Russian texts of the release notes of one platform. */
export interface ReleaseTexts {
  /** English line without its tag, and its Russian. */
  lines: ReadonlyMap<string, string>;
  patterns: readonly LinePattern[];
}

function fill({match, ru}: LinePattern, text: string): string | null {
  const found = match.exec(text);
  return found && ru.replace(/\{(\w+)\}/g, (_, group: string) => found.groups?.[group] ?? '');
}

/**
 * Russian of the text of a line, without its tag: the exact line, else the first pattern that matches.
 * A line that is only a name and a version is its own translation.
 * @param line as in the release data.
 * @returns null when there is no Russian.
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
