import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import type {AdFormat} from '../Mark/Mark.tsx';

import styles from './AdLifecycle.module.css';

interface Step {
  name: string;
  text: string;
  /** May be left out on the way. */
  optional?: boolean;
  /** What may happen instead of going on. */
  instead?: {name: string; text: string};
}

function stepsOf(format: AdFormat): Step[] {
  const steps: Step[] = [
    {
      name: translate({id: 'site.lifecycle.load', message: 'Load'}),
      text: translate({id: 'site.lifecycle.load.text', message: 'The SDK asks the ad networks.'}),
      instead: {
        name: translate({id: 'site.lifecycle.loadFailed', message: 'Failed to load'}),
        text: translate({id: 'site.lifecycle.loadFailed.text', message: 'No network had an ad.'}),
      },
    },
    {
      name: translate({id: 'site.lifecycle.loaded', message: 'Loaded'}),
      text: translate({id: 'site.lifecycle.loaded.text', message: 'An ad waits in the cache.'}),
      instead: {
        name: translate({id: 'site.lifecycle.expired', message: 'Expired'}),
        text: translate({id: 'site.lifecycle.expired.text', message: 'It waited too long and is of no use any more.'}),
      },
    },
    {
      name: translate({id: 'site.lifecycle.shown', message: 'Shown'}),
      text: translate({id: 'site.lifecycle.shown.text', message: 'The ad is on the screen.'}),
      instead: {
        name: translate({id: 'site.lifecycle.showFailed', message: 'Show failed'}),
        text: translate({id: 'site.lifecycle.showFailed.text', message: 'The ad could not be put on the screen.'}),
      },
    },
    {
      name: translate({id: 'site.lifecycle.clicked', message: 'Clicked'}),
      text: translate({id: 'site.lifecycle.clicked.text', message: 'The user tapped the ad.'}),
      optional: true,
    },
  ];
  if (format === 'rewarded-video') {
    steps.push({
      name: translate({id: 'site.lifecycle.finished', message: 'Finished'}),
      text: translate({id: 'site.lifecycle.finished.text', message: 'Watched to the end: grant the reward.'}),
      optional: true,
    });
  }
  if (format === 'rewarded-video' || format === 'interstitial') {
    steps.push({
      name: translate({id: 'site.lifecycle.closed', message: 'Closed'}),
      text: translate({id: 'site.lifecycle.closed.text', message: 'The app has the screen again.'}),
    });
  }
  return steps;
}

/** The states of one ad, in order, each with what may happen instead. */
export default function AdLifecycle({format}: {format: AdFormat}): ReactNode {
  const steps = stepsOf(format);
  return (
    <figure className={styles.figure}>
      <ol className={styles.track} data-steps={steps.length}>
        {steps.map(({name, text, optional, instead}) => (
          <li key={name} className={styles.step}>
            <div className={clsx(styles.node, optional && styles.optional)}>
              <strong>{name}</strong>
              {optional ? (
                <span className={styles.hint}>
                  {' '}
                  <Translate id="site.lifecycle.optional">may be skipped</Translate>
                </span>
              ) : null}
              <span className={styles.text}>{text}</span>
            </div>
            {instead ? (
              <div className={styles.instead}>
                <span className={styles.hint}>
                  <Translate id="site.lifecycle.or">or</Translate>
                </span>{' '}
                <strong>{instead.name}</strong>
                <span className={styles.text}>{instead.text}</span>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </figure>
  );
}
