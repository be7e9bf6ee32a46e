import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

import {chatControl} from './chatControl.ts';
import {isChatUser} from './chatSettings.ts';
import {serviceSetting} from '../services/serviceSettings.ts';
import {getSession, subscribeToSession} from '../session/session.ts';
import {isEmbeddedAddress} from '../../site/sections.ts';

let follow: ((pathname: string) => void) | undefined;

function startFollowing(appId: string): (pathname: string) => void {
  let isAllowed = false;
  const want = chatControl(async () => (await import('./createChat.ts')).createChat(appId));
  const update = () => {
    const session = getSession();
    want(isAllowed && session.status === 'user' && isChatUser(session.user) ? session.user : null);
  };
  subscribeToSession(update);
  return (pathname) => {
    isAllowed = !isEmbeddedAddress(pathname, siteConfig.baseUrl);
    update();
  };
}

/** Client module: shows the support chat to signed-in readers on all pages except embedded ones. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const appId = serviceSetting('INTERCOM_APP_ID');
  if (appId === undefined) return;
  follow ??= startFollowing(appId);
  follow(location.pathname);
};
