import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBadge';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

/** Renders the version that a page documents. Ejected so that browsers translate the label but not the number. */
export default function DocVersionBadge({className}: Props): ReactNode {
  const {badge, label} = useDocsVersion();
  if (!badge) return null;
  return (
    <span className={clsx(className, ThemeClassNames.docs.docVersionBadge, 'badge badge--secondary')}>
      <Translate
        id="theme.docs.versionBadge.label"
        values={{versionLabel: <span translate="no">{label}</span>}}>
        {'Version: {versionLabel}'}
      </Translate>
    </span>
  );
}
