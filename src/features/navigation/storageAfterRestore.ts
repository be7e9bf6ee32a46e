import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Keys of the site's own state: color mode, tabs, announcement bar, and notices. */
const OWN_KEY = /^(?:theme$|docusaurus\.|site\.)/;

/**
 * Makes all storage listeners read the storage again, because a page from the browser's back/forward cache has missed
 * the `storage` events that occurred in the meantime.
 */
function announceStorage(): void {
  let storage: Storage;
  try {
    storage = window.localStorage;
  } catch {
    // Storage is blocked, so nothing was stored.
    return;
  }
  // A color mode in the URL is set by the embedding page and isn't stored.
  const hasThemeInAddress = new URLSearchParams(window.location.search).has('theme');
  for (const key of Object.keys(storage)) {
    if (!OWN_KEY.test(key) || (key === 'theme' && hasThemeInAddress)) continue;
    window.dispatchEvent(
      new StorageEvent('storage', {
        key,
        newValue: storage.getItem(key),
        storageArea: storage,
        url: window.location.href,
      }),
    );
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) announceStorage();
  });
}
