import type {ClientModule} from '@docusaurus/types';

import {idOfHash} from '../address/idOfHash.ts';
import {READER_ACTED, READER_EVENTS} from '../site/readerInput.ts';

/** Attribute of the element that the address names. `:target` does not follow the router. */
const MARK = 'data-target';

function reveal(target: Element): void {
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
  target.setAttribute(MARK, '');
  for (
    let folded = target.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  )
    folded.open = true;
}

/**
 * Keeps an element at the top of the window while the page around it still changes: fonts, pictures, data, and releases
 * that are laid out only near the window (`content-visibility`) all move it after the browser has scrolled to it.
 * @returns function that stops. It also stops by itself as soon as the reader acts.
 */
function keepInView(id: string): () => void {
  const listening = new AbortController();
  let isRevealed = false;
  const observer = new ResizeObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    if (!isRevealed) reveal(target);
    isRevealed = true;
    target.scrollIntoView();
  });
  const stop = () => {
    observer.disconnect();
    listening.abort();
  };
  const options = {capture: true, passive: true, signal: listening.signal};
  for (const type of READER_EVENTS) window.addEventListener(type, stop, options);
  observer.observe(document.body);
  return stop;
}

/** Whether the page is new to the reader: after a reload or a step in the history the browser restores the position. */
function isFreshLoad(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (entry?.type ?? 'navigate') === 'navigate' && !document.documentElement.hasAttribute(READER_ACTED);
}

let stop: (() => void) | undefined;

/** Client module: what the hash of the address names is unfolded, marked and kept in view. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const isSamePlace =
    location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
  if (isSamePlace && location.search !== previousLocation?.search) return;
  stop?.();
  stop = undefined;
  const id = idOfHash(location.hash);
  if (id !== '' && (previousLocation !== null || isFreshLoad())) stop = keepInView(id);
};
