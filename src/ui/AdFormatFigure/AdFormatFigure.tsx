import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import type {AdFormat} from '../../site/adFormats.ts';
import Mark from '../Mark/Mark.tsx';

import styles from './AdFormatFigure.module.css';

interface Text {
  place: string;
  size: string;
  ends: string;
}

/** Returns the description of a format's drawing, which is the same for every platform. */
function textOf(format: AdFormat): Text {
  switch (format) {
    case 'banner':
      return {
        place: translate({
          id: 'site.adFormat.banner.place',
          message: 'At an edge of the screen, or where you place it',
        }),
        size: translate({
          id: 'site.adFormat.banner.size',
          message: '320×50, 728×90 on tablets, or the full screen width',
        }),
        ends: translate({
          id: 'site.adFormat.banner.ends',
          message: 'When the app hides the ad. The app stays usable while the ad is visible',
        }),
      };
    case 'interstitial':
      return {
        place: translate({
          id: 'site.adFormat.interstitial.place',
          message: 'Over the app, at a natural pause',
        }),
        size: translate({id: 'site.adFormat.interstitial.size', message: 'Full screen'}),
        ends: translate({id: 'site.adFormat.interstitial.ends', message: 'When the user closes the ad'}),
      };
    case 'rewarded-video':
      return {
        place: translate({
          id: 'site.adFormat.rewarded.place',
          message: 'Over the app, when the user chooses to watch',
        }),
        size: translate({id: 'site.adFormat.rewarded.size', message: 'Full screen'}),
        ends: translate({
          id: 'site.adFormat.rewarded.ends',
          message: 'When the user closes the ad. Watching to the end earns the reward',
        }),
      };
    case 'mrec':
      return {
        place: translate({id: 'site.adFormat.mrec.place', message: 'Inside the content of a screen'}),
        size: translate({id: 'site.adFormat.mrec.size', message: '300×250'}),
        ends: translate({
          id: 'site.adFormat.mrec.ends',
          message: 'When the app hides the ad. The app stays usable while the ad is visible',
        }),
      };
    case 'native':
      return {
        place: translate({
          id: 'site.adFormat.native.place',
          message: "Among the app's own content",
        }),
        size: translate({id: 'site.adFormat.native.size', message: "Set by the app's layout"}),
        ends: translate({id: 'site.adFormat.native.ends', message: 'When the app removes the ad view'}),
      };
  }
}

/** Renders a drawing to scale of where an ad format appears on the screen, with a description. */
export default function AdFormatFigure({format}: {format: AdFormat}): ReactNode {
  const {place, size, ends} = textOf(format);
  return (
    <figure className={styles.figure}>
      <Mark format={format} className={styles.phone} />
      <dl className={styles.facts}>
        <div>
          <dt>
            <Translate id="site.adFormat.label.place">Where it appears</Translate>
          </dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>
            <Translate id="site.adFormat.label.size">Size</Translate>
          </dt>
          <dd>{size}</dd>
        </div>
        <div>
          <dt>
            <Translate id="site.adFormat.label.ends">Ends</Translate>
          </dt>
          <dd>{ends}</dd>
        </div>
      </dl>
    </figure>
  );
}
