import type {ClientModule} from '@docusaurus/types';

import type progressBar from './progressBar.ts';

/** Milliseconds that a page may take before the bar shows, as in the theme. */
const DELAY = 200;

let bar: typeof progressBar | undefined;
let isPending = false;

async function start(): Promise<void> {
  bar ??= (await import(/* webpackChunkName: "nprogress" */ './progressBar.ts')).default;
  if (isPending) bar.start();
}

/**
 * Progress bar of slow navigations. Stands in for the theme's client module, which every page loads with the library;
 * here it comes with the first slow navigation.
 */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    isPending = true;
    const timer = window.setTimeout(() => {
      start().catch(() => undefined);
    }, DELAY);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    isPending = false;
    bar?.done();
  },
};

export default clientModule;
