/** The relevant part of a key press; a `KeyboardEvent` is one. */
export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing?: boolean;
}

/** Whether the focused element accepts text so that key presses belong to it. */
export function takesText(element: Element | null): boolean {
  if (!element) return false;
  if (/^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) return true;
  return element.closest('[contenteditable]:not([contenteditable="false"])') !== null;
}

/**
 * Returns the effect of a key press on the search window. The letter decides so that Ctrl+E on a Colemak keyboard,
 * where E is on the K key, stays with the browser. The position of the key decides only for layouts without Latin
 * letters (Russian). Escape is left to the dialog itself.
 */
export function shortcutOf(press: KeyPress): 'toggle' | 'open' | undefined {
  if (press.isComposing) return undefined;
  const command = (press.ctrlKey || press.metaKey) && !press.altKey && !press.shiftKey;
  const isOtherLetter = /^\p{L}$/u.test(press.key) && !/\p{Script=Latin}/u.test(press.key);
  if (command && (press.key.toLowerCase() === 'k' || (isOtherLetter && press.code === 'KeyK')))
    return 'toggle';
  if (press.key === '/' && !press.ctrlKey && !press.metaKey && !press.altKey) return 'open';
  return undefined;
}
