import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import styles from './ChangelogList.module.css';

/** Stands where a script or data of the changelog should be that could not be loaded. */
export default function LoadFailed(): ReactNode {
  return (
    <p role="alert">
      {translate({id: 'site.changelog.failed', message: 'This part of the page could not be loaded.'})}{' '}
      <button
        type="button"
        className={styles.plain}
        onClick={() => {
          window.location.reload();
        }}>
        {translate({id: 'site.changelog.reload', message: 'Load the page anew'})}
      </button>
    </p>
  );
}
