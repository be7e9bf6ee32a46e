import React, {useId, type ReactNode} from 'react';

import styles from './TitledGroup.module.css';

/** A labeled part of a tool's results. Its title isn't a heading, so that the table of contents doesn't change. */
export default function TitledGroup({title, children}: {title: string; children: ReactNode}): ReactNode {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </section>
  );
}
