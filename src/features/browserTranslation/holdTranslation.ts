import './collectEarlyChanges.ts';

import {undoChanges} from './undoChanges.ts';

const CHANGES = {childList: true, subtree: true, characterData: true, characterDataOldValue: true};

/**
 * Makes React hydrate the page in one task so that the browser paints nothing in between. React does so for any event
 * that a component might handle. No component handles this event.
 */
function hydrateNow(container: HTMLElement): void {
  container.firstElementChild?.dispatchEvent(new Event('reset'));
}

/**
 * Restores the served page for React: undoes what a translation or an extension has changed, and what it changes until
 * the returned function is called. Call this function when React begins to hydrate.
 * @returns a function that reapplies the changes. Call it after hydration.
 */
export function holdTranslation(container: HTMLElement): () => void {
  const redos: (() => void)[] = [];
  const hold = (records: readonly MutationRecord[]) => {
    if (records.length === 0) return;
    redos.push(undoChanges(records));
    // Discards the records that the undo itself has caused.
    observer.takeRecords();
    // React's work can't be interrupted before this task ends.
    queueMicrotask(() => {
      hydrateNow(container);
    });
  };
  const observer = new MutationObserver(hold);
  hold(window.takeEarlyChanges?.() ?? []);
  observer.observe(container, CHANGES);
  return () => {
    observer.disconnect();
    for (const redo of redos) redo();
  };
}
