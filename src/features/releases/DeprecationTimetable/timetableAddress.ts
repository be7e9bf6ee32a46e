import {queryChoice, withQueryValues} from '../../navigation/query.ts';
import {PLATFORMS, type Platform} from '../../../site/sections.ts';

/** URL parameter that selects the tab of the timetable. */
export const TIMETABLE_PARAMETER = 'timetable-platform';

/**
 * Returns the query to which a platform's page redirects, which is its own query with the platform added. Returns null
 * if the query already contains a platform, because then the reader has selected a tab.
 */
export function timetableAddress(search: string, platform: Platform): string | null {
  if (queryChoice(search, TIMETABLE_PARAMETER, PLATFORMS) !== null) return null;
  return withQueryValues(search, {[TIMETABLE_PARAMETER]: platform});
}
