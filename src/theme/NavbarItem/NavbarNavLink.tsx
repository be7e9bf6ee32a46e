import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import {servedAddress} from '@site/src/site/servedAddress';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import React, {type ReactNode} from 'react';

/**
 * Wraps the theme's navbar links. Prevents browsers from translating the names of languages, and links to another
 * language with the URL at which the page is served, to avoid a redirect.
 */
export default function NavbarNavLinkWrapper(props: Props & {lang?: string}): ReactNode {
  if (props.lang === undefined) return <NavbarNavLink {...props} />;
  const to = props.to?.replace(/^[^?#]*/, servedAddress);
  return <NavbarNavLink {...props} to={to} translate="no" />;
}
