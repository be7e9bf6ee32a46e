import {tolerateForeignChanges} from './tolerateForeignChanges.ts';
import {trackReplacedTexts} from './trackReplacedTexts.ts';

/**
 * Prevents a page from breaking if the browser translates it. Chrome replaces each text node with `<font>` elements, so
 * React fails when it removes the text node, and readers don't see new text that React writes into it.
 * @param root the element whose content the browser translates.
 */
export function watchTranslation(root: HTMLElement): void {
  const {isOwn} = tolerateForeignChanges(Node.prototype, (node) => texts.standInsOf(node));
  const texts = trackReplacedTexts(isOwn, (text) => {
    observer.observe(text, {characterData: true});
  });
  const observer = new MutationObserver((records) => {
    texts.learn(records);
    for (const {type, target} of records) {
      // React changed a text node that the reader doesn't see. The browser translates it again.
      if (type === 'characterData' && !target.parentNode) texts.restore(target as Text);
    }
    // Ignores the changes made here.
    observer.takeRecords();
  });
  observer.observe(root, {childList: true, subtree: true});
}
