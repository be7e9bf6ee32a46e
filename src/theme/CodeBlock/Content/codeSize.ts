/** Width of a tab in `src/css/code.css`, in characters. */
const TAB_SIZE = 4;

/**
 * Characters other than Latin and Cyrillic letters and common punctuation. Their font can be one in which they are up to
 * twice as wide, and code is cut off where its reserved space ends.
 */
const WIDE = /[^ -\u04ff\u2010-\u2044\u20ac\u2122\u2212]/u;

/**
 * Returns the number of lines of code and the length of the longest one in characters, so that the browser can reserve
 * the block's space without laying it out.
 */
export function codeSize(code: string): {lines: number; columns: number} {
  const lines = code.split('\n');
  const columns = lines.map((line) => {
    let column = 0;
    for (const character of line) {
      if (character === '\t') column += TAB_SIZE - (column % TAB_SIZE);
      else column += WIDE.test(character) ? 2 : 1;
    }
    return column;
  });
  return {lines: lines.length, columns: Math.max(...columns)};
}
