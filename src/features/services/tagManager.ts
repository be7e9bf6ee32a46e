import type {ClientModule} from '@docusaurus/types';

import {afterLoadAndIdle} from './afterLoadAndIdle.ts';
import {refusesTracking} from './refusesTracking.ts';
import {serviceSetting} from './serviceSettings.ts';

let isDecided = false;

/** Client module: the tag manager, once the page has nothing else to do, and only for readers who have not refused. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (isDecided) return;
  isDecided = true;
  const id = serviceSetting('TAG_MANAGER_ID');
  if (id === undefined || refusesTracking(navigator)) return;
  afterLoadAndIdle(() => {
    import('./loadTagManager.ts').then(
      ({loadTagManager}) => loadTagManager(id),
      // Statistics are not worth an error to the reader.
      () => undefined,
    );
  });
};
