import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import diagram from '../Diagram/Diagram.module.css';

import styles from './WaterfallAndBidding.module.css';

/**
 * The four networks that are shown in both halves, with what each one paid before and what it would pay for this ad
 * space now.
 */
const NETWORKS = [
  {name: 'A', past: 8, now: 0},
  {name: 'B', past: 5.5, now: 0},
  {name: 'C', past: 4.2, now: 4.2},
  {name: 'D', past: 3, now: 6.3},
] as const;

// A and B have no ad. The waterfall stops at C, and the highest bid is D's.
const [A, , C, D] = NETWORKS;

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

function Row({
  name,
  amount,
  result,
  state,
}: {
  name: string;
  amount: number;
  result: string;
  state: string | undefined;
}): ReactNode {
  return (
    <li className={clsx(styles.row, state)}>
      <span className={styles.bar} style={{width: `${(amount / A.past) * 100}%`}} aria-hidden="true" />
      <span>
        <Translate id="site.waterfall.network" values={{name}}>
          {'Network {name}'}
        </Translate>
      </span>
      <span>{amount ? dollars(amount) : '–'}</span>
      <span className={styles.result}>{result}</span>
    </li>
  );
}

/** Renders a waterfall next to an auction for the same ad space, with example values. */
export default function WaterfallAndBidding(): ReactNode {
  const noAd = translate({id: 'site.waterfall.noAd', message: 'no ad'});
  const taken = translate({id: 'site.waterfall.taken', message: 'shown'});
  const notAsked = translate({id: 'site.waterfall.notAsked', message: 'not requested'});
  const lower = translate({id: 'site.waterfall.lower', message: 'lower bid'});
  return (
    <figure className={diagram.figure}>
      <div className={styles.halves}>
        <div>
          <p>
            <strong>
              <Translate id="site.waterfall.waterfall">Waterfall</Translate>
            </strong>
          </p>
          <p className={diagram.soft}>
            <Translate id="site.waterfall.waterfall.text">
              One after another, starting with the highest historical price.
            </Translate>
          </p>
          <ol className={styles.rows}>
            {NETWORKS.map((network) => (
              <Row
                key={network.name}
                name={network.name}
                amount={network.past}
                result={network === C ? taken : network === D ? notAsked : noAd}
                state={network === C ? styles.won : network === D ? styles.idle : undefined}
              />
            ))}
          </ol>
          <p>
            <Translate id="site.waterfall.waterfall.result" values={{price: <b>{dollars(C.now)}</b>}}>
              {"C pays {price}. D would pay more but isn't requested."}
            </Translate>
          </p>
        </div>
        <div>
          <p>
            <strong>
              <Translate id="site.waterfall.bidding">Bidding</Translate>
            </strong>
          </p>
          <p className={diagram.soft}>
            <Translate id="site.waterfall.bidding.text">
              All at once. Each network bids a price for this impression.
            </Translate>
          </p>
          <ol className={styles.rows}>
            {NETWORKS.map((network) => (
              <Row
                key={network.name}
                name={network.name}
                amount={network.now}
                result={network === D ? taken : network === C ? lower : noAd}
                state={network === D ? styles.won : undefined}
              />
            ))}
          </ol>
          <p>
            <Translate id="site.waterfall.bidding.result" values={{price: <b>{dollars(D.now)}</b>}}>
              {'D pays {price}.'}
            </Translate>
          </p>
        </div>
      </div>
      <p className={clsx(diagram.soft, diagram.note)}>
        <Translate id="site.waterfall.note">Example values in USD per 1,000 impressions.</Translate>
      </p>
    </figure>
  );
}
