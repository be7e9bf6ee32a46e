/** The relevant part of a key press. A `KeyboardEvent` matches it. */
export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing?: boolean;
}

/** Returns whether the focused element accepts text and therefore receives key presses. */
export function takesText(element: Element | null): boolean {
  if (!element) return false;
  if (/^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) return true;
  return element.closest('[contenteditable]:not([contenteditable="false"])') !== null;
}

/**
 * Returns the effect of a key press on the search window. The letter determines the effect so that the browser still
 * handles Ctrl+E on a Colemak keyboard, where E is on the K key. The position of the key matters only in layouts
 * without Latin letters (Russian). The dialog itself handles Escape.
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
