import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';

import styles from './ButtonLink.module.css';

/** Renders a link that looks like a button, for the main next step on a page. */
export default function ButtonLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link className={styles.button} to={to}>
      {children}
    </Link>
  );
}
