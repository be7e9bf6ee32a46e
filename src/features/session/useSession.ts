import {useSyncExternalStore} from 'react';

import {getSession, IDLE, subscribeToSession, type Session} from './session.ts';

/** Returns the current session and updates with it. While pages are prerendered, it is idle. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, () => IDLE);
}
