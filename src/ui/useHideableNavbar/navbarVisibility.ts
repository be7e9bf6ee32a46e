/** Scroll position of the window on the page. All values are in CSS pixels. */
export interface ScrollState {
  scrollTop: number;
  /** Previous position, undefined at the first call. */
  lastScrollTop: number | undefined;
  navbarHeight: number;
  windowHeight: number;
  documentHeight: number;
}

/**
 * Returns whether to show the navbar after a scroll; null means no change. Hides on scroll down, shows on scroll up and
 * within its own height of the top and the end.
 */
export function navbarVisibility(state: ScrollState): boolean | null {
  const {scrollTop, lastScrollTop, navbarHeight, windowHeight, documentHeight} = state;
  if (scrollTop < navbarHeight) return true;
  if (scrollTop + windowHeight >= documentHeight - navbarHeight) return true;
  if (lastScrollTop === undefined || scrollTop === lastScrollTop) return null;
  return scrollTop < lastScrollTop;
}
