declare global {
  interface Window {
    /** Ends the collection of early changes and returns them in order. Undefined if the server rendered no page. */
    takeEarlyChanges?: () => MutationRecord[];
  }
}

/**
 * Inline script that records what a browser translation or an extension changes in the served page before React
 * hydrates it so that hydration can undo the changes.
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
