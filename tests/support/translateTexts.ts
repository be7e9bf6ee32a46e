/** How `translateTexts` puts a translation into the place of a text. Browsers and extensions do all of these. */
export type Replacement = 'replace' | 'insert, then remove' | 'remove, then insert';

/**
 * Plays a browser that translates a page: replaces each text by nested `<font>` elements with another text, as Chrome
 * does. Runs in the page as well, and so uses nothing from outside.
 * @param root the element whose texts to translate; texts that are translated already, or not to be, are left alone
 * @returns how many texts were replaced
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
