/** Scroll position of the window on the page. All values are in CSS pixels. */
export interface ScrollState {
  scrollTop: number;
  /** Previous position, or undefined on the first call. */
  lastScrollTop: number | undefined;
  navbarHeight: number;
  windowHeight: number;
  documentHeight: number;
}

/**
 * Returns whether to show the navbar after a scroll, or null for no change. The navbar is hidden when the reader
 * scrolls down. It is shown when the reader scrolls up, and within its own height of the top and the end.
 */
export function navbarVisibility(state: ScrollState): boolean | null {
  const {scrollTop, lastScrollTop, navbarHeight, windowHeight, documentHeight} = state;
  if (scrollTop < navbarHeight) return true;
  if (scrollTop + windowHeight >= documentHeight - navbarHeight) return true;
  if (lastScrollTop === undefined || scrollTop === lastScrollTop) return null;
  return scrollTop < lastScrollTop;
}
