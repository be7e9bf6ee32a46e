import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {wellFormedUrl} from './wellFormedUrl.ts';

/**
 * Makes the address well-formed before anybody reads it: the router decodes paths and Docusaurus decodes hashes without
 * a guard, and either would take the page down.
 */
function repairAddress(): void {
  const {href} = window.location;
  const repaired = wellFormedUrl(href);
  if (repaired !== href) window.history.replaceState(window.history.state, '', repaired);
}

// Client module. Runs before the router exists, so that its listener is the first one, too. A hash that is changed in the
// address bar or by a plain link fires `popstate`.
if (ExecutionEnvironment.canUseDOM) {
  repairAddress();
  window.addEventListener('popstate', repairAddress, {capture: true});
}
