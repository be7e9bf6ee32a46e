import {translate} from '@docusaurus/Translate';
import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

import styles from './Table.module.css';

/**
 * Renders a table. If it is wider than the column, it scrolls inside a focusable group so that the arrow keys can
 * scroll it. Otherwise, it is a plain table.
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
  // The group isn't a landmark, because a page can have many tables.
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
