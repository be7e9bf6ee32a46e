import {PLATFORMS, type Platform} from './sections.ts';

/** Matches the part of a path that names a platform: `/ios` in `/ios/get-started`, `/ios` in `…/ios-common-issues/crash`. */
export const PLATFORM_PART = new RegExp(`/(${PLATFORMS.join('|')})(?=-|/|$)`);

/** Returns the platform that a page is about, based on its path. */
export function platformOf(path: string): Platform | undefined {
  return PLATFORMS.find((platform) => platform === PLATFORM_PART.exec(path)?.[1]);
}
