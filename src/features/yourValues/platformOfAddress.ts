import {platformOf} from '../../site/platformOf.ts';

import type {ValuePlatform} from './valueFields.ts';

/** Returns the platform that a page is about, or undefined if it is about both, Unity, or none. */
export function platformOfAddress(pathname: string): ValuePlatform | undefined {
  const platform = platformOf(pathname);
  return platform === 'unity' ? undefined : platform;
}
