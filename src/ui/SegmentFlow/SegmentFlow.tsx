import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import diagram from '../Diagram/Diagram.module.css';

import styles from './SegmentFlow.module.css';

/** From a user to an ad: the first segment that matches, then the rules of the placement. A worked example. */
export default function SegmentFlow(): ReactNode {
  return (
    <figure className={diagram.figure}>
      <ol className={diagram.line}>
        <li>
          <strong>
            <Translate id="site.segmentFlow.user">A user starts the app</Translate>
          </strong>
          <p className={diagram.soft}>
            <Translate id="site.segmentFlow.user.text">From Germany, has bought nothing yet.</Translate>
          </p>
        </li>
        <li>
          <strong>
            <Translate id="site.segmentFlow.segments">Segments, from the top</Translate>
          </strong>
          <ol className={styles.segments}>
            <li>
              <span>
                <Translate id="site.segmentFlow.payers">Has bought something</Translate>
              </span>
              <span>
                <Translate id="site.segmentFlow.noMatch">does not match</Translate>
              </span>
            </li>
            <li className={styles.match}>
              <span>
                <Translate id="site.segmentFlow.germany">Country is Germany</Translate>
              </span>
              <span>
                <Translate id="site.segmentFlow.match">first match</Translate>
              </span>
            </li>
            <li className={styles.idle}>
              <span>
                <Translate id="site.segmentFlow.tablets">Device is a tablet</Translate>
              </span>
              <span>
                <Translate id="site.segmentFlow.notReached">not looked at</Translate>
              </span>
            </li>
          </ol>
          <p className={diagram.soft}>
            <Translate id="site.segmentFlow.segments.text">
              Its settings hold for this user. If nothing matches, the default segment does.
            </Translate>
          </p>
        </li>
        <li>
          <strong>
            <Translate id="site.segmentFlow.placement">Rules of the placement</Translate>
          </strong>
          <p className={diagram.soft}>
            <Translate id="site.segmentFlow.placement.text">
              Three impressions a day allowed, one so far: the ad may be shown.
            </Translate>
          </p>
        </li>
        <li className={diagram.marked}>
          <strong>
            <Translate id="site.segmentFlow.ad">The ad is shown</Translate>
          </strong>
        </li>
      </ol>
    </figure>
  );
}
