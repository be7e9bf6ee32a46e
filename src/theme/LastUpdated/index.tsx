import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Day from '@site/src/ui/Day/Day';
import type {Props} from '@theme/LastUpdated';
import React, {type ReactNode} from 'react';

/**
 * Renders the date of a page's last change. Ejected because the theme's component formats the date again during
 * hydration. Pages don't show authors.
 */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const atDate = lastUpdatedAt ? (
    <Translate
      id="theme.lastUpdated.atDate"
      values={{
        date: (
          <b>
            <Day date={new Date(lastUpdatedAt).toISOString()} month="short" itemProp="dateModified" />
          </b>
        ),
      }}>
      {' on {date}'}
    </Translate>
  ) : (
    ''
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{atDate, byUser: ''}}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
