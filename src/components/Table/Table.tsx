import React, {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';

import {markScrolling, SCROLLS} from './markScrolling.ts';
import styles from './Table.module.css';

/**
 * Table of a page. Where it is wider than the column it scrolls inside a group of its own, which can be focused so that
 * the arrow keys scroll it; where it fits it is a table and nothing else.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current ? markScrolling(region.current) : undefined), []);
  return (
    <div ref={region} className={styles.region} {...{[SCROLLS]: ''}}>
      <table {...props} />
    </div>
  );
}
