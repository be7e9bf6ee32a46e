import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import {isSuperseded} from '../isSuperseded.ts';
import {isStable} from '../version.ts';
import {PLATFORM_NAMES, type Platform} from '../../../site/sections.ts';

import styles from './OutdatedNotice.module.css';

interface Props {
  platform: Platform;
  /** Label of the documented version, for example `3.9.0`. */
  label: string;
  /** Newest stable version of the platform. */
  latest: string;
}

/**
 * Renders a notice on pages for an older or pre-release version that says which stable version to use instead. Renders
 * nothing on pages for the newest stable version. The notice can't be dismissed, because it applies to every visit.
 */
export default function OutdatedNotice({platform, label, latest}: Props): ReactNode {
  if (!isSuperseded(label, latest)) return null;
  const values = {
    platform: PLATFORM_NAMES[platform],
    label,
    latest: (
      <Link to={`/${platform}/get-started`}>
        <Translate id="site.outdated.latest" values={{latest}}>
          {'the latest stable version, {latest}'}
        </Translate>
      </Link>
    ),
  };
  return (
    <div className={styles.notice} role="note">
      <p>
        {isStable(label) ? (
          <Translate id="site.outdated.older" values={values}>
            {'This page describes {platform} SDK {label}, which is outdated. Use {latest}.'}
          </Translate>
        ) : (
          <Translate id="site.outdated.preRelease" values={values}>
            {'This page describes {platform} SDK {label}, a pre-release. Use {latest}.'}
          </Translate>
        )}
      </p>
    </div>
  );
}
