import {PLATFORMS, type Platform} from '../../site/sections.ts';

import {compareVersions} from './version.ts';

/** The newest stable release of the SDK on any platform. */
export interface NewestRelease {
  version: string;
  /** Platforms that have it, in site order. There is at least one. */
  platforms: [Platform, ...Platform[]];
}

/** Returns the newest stable release across all platforms, and the platforms that have it. */
export function newestRelease(latest: Record<Platform, {version: string}>): NewestRelease {
  const [first, ...others] = PLATFORMS;
  let newest: NewestRelease = {version: latest[first].version, platforms: [first]};
  for (const platform of others) {
    const {version} = latest[platform];
    const order = compareVersions(version, newest.version);
    if (order > 0) newest = {version, platforms: [platform]};
    else if (order === 0) newest.platforms.push(platform);
  }
  return newest;
}
