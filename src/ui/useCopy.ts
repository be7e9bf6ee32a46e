import {useEffect, useState} from 'react';

/** Milliseconds for which a button shows that its text was copied. */
const SHOWN = 2000;

/**
 * `refused`: the browser denies permission, or the page isn't served over HTTPS. `failed`: the text couldn't be loaded.
 */
export type CopyState = 'idle' | 'copied' | 'refused' | 'failed';

async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') {
    await navigator.clipboard.writeText(text);
    return;
  }
  const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
  // If there is no clipboard, nothing awaits this promise.
  blob.catch(() => undefined);
  // Safari accepts text that is still loading only as a promise, and only during the click event.
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/**
 * Copies text on demand and reports the result for a short time.
 * @param source the text, or a function that loads it.
 * @param failure log message if the browser denies access.
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
