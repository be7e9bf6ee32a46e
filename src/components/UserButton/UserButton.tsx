import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import {PROVIDER} from '../../site/provider.ts';

/** Navbar item for the reader's account: a plain link to the provider's sign-in page. */
export default function UserButton({mobile = false}: {mobile?: boolean}): ReactNode {
  // Not the theme's link: that one opens other sites in a new tab, and signing in is not a side trip.
  const link = (
    <a href={PROVIDER.signIn} className={mobile ? 'menu__link' : 'navbar__item navbar__link'}>
      <Translate id="site.user.signIn">Sign In</Translate>
    </a>
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}
