import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * Client module: Back and Forward restore the position on the page. Docusaurus scrolls to the top or to the hash after every
 * navigation, also after these.
 */

/** Pixels from the top by the key of the history entry. */
const positions = new Map<string, number>();

/** Entry whose page is shown; undefined while that of another is loading after Back or Forward. */
let shownEntry: string | undefined;
let entryToRestore: string | undefined;

/** Key of the current history entry. The router gives one to the entries that it makes; others get one here. */
function currentEntry(): string {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') {
    return state.key;
  }
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({...(state as object | null), key}, '');
  return key;
}

if (ExecutionEnvironment.canUseDOM) {
  shownEntry = currentEntry();
  // Before the router's listener.
  window.addEventListener('popstate', ({state}) => {
    const entry = currentEntry();
    // A link to a heading of the same page makes an entry without state, and the browser scrolls to the heading.
    const isNew = state === null;
    shownEntry = isNew ? entry : undefined;
    entryToRestore = isNew ? undefined : entry;
  });
  window.addEventListener(
    'scroll',
    () => {
      if (shownEntry !== undefined) positions.set(shownEntry, window.scrollY);
    },
    {passive: true},
  );
}

/** Runs after Docusaurus has scrolled. */
export function onRouteDidUpdate(): void {
  shownEntry = currentEntry();
  const top = entryToRestore === shownEntry ? positions.get(shownEntry) : undefined;
  entryToRestore = undefined;
  if (top === undefined) positions.set(shownEntry, window.scrollY);
  else window.scrollTo({top, behavior: 'instant'});
}
