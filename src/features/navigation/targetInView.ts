import type {ClientModule} from '@docusaurus/types';

import {idOfHash} from './idOfHash.ts';
import {READER_ACTED, READER_EVENTS} from '../../site/readerInput.ts';

import {hasRestoredPosition} from './scrollRestoration.ts';

/** Attribute of the element that the URL points to. It's needed because `:target` doesn't react to the router. */
const MARK = 'data-target';

/** Maximum number of consecutive alignments. With each one, the surrounding layout gets closer to its final size. */
const MOST_ATTEMPTS = 20;

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
 * Keeps an element at the top of the window while the page around it is still changing. Fonts, images, data, and
 * releases that are laid out only near the window (`content-visibility`) all move it after the browser has scrolled to
 * it.
 * @returns a function that stops this behavior. It also stops automatically as soon as the reader acts.
 */
function keepInView(id: string): () => void {
  const listening = new AbortController();
  let isRevealed = false;
  let frame = 0;
  // Scrolling lays out skipped content around the target, which can move it in the next frame without changing the
  // height that the observer saw last.
  const align = (target: Element, attempts: number) => {
    target.scrollIntoView();
    const {top} = target.getBoundingClientRect();
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const hasMoved = Math.abs(target.getBoundingClientRect().top - top) > 1;
        if (hasMoved && attempts > 1) align(target, attempts - 1);
      });
    });
  };
  const observer = new ResizeObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    if (!isRevealed) reveal(target);
    isRevealed = true;
    cancelAnimationFrame(frame);
    align(target, MOST_ATTEMPTS);
  });
  const stop = () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    listening.abort();
  };
  const options = {capture: true, passive: true, signal: listening.signal};
  for (const type of READER_EVENTS) window.addEventListener(type, stop, options);
  observer.observe(document.body);
  return stop;
}

/**
 * Returns whether the page is new to the reader. After a reload or history navigation, the browser restores the
 * position.
 */
function isFreshLoad(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (entry?.type ?? 'navigate') === 'navigate' && !document.documentElement.hasAttribute(READER_ACTED);
}

let stop: (() => void) | undefined;

/**
 * Client module: expands and marks the element that the URL's hash points to, and keeps it in view. Back and Forward
 * restore the reader's last position, so this module must come after `scrollRestoration` in the configuration.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const isSamePlace =
    location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
  if (isSamePlace && location.search !== previousLocation?.search) return;
  stop?.();
  stop = undefined;
  const id = idOfHash(location.hash);
  const isNewVisit = previousLocation === null ? isFreshLoad() : !hasRestoredPosition();
  if (id !== '' && isNewVisit) stop = keepInView(id);
};
