import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

import {afterLoadAndIdle} from '../services/afterLoadAndIdle.ts';
import {serviceSetting} from '../services/serviceSettings.ts';
import {startSession} from './session.ts';
import {isEmbeddedAddress} from '../../site/sections.ts';

let isStarted = false;

/**
 * Client module: asks the provider who is signed in, once per visit, after loading. Embedded pages show nobody, and so
 * do not ask.
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
  // Back from the sign-in page: the browser may show this page as it was left.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) start();
  });
};
