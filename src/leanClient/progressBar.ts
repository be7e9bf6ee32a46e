import '@docusaurus/theme-classic/lib/nprogress.css';
import type {ClientModule} from '@docusaurus/types';
import type * as nprogress from 'nprogress';

/** Milliseconds after which a navigation shows the bar, as in the theme. */
const DELAY = 200;

let bar: Promise<typeof nprogress> | undefined;

/** Fetches the bar, once. Without it a navigation shows no progress. */
function loadBar(): NonNullable<typeof bar> {
  bar ??= import(/* webpackChunkName: "progress-bar" */ 'nprogress').then((module) => {
    module.configure({showSpinner: false});
    return module;
  });
  return bar;
}

/** Shows that a page is loading. Stands in for the theme's module, which loads the bar with every page. */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    let isLoading = true;
    const timer = window.setTimeout(() => {
      void loadBar().then(
        (module) => {
          if (isLoading) module.start();
        },
        () => undefined,
      );
    }, DELAY);
    return () => {
      isLoading = false;
      window.clearTimeout(timer);
    };
  },
  onRouteDidUpdate() {
    void bar?.then(
      (module) => {
        module.done();
      },
      () => undefined,
    );
  },
};
export default clientModule;
