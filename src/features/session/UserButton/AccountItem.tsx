import React, {type ReactNode} from 'react';

import styles from './UserButton.module.css';

interface Props {
  label: string;
  /** Without a URL, the item is a line of text. */
  href?: string;
  mobile?: boolean;
  onClick?: () => void;
}

/** Renders an item in the user's menu: a plain link to the provider in the same tab, or a line of text. */
export default function AccountItem({label, href, mobile = false, onClick}: Props): ReactNode {
  return (
    <li className={mobile ? 'menu__list-item' : undefined}>
      {href === undefined ? (
        <span className={styles.text}>{label}</span>
      ) : (
        <a className={mobile ? 'menu__link' : 'dropdown__link'} href={href} onClick={onClick}>
          {label}
        </a>
      )}
    </li>
  );
}
