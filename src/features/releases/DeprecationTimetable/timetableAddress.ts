import {queryChoice, withQueryValues} from '../../navigation/query.ts';
import {PLATFORMS, type Platform} from '../../../site/sections.ts';

/** URL parameter that selects the tab of the timetable. */
export const TIMETABLE_PARAMETER = 'timetable-platform';

/**
 * Returns the query to which the page of a platform redirects: its own, with the platform added. Null when the query
 * already names any platform, because the reader has selected a tab.
 */
export function timetableAddress(search: string, platform: Platform): string | null {
  if (queryChoice(search, TIMETABLE_PARAMETER, PLATFORMS) !== null) return null;
  return withQueryValues(search, {[TIMETABLE_PARAMETER]: platform});
}
