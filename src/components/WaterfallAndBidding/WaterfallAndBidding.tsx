import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import styles from './WaterfallAndBidding.module.css';

/** A waterfall beside an auction, with example figures. */
export default function WaterfallAndBidding(): ReactNode {
  return (
    <figure className={styles.figure}>
      <Translate id="site.waterfall.waterfall">Waterfall: one after another</Translate>
      <Translate id="site.waterfall.bidding">Bidding: all at once</Translate>
    </figure>
  );
}
