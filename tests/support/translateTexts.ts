/** How `translateTexts` replaces a text with a translation. Browsers and extensions use all of these. */
export type Replacement = 'replace' | 'insert, then remove' | 'remove, then insert';

/**
 * Simulates a browser that translates a page: replaces each text with nested `<font>` elements with another text, as
 * Chrome does. Also runs in the page, so it must not use anything from outside.
 * @param root the element whose texts to translate; texts that are already translated, or must not be, are skipped
 * @returns the number of replaced texts
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
