import {useSyncExternalStore} from 'react';

import {getSession, IDLE, subscribeToSession, type Session} from './session.ts';

/** The session, followed. While pages are rendered at build it is idle. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, () => IDLE);
}
