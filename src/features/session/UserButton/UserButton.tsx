import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import React, {type ComponentProps, type ReactNode} from 'react';

import {endSession} from '../session.ts';
import {useSession} from '../useSession.ts';
import type {ProviderFields} from '../../../site/provider.ts';

import styles from './UserButton.module.css';

type Items = ComponentProps<typeof DropdownNavbarItem>['items'];

function Content({mobile}: {mobile: boolean}): ReactNode {
  const session = useSession();
  const {pages} = useDocusaurusContext().siteConfig.customFields?.provider as ProviderFields;
  const linkClass = mobile ? 'menu__link' : 'navbar__item navbar__link';

  if (session.status === 'fetching') {
    return (
      <span className={clsx(linkClass, styles.fetching)}>
        <span
          role="img"
          className={styles.spinner}
          aria-label={translate({
            id: 'site.user.fetching',
            message: "Checking whether you're signed in",
          })}
        />
      </span>
    );
  }

  if (session.status === 'user') {
    const {name, email} = session.user;
    const greeting = translate(
      {id: 'site.user.greeting', message: 'Hey, {name}'},
      {name: name ?? email ?? ''},
    );
    return (
      <DropdownNavbarItem
        mobile={mobile}
        position="right"
        className={styles.name}
        label={greeting}
        items={
          [
            ...(email === undefined ? [] : [{type: 'custom-accountItem', label: email}]),
            {
              type: 'custom-accountItem',
              label: translate({id: 'site.user.account', message: 'Account settings'}),
              href: pages.account,
            },
            {
              type: 'custom-accountItem',
              label: translate({id: 'site.user.signOut', message: 'Sign out'}),
              href: pages.signOut,
              onClick: endSession,
            },
          ] as unknown as Items
        }>
        {mobile ? greeting : <span>{greeting}</span>}
      </DropdownNavbarItem>
    );
  }

  return (
    // Doesn't use the theme's link, which opens other sites in a new tab, because signing in should happen in the same
    // tab.
    <a href={pages.signIn} className={linkClass}>
      {translate({id: 'site.user.signIn', message: 'Sign in'})}
    </a>
  );
}

/**
 * Renders a navbar item for the reader's account: a link to the provider's sign-in page, a spinner while the session is
 * being fetched, or the user's menu. It has the same width in each state.
 */
export default function UserButton({mobile = false}: {mobile?: boolean}): ReactNode {
  const session = useSession();
  if (!mobile) {
    return (
      <div className={styles.place}>
        <Content mobile={false} />
      </div>
    );
  }
  // The user's menu is a separate list item.
  return session.status === 'user' ? (
    <Content mobile />
  ) : (
    <li className="menu__list-item">{<Content mobile />}</li>
  );
}
