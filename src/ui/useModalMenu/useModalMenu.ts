import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {useEffect, type RefObject} from 'react';

import {inertAround} from './inertAround.ts';

const MENU = '.navbar-sidebar';

/** Returns whether nothing is focused, or only an element that is no longer focusable. */
function isFocusLost(): boolean {
  const {activeElement} = document;
  return (
    activeElement === null || activeElement === document.body || activeElement.closest('[inert]') !== null
  );
}

/**
 * Makes the theme's mobile menu modal. While the menu is shown, the focus is inside it, the page behind it is inert,
 * and Escape closes it. Closing the menu returns the focus to the button that opens it.
 * @param navbarRef the navbar, which contains the menu and the button.
 */
export function useModalMenu(navbarRef: RefObject<HTMLElement | null>): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();

  useEffect(() => {
    const navbar = navbarRef.current;
    const menu = navbar?.querySelector<HTMLElement>(MENU);
    if (!shown || !menu) return undefined;
    const release = inertAround(menu, '.navbar-sidebar__backdrop');
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      release();
      if (isFocusLost() || menu.contains(document.activeElement)) {
        navbar?.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [navbarRef, shown, toggle]);

  // The button that switches panels is in the panel that is removed.
  useEffect(() => {
    if (!shown || !isFocusLost()) return;
    navbarRef.current
      ?.querySelector<HTMLElement>(`${MENU}__item:not([inert]) :is(a[href], button)`)
      ?.focus({preventScroll: true});
  }, [navbarRef, shown, isSecondaryShown]);
}
