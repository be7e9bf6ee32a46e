import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import React, {type ReactNode} from 'react';

import {newestRelease} from '../newestRelease.ts';
import {PLATFORM_NAMES, PLATFORMS} from '../../../site/sections.ts';
import {useSiteReleases} from '../useSiteReleases.ts';

interface Props {
  mobile?: boolean;
  position?: 'left' | 'right';
}

/**
 * Renders a navbar dropdown that is labeled with the newest stable release across all platforms. The theme's own
 * version dropdown works with only one docs instance, but this one serves all three SDK sections.
 */
export default function VersionDropdown({mobile = false, position}: Props): ReactNode {
  const {latest} = useSiteReleases();
  const {pathname} = useLocation();
  const versionsPath = useBaseUrl('/versions/');
  const newest = newestRelease(latest).version;
  const label = mobile ? (
    translate({
      id: 'theme.navbar.mobileVersionsDropdown.label',
      message: 'Versions',
    })
  ) : (
    <span translate="no">{newest}</span>
  );
  return (
    <DropdownNavbarItem
      mobile={mobile}
      position={position}
      label={label}
      // Screen readers need more context than a bare number. An accessible name must contain the visible label (WCAG
      // 2.5.3).
      {...(!mobile && {
        'aria-label': translate(
          {
            id: 'site.versionDropdown.label',
            message: 'SDK version {version}',
            description: 'Spoken label of the version dropdown in the navbar',
          },
          {version: newest},
        ),
      })}
      items={[
        ...PLATFORMS.map((platform) => ({
          label: <span translate="no">{`${PLATFORM_NAMES[platform]} ${latest[platform].version}`}</span>,
          to: `/${platform}/changelog`,
        })),
        {
          label: translate({id: 'site.versionDropdown.all', message: 'All versions'}),
          // Bypasses the router, which removes the trailing slash from links.
          to: `pathname://${versionsPath}`,
          target: '_self',
          autoAddBaseUrl: false,
          ...(pathname.replace(/\/$/, '') === versionsPath.replace(/\/$/, '') && {
            className: 'dropdown__link--active',
            'aria-current': 'page',
          }),
        },
      ]}
    />
  );
}
