import {usePluginData} from '@docusaurus/useGlobalData';

import type {SiteReleases} from './siteReleases.ts';

/** Returns the newest stable release of every platform. */
export function useSiteReleases(): SiteReleases {
  return usePluginData('site-releases') as SiteReleases;
}
