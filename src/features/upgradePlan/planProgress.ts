import {PLATFORMS, type Platform} from '../../site/sections.ts';

/** Key in the local storage: IDs of checked steps, by platform, as JSON. */
export const PROGRESS_KEY = 'site.upgradePlan';

/** IDs of checked steps, by platform. */
export type Progress = Record<Platform, string[]>;

/** Maximum number of IDs per platform. The oldest ones are deleted first. */
const MOST = 500;

/** Maximum length of the stored text in UTF-16 code units. This site never writes more. */
const LONGEST = 100_000;

const ID = /^[a-z0-9-]{1,40}\.\d{1,3}(?:@[0-9a-z.-]{1,40})?$/i;

/** Reads stored check marks. Anything other than IDs is ignored. */
export function parseProgress(stored: string | null): Progress {
  const progress: Progress = {android: [], ios: [], unity: []};
  if (stored === null || stored.length > LONGEST) return progress;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return progress;
  }
  if (typeof value !== 'object' || value === null) return progress;
  for (const platform of PLATFORMS) {
    const ids: unknown = Object.hasOwn(value, platform) ? (value as Record<string, unknown>)[platform] : [];
    if (!Array.isArray(ids)) continue;
    const valid = ids.filter((id): id is string => typeof id === 'string' && ID.test(id));
    progress[platform] = [...new Set(valid)].slice(-MOST);
  }
  return progress;
}

/** Returns the check marks with those of some steps set or removed. */
export function withTicks(
  progress: Progress,
  platform: Platform,
  ids: readonly string[],
  done: boolean,
): Progress {
  const others = progress[platform].filter((id) => !ids.includes(id));
  return {...progress, [platform]: (done ? [...others, ...ids] : others).slice(-MOST)};
}

/** Reads the check marks of this browser. Never throws. */
export function loadProgress(): Progress {
  try {
    return parseProgress(localStorage.getItem(PROGRESS_KEY));
  } catch {
    // Storage is blocked.
    return parseProgress(null);
  }
}

/** Stores the check marks in this browser, if it allows that. Never throws. */
export function saveProgress(progress: Progress): void {
  try {
    localStorage.setItem(PROGRESS_KEY, JSON.stringify(progress));
  } catch {
    // Storage is blocked or full.
  }
}
