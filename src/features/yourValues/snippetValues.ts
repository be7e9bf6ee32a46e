/** Shows the reader's values in snippets of one page. */
export interface SnippetValues {
  /** Returns code with the values, for copying. */
  fill: (code: string) => string;
  /** Shows the values in a rendered snippet, marked. Returns a function that restores the placeholders. */
  mark: (snippet: HTMLElement) => () => void;
}

/** Returns what shows the values on a page. */
export type ValuesOfPage = (pathname: string) => SnippetValues;

// Part of every page, so it contains only what readers without values need.
let current: ValuesOfPage | undefined;
const listeners = new Set<() => void>();

/** Returns what shows the reader's values, or undefined if there are none or they aren't loaded yet. */
export function snippetValues(): ValuesOfPage | undefined {
  return current;
}

/** Sets what shows the reader's values in all snippets. */
export function setSnippetValues(next: ValuesOfPage | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Calls a listener after each change. Returns an unsubscribe function. */
export function watchSnippetValues(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
