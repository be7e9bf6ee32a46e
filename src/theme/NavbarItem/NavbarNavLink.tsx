import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import {servedAddress} from '@site/src/site/servedAddress';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import React, {type ReactNode} from 'react';

/**
 * Wraps the theme's navbar links. Browsers don't translate the names of languages, and a link to another language uses
 * the URL at which the page is served, without a redirect.
 */
export default function NavbarNavLinkWrapper(props: Props & {lang?: string}): ReactNode {
  if (props.lang === undefined) return <NavbarNavLink {...props} />;
  const to = props.to?.replace(/^[^?#]*/, servedAddress);
  return <NavbarNavLink {...props} to={to} translate="no" />;
}
