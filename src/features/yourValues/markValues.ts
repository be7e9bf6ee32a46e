import type {Piece} from './insertValues.ts';

/**
 * Shows the reader's values in a rendered snippet. Each is in a `mark` element.
 *
 * Works on the DOM because React doesn't render the highlighted code of a served page again. React's own text nodes
 * stay in place, empty, and values are only ever text.
 * @param split splits a text into its own parts and the values.
 * @param mark returns the element that shows a value.
 * @returns a function that restores the text.
 */
export function markValues(
  snippet: HTMLElement,
  split: (text: string) => Piece[],
  mark: (piece: Piece) => HTMLElement,
): () => void {
  const walker = document.createTreeWalker(snippet, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const restore: (() => void)[] = [];
  for (const text of texts) {
    const original = text.data;
    const pieces = split(original);
    if (pieces.every(({field}) => field === undefined)) continue;
    const nodes = pieces.map((piece) => (piece.field === undefined ? new Text(piece.text) : mark(piece)));
    text.data = '';
    text.after(...nodes);
    restore.push(() => {
      // React has rendered other code here.
      if (!text.isConnected) return;
      for (const node of nodes) node.remove();
      text.data = original;
    });
  }
  return () => {
    for (const undo of restore) undo();
  };
}
