import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import diagram from '../Diagram/Diagram.module.css';
import type {AdFormat} from '../../site/adFormats.ts';

import styles from './AdLifecycle.module.css';

interface State {
  name: string;
  text: string;
}

interface Step extends State {
  /** Whether this is the state that the lifecycle leads up to. */
  main?: boolean;
  /** Whether some ads never reach this state. */
  optional?: boolean;
  /** State that can occur instead of the next one. */
  instead?: State;
}

/**
 * Returns the states of an ad of one format, in order. Banners, MRECs, and native ads stay in the app's layout and are
 * never "closed".
 */
function stepsOf(format: AdFormat): Step[] {
  const steps: Step[] = [
    {
      name: translate({id: 'site.lifecycle.load', message: 'Load'}),
      text: translate({id: 'site.lifecycle.load.text', message: 'The SDK requests an ad from the networks.'}),
      instead: {
        name: translate({id: 'site.lifecycle.loadFailed', message: 'Failed to load'}),
        text: translate({id: 'site.lifecycle.loadFailed.text', message: 'No ad could be loaded.'}),
      },
    },
    {
      name: translate({id: 'site.lifecycle.loaded', message: 'Loaded'}),
      text: translate({id: 'site.lifecycle.loaded.text', message: 'An ad is ready in the cache.'}),
      instead: {
        name: translate({id: 'site.lifecycle.expired', message: 'Expired'}),
        text: translate({
          id: 'site.lifecycle.expired.text',
          message: "The ad wasn't shown in time and can't be shown anymore.",
        }),
      },
    },
    {
      name: translate({id: 'site.lifecycle.shown', message: 'Shown'}),
      text: translate({id: 'site.lifecycle.shown.text', message: 'The ad is on the screen.'}),
      main: true,
      instead: {
        name: translate({id: 'site.lifecycle.showFailed', message: 'Show failed'}),
        text: translate({
          id: 'site.lifecycle.showFailed.text',
          message: "The ad couldn't be displayed.",
        }),
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
      text: translate({
        id: 'site.lifecycle.finished.text',
        message: 'The user watched to the end. Grant the reward.',
      }),
      optional: true,
    });
  }
  if (format === 'rewarded-video' || format === 'interstitial') {
    steps.push({
      name: translate({id: 'site.lifecycle.closed', message: 'Closed'}),
      text: translate({id: 'site.lifecycle.closed.text', message: 'The app is visible again.'}),
    });
  }
  return steps;
}

/** Renders the states of an ad, starting with loading, each with its alternative. */
export default function AdLifecycle({format}: {format: AdFormat}): ReactNode {
  return (
    <figure className={diagram.figure}>
      <ol className={diagram.line}>
        {stepsOf(format).map(({name, text, main, optional, instead}) => (
          <li key={name} className={clsx(styles.step, main && diagram.marked, optional && diagram.optional)}>
            <div>
              <strong>{name}</strong>
              {optional ? (
                <span className={diagram.soft}>
                  {' '}
                  <Translate id="site.lifecycle.optional">not always</Translate>
                </span>
              ) : null}
              <p className={diagram.soft}>{text}</p>
            </div>
            {instead ? (
              <div className={styles.instead}>
                <span className={diagram.soft}>
                  <Translate id="site.lifecycle.or">or</Translate>
                </span>{' '}
                <strong>{instead.name}</strong>
                <p className={diagram.soft}>{instead.text}</p>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      {format === 'banner' || format === 'mrec' ? (
        <p className={clsx(diagram.soft, diagram.note)}>
          <Translate id="site.lifecycle.refresh">
            By default, a visible ad is replaced by a new one every 15 seconds.
          </Translate>
        </p>
      ) : (
        <p className={clsx(diagram.soft, diagram.note)}>
          <Translate id="site.lifecycle.next">
            With automatic caching, the SDK loads the next ad on its own.
          </Translate>
        </p>
      )}
    </figure>
  );
}
