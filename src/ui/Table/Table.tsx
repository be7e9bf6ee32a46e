import {translate} from '@docusaurus/Translate';
import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

import styles from './Table.module.css';

/**
 * Table of a page. Where it is wider than the column it scrolls inside a group of its own, which can be focused so that
 * the arrow keys scroll it; where it fits it is a table and nothing else.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  // Not a landmark: a page may have many.
  const group = {
    role: 'group',
    tabIndex: 0,
    'aria-label': translate({id: 'site.table.scrolls', message: 'Scrollable table'}),
  };
  return (
    <div ref={region} className={styles.region} {...(scrolls && group)}>
      <table {...props} />
    </div>
  );
}
