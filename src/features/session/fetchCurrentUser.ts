import {readBridgeMessage, type User} from './bridgeMessage.ts';

/** Bridge timeout in milliseconds. An iframe doesn't report whether its page was blocked or is down. */
const TIMEOUT = 8000;

/** Thrown if no user is known. The message contains the reason. */
class NoCurrentUser extends Error {}

/**
 * Opens the provider's bridge page in a hidden frame and waits for its message. The frame can only run its scripts and
 * read its own cookies. It can't submit forms, open windows, or navigate the parent page, and isn't told which page the
 * reader is on. It is removed after the first answer so that later ones have no effect.
 * @param address URL of the bridge page, on a different origin than this site.
 * @param signal stops waiting for the answer.
 * @throws NoCurrentUser if nobody is signed in or the answer is unusable or late.
 */
export async function fetchCurrentUser(address: string, signal: AbortSignal): Promise<User> {
  // The reader can have signed out while this script was loading. The event isn't fired again.
  if (signal.aborted) throw new NoCurrentUser('signed out');
  const {origin} = new URL(address);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.referrerPolicy = 'no-referrer';
  // Hidden frames are neither focusable nor in the accessibility tree. The other two attributes make this explicit for
  // tools.
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.src = address;

  return new Promise<User>((resolve, reject) => {
    const end = (result: User | string) => {
      window.removeEventListener('message', onMessage);
      window.clearTimeout(timer);
      frame.remove();
      if (typeof result === 'string') reject(new NoCurrentUser(result));
      else resolve(result);
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      // This is checked before the data is accessed, because reading the data is expensive.
      if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow) return;
      const message = readBridgeMessage(event.data);
      if (message.kind === 'ignored') return;
      if (message.isMisspelled) {
        console.warn('The auth bridge uses the field "respone" instead of "response".');
      }
      if (message.kind === 'signedOut') {
        end('nobody is signed in');
      } else if (message.kind === 'unusable') {
        end('the answer from the auth bridge has neither a usable name nor a usable email address');
      } else {
        if (message.dropped.length > 0) {
          console.warn(
            `Ignored unusable fields in the answer from the auth bridge: ${message.dropped.join(', ')}`,
          );
        }
        end(message.user);
      }
    };
    const timer = window.setTimeout(
      () => end(`no answer from the auth bridge within ${TIMEOUT / 1000} s`),
      TIMEOUT,
    );
    signal.addEventListener('abort', () => end('signed out'), {once: true});
    window.addEventListener('message', onMessage);
    document.body.append(frame);
  });
}
