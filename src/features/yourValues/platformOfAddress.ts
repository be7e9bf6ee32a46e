import type {ValuePlatform} from './valueFields.ts';

/** Returns the platform that a page is about, or undefined if it is about both, Unity, or none. */
export function platformOfAddress(pathname: string): ValuePlatform | undefined {
  const platform = /\/(android|ios|unity)(?=[/-]|$)/.exec(pathname)?.[1];
  return platform === 'android' || platform === 'ios' ? platform : undefined;
}
