import {idOfHash} from '../address/idOfHash.ts';

/** Keys under which Docusaurus keeps which tab of a group was chosen. */
const TAB_KEY = /^docusaurus\.tab\./;

function hasChosenTabs(): boolean {
  try {
    return Object.keys(localStorage).some((key) => TAB_KEY.test(key));
  } catch {
    return false;
  }
}

/** The element of the text that the address points to. */
function pointedAt(text: HTMLElement): Element | null {
  const target = document.getElementById(idOfHash(window.location.hash));
  return text.contains(target) ? target : null;
}

/**
 * Whether the served text is not what this reader should see: a tab was chosen before or in the address, or the address
 * points to something that is not shown.
 */
export function wakesAtOnce(text: HTMLElement): boolean {
  if (text.querySelector('[role="tablist"]') && (window.location.search !== '' || hasChosenTabs()))
    return true;
  return pointedAt(text)?.closest('[hidden], details') != null;
}
