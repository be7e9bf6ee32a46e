import {platformOf} from '../../site/platformOf.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

const KEY = 'site.search.platform';

/** Returns the platform that the reader chose last in the search of this browser, if any. Never throws. */
export function loadChosenPlatform(): Platform | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return PLATFORMS.find((platform) => platform === stored);
  } catch {
    // Storage is blocked, or this is the server.
    return undefined;
  }
}

/** Stores the platform of a page that the reader opens. Never throws. Other pages leave the stored platform unchanged. */
export function saveChosenPlatform(path: string): void {
  const platform = platformOf(path);
  if (platform === undefined) return;
  try {
    localStorage.setItem(KEY, platform);
  } catch {
    // Storage is blocked or full.
  }
}
