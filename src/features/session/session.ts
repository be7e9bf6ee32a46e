import type {User} from './bridgeMessage.ts';

/** Who reads: `idle` until the bridge is asked (always, when there is none), then `fetching`, then `user` or `none`. */
export type Session =
  {status: 'idle'} | {status: 'fetching'} | {status: 'none'} | {status: 'user'; user: User};

/** What is known before anything is asked, and while pages are rendered at build. */
export const IDLE: Session = {status: 'idle'};

let current: Session = IDLE;
let asking: AbortController | undefined;
const listeners = new Set<() => void>();

function set(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The session of this page. It lives in memory only: nothing of the user is stored. */
export function getSession(): Session {
  return current;
}

/** Calls a function after each change of the session. @returns what ends that. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks who is signed in; an earlier question that is still open is dropped. Failure is a state and one line in the log.
 * @param ask gives the user or throws; stops when its signal says so.
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

/** The reader signs out: forgets the user, and ignores an answer that is still under way. */
export function endSession(): void {
  const open = asking;
  asking = undefined;
  open?.abort();
  set({status: 'none'});
}
