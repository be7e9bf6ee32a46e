import Translate from '@docusaurus/Translate';
import React, {useEffect, type ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** The error, or null while loading. */
  error: unknown;
  /** Retries loading the page. */
  retry: () => void;
  /** Whether loading is slow enough to show the indicator. */
  pastDelay: boolean;
}

/** Replaces a page while its scripts load or if they can't be loaded. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  useEffect(() => {
    if (error) console.warn('The page could not be loaded', error);
  }, [error]);
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>
          <Translate id="site.loading.failed" description="Shown when a page could not be loaded">
            The page couldn't be loaded. Check your connection and try again.
          </Translate>
        </p>
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
