import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {wellFormedUrl} from './wellFormedUrl.ts';

/**
 * Makes the URL well-formed before anything reads it. The router decodes paths and Docusaurus decodes hashes without
 * catching errors, which would crash the page.
 */
function repairAddress(): void {
  const {href} = window.location;
  const repaired = wellFormedUrl(href);
  if (repaired !== href) window.history.replaceState(window.history.state, '', repaired);
}

// Client module. Runs before the router exists so that its listener also comes first. Changing the hash in the address
// bar or with a plain link fires `popstate`.
if (ExecutionEnvironment.canUseDOM) {
  repairAddress();
  window.addEventListener('popstate', repairAddress, {capture: true});
}
