/** Keys under which Docusaurus keeps which tab of a group was chosen. */
const TAB_KEY = /^docusaurus\.tab\./;

function hasChosenTabs(): boolean {
  try {
    return Object.keys(localStorage).some((key) => TAB_KEY.test(key));
  } catch {
    return false;
  }
}

/** The element that the address points to. */
function pointedAt(element: HTMLElement): Element | null {
  const id = window.location.hash.slice(1);
  try {
    return id === '' ? null : element.querySelector(`[id="${CSS.escape(decodeURIComponent(id))}"]`);
  } catch {
    return null;
  }
}

/**
 * Whether the served text is not what this reader should see: a tab was chosen before or in the address, or the address
 * points to something that is not shown.
 */
export function wakesAtOnce(element: HTMLElement): boolean {
  if (element.querySelector('[role="tablist"]') && (window.location.search !== '' || hasChosenTabs())) return true;
  return pointedAt(element)?.closest('[hidden], details') != null;
}
