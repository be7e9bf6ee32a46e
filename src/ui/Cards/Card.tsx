import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';

import type {IconName} from '../../site/iconNames.ts';
import Icon from '../Icon/Icon.tsx';

import styles from './Cards.module.css';

interface Props {
  title: string;
  to: string;
  icon?: IconName;
  children?: ReactNode;
}

/** Renders a card whose title is the link. The whole card can be clicked. Search adds its text to the page that it links to. */
export default function Card({title, to, icon, children}: Props): ReactNode {
  return (
    <li className={styles.card} data-search-card={to}>
      {icon ? <Icon name={icon} className={styles.icon} /> : null}
      <div className={styles.body}>
        <Link className={styles.title} to={to}>
          {title}
        </Link>
        {children ? <div className={styles.text}>{children}</div> : null}
      </div>
    </li>
  );
}
