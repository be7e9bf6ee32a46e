import type {ClientModule} from '@docusaurus/types';

import {afterLoadAndIdle} from './afterLoadAndIdle.ts';
import {refusesTracking} from './refusesTracking.ts';
import {serviceSetting} from './serviceSettings.ts';

let isDecided = false;

/** Client module: loads the tag manager once the page is idle, and only for readers who have not opted out. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (isDecided) return;
  isDecided = true;
  const id = serviceSetting('TAG_MANAGER_ID');
  if (id === undefined || refusesTracking(navigator)) return;
  afterLoadAndIdle(() => {
    import('./loadTagManager.ts').then(
      ({loadTagManager}) => loadTagManager(id),
      // Statistics are not worth reporting an error to the reader.
      () => undefined,
    );
  });
};
