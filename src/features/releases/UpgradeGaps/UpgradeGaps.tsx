import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import React, {type ReactNode} from 'react';

import type {UpgradeGapData} from '../siteReleases.ts';
import {formatComparison} from '../comparisonAddress.ts';

/**
 * Renders a note for each step between version lines that a platform's upgrade guide has no section for, newest first.
 * Renders nothing if the guide is complete.
 */
export default function UpgradeGaps({data: {platform, gaps}}: {data: UpgradeGapData}): ReactNode {
  return gaps.map(({from, to, releases: [before, release]}) => (
    <Admonition key={to} type="info">
      <p>
        <Translate
          id="site.upgradeGaps.note"
          values={{
            from,
            to,
            comparison: (
              <Link to={`/${platform}/changelog${formatComparison({from: before, to: release})}`}>
                <Translate id="site.upgradeGaps.comparison">the comparison of the two releases</Translate>
              </Link>
            ),
          }}>
          {'No upgrade steps from {from} to {to} are known yet. For the changes, see {comparison}.'}
        </Translate>
      </p>
    </Admonition>
  ));
}
