/** A piece of code of one type, as the highlighter returns it. */
export interface Token {
  types: string[];
  content: string;
  /** Whether the line has no other content. */
  empty?: boolean;
}

/**
 * Returns code as lines of plain tokens, for use before or without highlighting. As in the highlighter's output, an
 * empty line is a line break.
 */
export function plainLines(code: string): Token[][] {
  return code.split('\n').map((line) => [{types: ['plain'], content: line === '' ? '\n' : line}]);
}
