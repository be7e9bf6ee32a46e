/** How `translateTexts` replaces a text node with a translation. Browsers and extensions use all of these ways. */
export type Replacement = 'replace' | 'insert, then remove' | 'remove, then insert';

/**
 * Simulates a browser that translates a page. Like Chrome, replaces each text node with nested `<font>` elements that
 * contain other text. Also runs on the page, so it must not use anything from outside the function.
 * @param root the element whose text to translate. Text that is already translated, or must not be, is skipped.
 * @returns the number of replaced text nodes.
 */
export function translateTexts(root: Node, replacement: Replacement = 'replace'): number {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const translatable = texts.filter(
    ({data, parentElement}) =>
      data.trim() !== '' &&
      !parentElement?.closest('[translate="no"], script, style, noscript, textarea, font'),
  );
  for (const text of translatable) {
    const parent = text.parentNode as ParentNode & Node;
    const inner = document.createElement('font');
    inner.textContent = `«${text.data}»`;
    const outer = document.createElement('font');
    outer.append(inner);
    const next = text.nextSibling;
    if (replacement === 'replace') {
      parent.replaceChild(outer, text);
    } else if (replacement === 'insert, then remove') {
      parent.insertBefore(outer, text);
      parent.removeChild(text);
    } else {
      parent.removeChild(text);
      parent.insertBefore(outer, next);
    }
  }
  return translatable.length;
}
