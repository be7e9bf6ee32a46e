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

const HIGHEST = 8;

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
      <span className={styles.bar} style={{width: `${(amount / HIGHEST) * 100}%`}} aria-hidden="true" />
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
  // The waterfall stops at the first network that has an ad.
  const stop = NETWORKS.findIndex(({now}) => now > 0);
  const best = Math.max(...NETWORKS.map(({now}) => now));
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
            {NETWORKS.map(({name, past}, index) => (
              <Row
                key={name}
                name={name}
                amount={past}
                result={index < stop ? noAd : index === stop ? taken : notAsked}
                state={index === stop ? styles.won : index > stop ? styles.idle : undefined}
              />
            ))}
          </ol>
          <p>
            <Translate
              id="site.waterfall.waterfall.result"
              values={{price: <b>{dollars(NETWORKS[stop]?.now ?? 0)}</b>}}>
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
            {NETWORKS.map(({name, now}) => (
              <Row
                key={name}
                name={name}
                amount={now}
                result={now === 0 ? noAd : now === best ? taken : lower}
                state={now === best ? styles.won : undefined}
              />
            ))}
          </ol>
          <p>
            <Translate id="site.waterfall.bidding.result" values={{price: <b>{dollars(best)}</b>}}>
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
