import React, {type ReactNode} from 'react';

import styles from './Cards.module.css';

/** Renders a grid of `Card`s, for landing pages and next steps. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}
