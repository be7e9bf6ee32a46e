import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {isFramed} from './isFramed.ts';
import {leavesFrame} from './leavesFrame.ts';

/** Lets a link that leaves the embedded sections open in a new tab. */
function openOutside(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !URL.canParse(link.href)) return;
  if (!leavesFrame(new URL(link.href), window.location.origin, siteConfig.baseUrl)) return;
  link.target = '_blank';
  link.rel = 'noopener';
  // The router knows nothing of the attribute and would go there itself.
  event.stopPropagation();
}

// Client module. On the window and before all others, so that it sees the click first.
if (ExecutionEnvironment.canUseDOM && isFramed()) {
  window.addEventListener('click', openOutside, {capture: true});
}
