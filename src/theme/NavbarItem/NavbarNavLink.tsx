import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import React, {type ReactNode} from 'react';

/** Wraps the theme's links of the navbar: browsers don't translate the names of languages. */
export default function NavbarNavLinkWrapper(props: Props & {lang?: string}): ReactNode {
  return <NavbarNavLink {...props} {...(props.lang && {translate: 'no'})} />;
}
