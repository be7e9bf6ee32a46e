import {useEffect, useState} from 'react';

import type * as highlighterModule from './highlighter.ts';

type Highlighter = typeof highlighterModule;

// Prerendering can't wait, and its bundle size doesn't matter.
const atOnce =
  process.env.PRERENDERING === 'true'
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be in the browser's bundle, too
      (require('./highlighter.ts') as Highlighter)
    : undefined;

let loaded: Highlighter | undefined = atOnce;

/** Loads the highlighter once. After a failure, the code isn't highlighted, and the next block retries. */
export async function loadHighlighter(): Promise<Highlighter | undefined> {
  loaded ??= await import(/* webpackChunkName: "highlighter" */ './highlighter.ts').catch(() => undefined);
  return loaded;
}

/**
 * Returns the highlighter, or undefined until it is loaded.
 * @param wanted whether to load it.
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
