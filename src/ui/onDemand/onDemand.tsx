import {lazy, type ComponentType, type LazyExoticComponent} from 'react';

import LoadFailed from './LoadFailed.tsx';

/**
 * Returns a component that is loaded when it is first shown. If its script is missing, for example after a new deployment,
 * readers can reload the page.
 */
export function onDemand<P extends object>(
  load: () => Promise<{default: ComponentType<P>}>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    load().catch((error: unknown) => {
      console.warn('Part of the page could not be loaded', error);
      return {default: LoadFailed as ComponentType<P>};
    }),
  );
}
