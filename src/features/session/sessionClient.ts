import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

import {afterLoadAndIdle} from '../services/afterLoadAndIdle.ts';
import {serviceSetting} from '../services/serviceSettings.ts';
import {startSession} from './session.ts';
import {isEmbeddedAddress} from '../../site/sections.ts';

let isStarted = false;

/**
 * Client module: requests the signed-in user from the provider once per visit, after loading. Embedded pages don't show
 * the user, so they don't request it.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  if (isStarted || isEmbeddedAddress(location.pathname, siteConfig.baseUrl)) return;
  const address = serviceSetting('AUTH_BRIDGE_URL');
  if (address === undefined) return;
  isStarted = true;
  const start = () =>
    void startSession(async (signal) => {
      const {fetchCurrentUser} = await import('./fetchCurrentUser.ts');
      return fetchCurrentUser(address, signal);
    });
  afterLoadAndIdle(start);
  // When the reader returns from the sign-in page, the browser might restore this page as it was.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) start();
  });
};
