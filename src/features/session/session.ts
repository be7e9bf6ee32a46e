import type {User} from './bridgeMessage.ts';

/**
 * State of the session. It is `idle` until the bridge is asked (permanently if there is no bridge), then `fetching`,
 * and then `user` or `none`.
 */
export type Session =
  {status: 'idle'} | {status: 'fetching'} | {status: 'none'} | {status: 'user'; user: User};

/** Initial state, also used while pages are prerendered. */
export const IDLE: Session = {status: 'idle'};

let current: Session = IDLE;
let asking: AbortController | undefined;
const listeners = new Set<() => void>();

function set(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Returns the session of this page. It is held only in memory, and no user data is stored. */
export function getSession(): Session {
  return current;
}

/** Calls a function after each change of the session. @returns an unsubscribe function. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Requests the signed-in user and aborts a pending earlier request. A failure sets the state to `none` and logs one
 * line.
 * @param ask returns the user or throws. Stops when its signal is aborted.
 */
export async function startSession(ask: (signal: AbortSignal) => Promise<User>): Promise<void> {
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  set({status: 'fetching'});
  try {
    const user = await ask(mine.signal);
    if (asking === mine) set({status: 'user', user});
  } catch (error) {
    if (asking !== mine) return;
    console.info(`No current user: ${error instanceof Error ? error.message : String(error)}`);
    set({status: 'none'});
  }
}

/** Handles sign-out: clears the user and ignores a pending answer. */
export function endSession(): void {
  const open = asking;
  asking = undefined;
  open?.abort();
  set({status: 'none'});
}
