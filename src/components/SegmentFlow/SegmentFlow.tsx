import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import styles from './SegmentFlow.module.css';

/** From a user to an ad: the first matching segment, then the rules of the placement. */
export default function SegmentFlow(): ReactNode {
  return (
    <figure className={styles.figure}>
      <ol>
        <li>
          <Translate id="site.segmentFlow.user">A user opens the app</Translate>
        </li>
      </ol>
    </figure>
  );
}
