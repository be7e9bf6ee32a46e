import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import React, {type ReactNode} from 'react';

import {compareVersions} from '../../releases/version.ts';
import {PLATFORM_NAMES, PLATFORMS} from '../../site/sections.ts';
import {useSiteReleases} from '../useSiteReleases.ts';

interface Props {
  mobile?: boolean;
  position?: 'left' | 'right';
}

/**
 * Navbar dropdown labelled with the newest stable release of all platforms. The theme's own version dropdown is bound
 * to one docs instance; this one serves the three SDK sections at once.
 */
export default function VersionDropdown({mobile = false, position}: Props): ReactNode {
  const {latest} = useSiteReleases();
  const {pathname} = useLocation();
  const versionsPath = useBaseUrl('/versions/');
  const versions = PLATFORMS.map((platform) => latest[platform].version);
  const newest = versions.reduce((a, b) => (compareVersions(b, a) > 0 ? b : a));
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
      // The bare number says little to somebody who hears it.
      aria-label={translate(
        {
          id: 'site.versionDropdown.label',
          message: 'SDK version {version}',
          description: 'Spoken label of the version dropdown in the navbar',
        },
        {version: newest},
      )}
      items={[
        ...PLATFORMS.map((platform) => ({
          label: <span translate="no">{`${PLATFORM_NAMES[platform]} ${latest[platform].version}`}</span>,
          to: `/${platform}/changelog`,
        })),
        {
          label: translate({id: 'site.versionDropdown.all', message: 'All versions'}),
          to: '/versions/',
          isActive: () => pathname.replace(/\/$/, '') === versionsPath.replace(/\/$/, ''),
        },
      ]}
    />
  );
}
