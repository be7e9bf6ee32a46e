import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {useHideableNavbar} from '@site/src/ui/useHideableNavbar/useHideableNavbar';
import {useModalMenu} from '@site/src/ui/useModalMenu/useModalMenu';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Renders the layout of the navbar. Ejected because the theme's navbar doesn't reappear near the end of a page and
 * stays hidden when it receives keyboard focus, and because its mobile menu leaves the page behind it reachable.
 */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  const mobileSidebar = useNavbarMobileSidebar();
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  useModalMenu(navbarRef);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        'theme-layout-navbar navbar navbar--fixed-top',
        hideOnScroll && [styles.navbarHideable, !isNavbarVisible && styles.navbarHidden],
        {'navbar-sidebar--show': mobileSidebar.shown},
      )}>
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={mobileSidebar.toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
