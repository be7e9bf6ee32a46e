import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {snippetValues} from './snippetValues.ts';
import {STORAGE_KEY} from './storageKey.ts';

/** Loads the script that shows the values and makes it read them. If that fails, the placeholders stay. */
function refresh(): void {
  import(/* webpackChunkName: "your-values" */ './yourValues.ts').then(
    ({refreshValues}) => {
      refreshValues();
    },
    (error: unknown) => {
      console.warn('Your values could not be loaded', error);
    },
  );
}

function hasStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

// Client module: shows the reader's values in snippets. Readers who entered none load nothing else.
if (ExecutionEnvironment.canUseDOM) {
  if (hasStored()) refresh();
  window.addEventListener('storage', ({key}) => {
    // Changed or deleted in another window.
    if ((key === STORAGE_KEY || key === null) && (snippetValues() ?? hasStored())) refresh();
  });
  window.addEventListener('pageshow', ({persisted}) => {
    // The page missed the events while it was in the browser's back/forward cache.
    if (persisted && (snippetValues() ?? hasStored())) refresh();
  });
}
