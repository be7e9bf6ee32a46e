import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {useEffect, useRef, useState, type RefObject} from 'react';

import {idOfHash} from '../../features/navigation/idOfHash.ts';

import {navbarVisibility} from './navbarVisibility.ts';

interface HideableNavbar {
  navbarRef: RefObject<HTMLElement | null>;
  isNavbarVisible: boolean;
}

/**
 * Shows and hides the navbar while the page is scrolled, as `navbarVisibility` decides.
 * @param hideOnScroll whether the navbar can be hidden at all.
 */
export function useHideableNavbar(hideOnScroll: boolean): HideableNavbar {
  const navbarRef = useRef<HTMLElement>(null);
  const [isNavbarVisible, setIsNavbarVisible] = useState(true);
  // A jump to a heading scrolls the page as well but must not show the navbar over the heading.
  const jumped = useRef(false);

  useScrollPosition(({scrollY}, last) => {
    if (!hideOnScroll) return;
    const visible = navbarVisibility({
      scrollTop: scrollY,
      lastScrollTop: last?.scrollY,
      navbarHeight: navbarRef.current?.offsetHeight ?? 0,
      windowHeight: window.innerHeight,
      documentHeight: document.documentElement.scrollHeight,
    });
    if (jumped.current) {
      jumped.current = false;
      return;
    }
    if (visible !== null) setIsNavbarVisible(visible);
  });

  useLocationChange(({location}) => {
    if (!hideOnScroll) return;
    const target = location.hash ? document.getElementById(idOfHash(location.hash)) : null;
    jumped.current = target !== null;
    setIsNavbarVisible(target === null);
  });

  // The focused element must be visible.
  useEffect(() => {
    const navbar = navbarRef.current;
    const show = () => {
      setIsNavbarVisible(true);
    };
    navbar?.addEventListener('focusin', show);
    return () => navbar?.removeEventListener('focusin', show);
  }, []);

  return {navbarRef, isNavbarVisible};
}
