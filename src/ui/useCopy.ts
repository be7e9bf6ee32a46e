import {useEffect, useState} from 'react';

/** How long a button says that its text was copied, in milliseconds. */
const SHOWN = 2000;

/**
 * `refused`: the browser gives no permission, or the page has no HTTPS.
 * `failed`: the text, which had to be loaded, could not be.
 */
type CopyState = 'idle' | 'copied' | 'refused' | 'failed';

async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') {
    await navigator.clipboard.writeText(text);
    return;
  }
  const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
  // Nobody waits for it where there is no clipboard.
  blob.catch(() => undefined);
  // Safari takes a text that is still to come only as a promise, and only within the press of the button.
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/**
 * Copies a text on demand, and tells for a while that it did.
 * @param source the text, or a function that loads it.
 * @param failure what the log says when the browser refuses.
 */
export function useCopy(
  source: string | (() => Promise<string>),
  failure: string,
): {state: CopyState; copy: () => Promise<void>} {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
    }, SHOWN);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const copy = async () => {
    setState('idle');
    const text = typeof source === 'string' ? source : source();
    try {
      await write(text);
      setState('copied');
    } catch (error) {
      console.warn(failure, error);
      const isLoaded = await Promise.resolve(text).then(
        () => true,
        () => false,
      );
      setState(isLoaded ? 'refused' : 'failed');
    }
  };
  return {state, copy};
}
