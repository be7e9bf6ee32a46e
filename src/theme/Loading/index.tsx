import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** What went wrong; null while loading. */
  error: unknown;
  /** Tries to load the page again. */
  retry: () => void;
  /** Whether loading takes long enough to show it. */
  pastDelay: boolean;
}

/** What stands in for a page while its scripts load, and when they cannot be loaded. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="site.loading.retry" description="Button shown when a page could not be loaded">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <Translate id="site.loading.loading" description="Said to screen readers while a page loads">
        Loading…
      </Translate>
    </div>
  );
}
