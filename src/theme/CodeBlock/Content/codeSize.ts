/** Width of a tab in `src/css/code.css`, in characters. */
const TAB_SIZE = 4;

/**
 * Returns the number of lines of code and the length of the longest one in characters, so that the browser can reserve
 * the block's space without laying it out.
 */
export function codeSize(code: string): {lines: number; columns: number} {
  const lines = code.split('\n');
  const columns = lines.map((line) => {
    let column = 0;
    for (const character of line) {
      column = character === '\t' ? column + TAB_SIZE - (column % TAB_SIZE) : column + 1;
    }
    return column;
  });
  return {lines: lines.length, columns: Math.max(...columns)};
}
