/** A piece of code of one type, as the highlighter returns it. */
export interface Token {
  types: string[];
  content: string;
}

/**
 * Returns code as lines of tokens, before or without highlighting. An empty line is a line break, as in the
 * highlighter.
 */
export function plainLines(code: string): Token[][] {
  return code.split('\n').map((line) => [{types: ['plain'], content: line === '' ? '\n' : line}]);
}
