import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import diagram from '../Diagram/Diagram.module.css';

import styles from './SegmentFlow.module.css';

/** Renders an example of how a user's ad is chosen: by the first matching segment and then by the placement's rules. */
export default function SegmentFlow(): ReactNode {
  return (
    <figure className={diagram.figure}>
      <ol className={diagram.line}>
        <li>
          <strong>
            <Translate id="site.segmentFlow.user">A user starts the app</Translate>
          </strong>
          <p className={diagram.soft}>
            <Translate id="site.segmentFlow.user.text">From Germany, no purchases yet.</Translate>
          </p>
        </li>
        <li>
          <strong>
            <Translate id="site.segmentFlow.segments">Segments, from top to bottom</Translate>
          </strong>
          <ol className={styles.segments}>
            <li>
              <span>
                <Translate id="site.segmentFlow.payers">Has made a purchase</Translate>
              </span>
              <span>
                <Translate id="site.segmentFlow.noMatch">doesn't match</Translate>
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
                <Translate id="site.segmentFlow.notReached">not evaluated</Translate>
              </span>
            </li>
          </ol>
          <p className={diagram.soft}>
            <Translate id="site.segmentFlow.segments.text">
              The segment's settings apply to this user. If no segment matches, the default segment applies.
            </Translate>
          </p>
        </li>
        <li>
          <strong>
            <Translate id="site.segmentFlow.placement">Placement rules</Translate>
          </strong>
          <p className={diagram.soft}>
            <Translate id="site.segmentFlow.placement.text">
              The limit is 3 impressions a day. The user has seen 1, so the ad can be shown.
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
