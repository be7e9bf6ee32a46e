import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

import {heightReporter} from './heightReporter.ts';
import {isFramed} from './isFramed.ts';
import {messageTarget} from './messageTarget.ts';
import type {ProviderFields} from '../../site/provider.ts';

/** Milliseconds after loading at which the height is first reported. */
const DELAY = 1000;

// The style sheet makes framed pages independent of the height of their window; see `src/css/framed.css`.
if (ExecutionEnvironment.canUseDOM && isFramed()) document.documentElement.dataset.framed = 'true';

/**
 * URL of the embedding page. After a full page load inside the frame, the referrer is our own page, so the browser is
 * asked instead.
 */
function embedder(): string {
  const {ancestorOrigins, origin} = window.location;
  const isOwn = URL.canParse(document.referrer) && new URL(document.referrer).origin === origin;
  // Firefox doesn't support `ancestorOrigins`, although its type says it does.
  return isOwn ? ((ancestorOrigins as DOMStringList | undefined)?.[0] ?? '') : document.referrer;
}

function startReporting(target: string) {
  const {send, mayHaveChanged} = heightReporter({
    measure: () => document.body.scrollHeight,
    post: (height) =>
      window.parent.postMessage({type: 'DOCS_HEIGHT', height, requiredHref: window.location.href}, target),
    nextFrame: (callback) => requestAnimationFrame(callback),
  });
  const start = () =>
    setTimeout(() => {
      send();
      // Tabs, images, fonts, and a different window width all result in a different body size.
      new ResizeObserver(mayHaveChanged).observe(document.body);
    }, DELAY);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, {once: true});
  return send;
}

let send: (() => void) | undefined;

/** Client module: reports the height of the page to the embedding page so that its frame needs no scrollbar. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!isFramed()) return;
  if (previousLocation === null) {
    const {domain} = siteConfig.customFields?.provider as ProviderFields;
    const target = messageTarget(embedder(), domain);
    if (target !== null) send = startReporting(target);
  } else if (location.pathname !== previousLocation.pathname) {
    send?.();
  }
};
