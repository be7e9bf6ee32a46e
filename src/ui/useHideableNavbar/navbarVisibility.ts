/** Where the window stands on the page. All values in CSS pixels. */
export interface ScrollState {
  scrollTop: number;
  /** Position before, undefined at the first look. */
  lastScrollTop: number | undefined;
  navbarHeight: number;
  windowHeight: number;
  documentHeight: number;
}

/**
 * Whether the navbar is to be shown after a scroll; null: as it was.
 * It goes on scrolling down and comes back on scrolling up, within its own height of the top, and as near to the end.
 */
export function navbarVisibility(state: ScrollState): boolean | null {
  const {scrollTop, lastScrollTop, navbarHeight, windowHeight, documentHeight} = state;
  if (scrollTop < navbarHeight) return true;
  if (scrollTop + windowHeight >= documentHeight - navbarHeight) return true;
  if (lastScrollTop === undefined || scrollTop === lastScrollTop) return null;
  return scrollTop < lastScrollTop;
}
