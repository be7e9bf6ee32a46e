import type {ClientModule} from '@docusaurus/types';

import {afterLoadAndIdle} from './afterLoadAndIdle.ts';
import {refusesTracking} from './refusesTracking.ts';
import {serviceSetting} from './serviceSettings.ts';

let isDecided = false;

/** Client module: loads the tag manager when the page is idle, but only for readers who haven't opted out. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (isDecided) return;
  isDecided = true;
  const id = serviceSetting('TAG_MANAGER_ID');
  if (id === undefined || refusesTracking(navigator)) return;
  afterLoadAndIdle(() => {
    import('./loadTagManager.ts').then(
      ({loadTagManager}) => loadTagManager(id),
      // Errors in statistics aren't reported to the reader.
      () => undefined,
    );
  });
};
