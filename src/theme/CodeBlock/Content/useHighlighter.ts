import {useEffect, useState} from 'react';

import type * as highlighterModule from './highlighter.ts';

type Highlighter = typeof highlighterModule;

// The prerendering cannot wait, and its bundle weighs nothing.
const atOnce =
  process.env.PRERENDERING === 'true'
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be in the browser's bundle, too
      (require('./highlighter.ts') as Highlighter)
    : undefined;

let loaded: Highlighter | undefined = atOnce;

/** Fetches the highlighter, once. A failure leaves code plain; the next block asks again. */
export async function loadHighlighter(): Promise<Highlighter | undefined> {
  loaded ??= await import(/* webpackChunkName: "highlighter" */ './highlighter.ts').catch(() => undefined);
  return loaded;
}

/**
 * The highlighter, or undefined until it is there.
 * @param wanted whether to fetch it
 */
export function useHighlighter(wanted: boolean): Highlighter | undefined {
  const [highlighter, setHighlighter] = useState(loaded);
  useEffect(() => {
    if (!wanted || highlighter) return undefined;
    let mounted = true;
    void loadHighlighter().then((module) => {
      if (mounted && module) setHighlighter(module);
    });
    return () => {
      mounted = false;
    };
  }, [wanted, highlighter]);
  return highlighter;
}
