import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Keys of our own state: color mode, tabs, announcement bar and notices. */
const OWN_KEY = /^(?:theme$|docusaurus\.|site\.)/;

/**
 * Lets everything that follows the storage read it again: a page from the browser's back/forward cache has missed the
 * `storage` events of the pages in between.
 */
function announceStorage(): void {
  let storage: Storage;
  try {
    storage = window.localStorage;
  } catch {
    // Blocked: nothing was stored.
    return;
  }
  // A color mode in the address belongs to the page that embeds this one, and is not stored.
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
