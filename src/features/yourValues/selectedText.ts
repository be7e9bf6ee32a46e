/** Attribute of a mark with the placeholder that the reader's value replaces. */
export const PLACEHOLDER_ATTRIBUTE = 'data-placeholder';

const MARK = `mark[${PLACEHOLDER_ATTRIBUTE}]`;

function markAround(node: Node): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest(MARK) ?? null;
}

/** Returns the text that the reader has selected on the page, with placeholders instead of the reader's values. */
export function selectedText(): string {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return '';
  const range = selection.getRangeAt(0).cloneRange();
  // A part of a value must not remain.
  const [first, last] = [markAround(range.startContainer), markAround(range.endContainer)];
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  const content = range.cloneContents();
  for (const mark of content.querySelectorAll(MARK)) {
    mark.replaceWith(mark.getAttribute(PLACEHOLDER_ATTRIBUTE) ?? '');
  }
  for (const line of content.querySelectorAll('br, p, li, h2, h3, h4, tr')) line.append('\n');
  for (const line of content.querySelectorAll('br')) line.replaceWith('\n');
  return (content.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
