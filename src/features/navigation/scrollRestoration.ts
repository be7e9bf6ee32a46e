import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {formatPositions, parsePositions, setPosition} from './scrollPositions.ts';

/*
 * Client module: restores the position on the page after Back and Forward. The browser restores it before the router has rendered the page, and Docusaurus then scrolls to the top or to the hash.
 */

/**
 * Key in the session storage, in which positions survive a reload. After a reload, Back leads to entries from before
 * it.
 */
const KEY = 'site.scroll';

/** Distance from the top in pixels, by key of the history entry. */
let positions = new Map<string, number>();

/** Entry whose page is shown, or undefined while another page is loading after Back or Forward. */
let shownEntry: string | undefined;
let entryToRestore: string | undefined;
let hasRestored = false;

/**
 * Returns whether the last navigation was Back or Forward to a known position. Available before later client modules
 * run.
 */
export function hasRestoredPosition(): boolean {
  return hasRestored;
}

/**
 * Returns the key of the current history entry. The router sets a key on the entries that it creates. This function
 * sets one on all others.
 */
function currentEntry(): string {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') {
    return state.key;
  }
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({...(state as object | null), key}, '');
  return key;
}

/**
 * Sets whether the browser or this module restores positions. After full page loads, the browser does, before the
 * scripts run.
 */
function restoreBy(who: ScrollRestoration): void {
  window.history.scrollRestoration = who;
}

if (ExecutionEnvironment.canUseDOM) {
  try {
    positions = parsePositions(sessionStorage.getItem(KEY));
  } catch {
    // Storage is blocked, so positions last until the next reload.
  }
  shownEntry = currentEntry();
  if (document.readyState === 'complete') restoreBy('manual');
  else window.addEventListener('load', () => restoreBy('manual'), {once: true});
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) restoreBy('manual');
  });
  window.addEventListener('pagehide', () => {
    restoreBy('auto');
    try {
      sessionStorage.setItem(KEY, formatPositions(positions));
    } catch {
      // Storage is blocked or full.
    }
  });
  // Runs before the router's listener.
  window.addEventListener('popstate', ({state}) => {
    const entry = currentEntry();
    // A link to a heading on the same page creates an entry without state, and the browser scrolls to the heading.
    const isNew = state === null;
    // The scroll event of the last frame might still be pending.
    if (!isNew && shownEntry !== undefined) setPosition(positions, shownEntry, window.scrollY);
    shownEntry = isNew ? entry : undefined;
    entryToRestore = isNew ? undefined : entry;
  });
  window.addEventListener(
    'scroll',
    () => {
      if (shownEntry !== undefined) setPosition(positions, shownEntry, window.scrollY);
    },
    {passive: true},
  );
}

/** Runs after Docusaurus has scrolled. */
export function onRouteDidUpdate(): void {
  shownEntry = currentEntry();
  const top = entryToRestore === shownEntry ? positions.get(shownEntry) : undefined;
  entryToRestore = undefined;
  hasRestored = top !== undefined;
  if (top === undefined) setPosition(positions, shownEntry, window.scrollY);
  else window.scrollTo({top, behavior: 'instant'});
}
