import {useEffect, useState} from 'react';

/** How long a button says that its text was copied, in milliseconds. */
const SHOWN = 2000;

/** `refused`: the browser gives no permission, or the page has no HTTPS. */
type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Copies a text on demand, and tells for a while that it did.
 * @param failure what the log says when the browser refuses.
 */
export function useCopy(text: string, failure: string): {state: CopyState; copy: () => Promise<void>} {
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
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch (error) {
      console.warn(failure, error);
      setState('refused');
    }
  };
  return {state, copy};
}
