import './collectEarlyChanges.ts';

import {undoChanges} from './undoChanges.ts';

const CHANGES = {childList: true, subtree: true, characterData: true, characterDataOldValue: true};

/**
 * Makes React hydrate the page in one task so that the browser paints nothing in between. React does so for any event
 * that a component might handle; no component handles this one.
 */
function hydrateNow(container: HTMLElement): void {
  container.firstElementChild?.dispatchEvent(new Event('reset'));
}

/**
 * Gives React the page that the server rendered: undoes what a translation or an extension has changed, and what it
 * changes until the returned function is called. Call it when React begins to hydrate.
 * @returns a function that reapplies the changes; call it after hydration
 */
export function holdTranslation(container: HTMLElement): () => void {
  const redos: (() => void)[] = [];
  const hold = (records: readonly MutationRecord[]) => {
    if (records.length === 0) return;
    redos.push(undoChanges(records));
    // Discards the records of the undo itself.
    observer.takeRecords();
    // React is working and can't be interrupted before this task ends.
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
