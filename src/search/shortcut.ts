/** The part of a key press that matters; a `KeyboardEvent` is one. */
export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing?: boolean;
}

/** Whether what has the focus takes text: keys belong to it. */
export function takesText(element: Element | null): boolean {
  if (!element) return false;
  if (/^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) return true;
  return element.closest('[contenteditable]:not([contenteditable="false"])') !== null;
}

/** What a key press asks of the search window. The letter is that of the key, so that it works in every keyboard layout. */
export function shortcutOf(press: KeyPress): 'toggle' | 'open' | 'close' | undefined {
  if (press.isComposing) return undefined;
  const command = (press.ctrlKey || press.metaKey) && !press.altKey && !press.shiftKey;
  if (command && (press.code === 'KeyK' || press.key.toLowerCase() === 'k')) return 'toggle';
  if (press.key === '/' && !press.ctrlKey && !press.metaKey && !press.altKey) return 'open';
  if (press.key === 'Escape') return 'close';
  return undefined;
}
