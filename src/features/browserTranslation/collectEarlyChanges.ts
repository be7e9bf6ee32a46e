declare global {
  interface Window {
    /** Stops collecting early changes and returns them in order. Undefined if the page wasn't prerendered. */
    takeEarlyChanges?: () => MutationRecord[];
  }
}

/**
 * Inline script that records what a browser translation or an extension changes in the served page before React
 * hydrates it. The changes can then be undone for hydration.
 */
export const COLLECT_EARLY_CHANGES = `(function () {
  var changes = [];
  var observer = new MutationObserver(function (records) { changes.push.apply(changes, records); });
  observer.observe(document.getElementById('__docusaurus'), {
    childList: true, subtree: true, characterData: true, characterDataOldValue: true
  });
  window.takeEarlyChanges = function () {
    changes.push.apply(changes, observer.takeRecords());
    observer.disconnect();
    return changes;
  };
})()`.replace(/\n\s*/g, ' ');
