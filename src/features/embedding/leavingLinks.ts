import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {isFramed} from './isFramed.ts';
import {leavesFrame} from './leavesFrame.ts';

/** Opens a link that leaves the embedded sections in a new tab. */
function openOutside(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !URL.canParse(link.href)) return;
  if (!leavesFrame(new URL(link.href), window.location.origin, siteConfig.baseUrl)) return;
  link.target = '_blank';
  link.rel = 'noopener';
  // The router ignores the attribute and would navigate there itself.
  event.stopPropagation();
}

// Client module. Listens on the window, before all other listeners, so that it handles the click first.
if (ExecutionEnvironment.canUseDOM && isFramed()) {
  window.addEventListener('click', openOutside, {capture: true});
}
