import {useSyncExternalStore} from 'react';

import {getSession, IDLE, subscribeToSession, type Session} from './session.ts';

/** Returns the current session and rerenders the component when it changes. The session is idle during prerendering. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, () => IDLE);
}
