import {queryChoice, withQueryValues} from '../../navigation/query.ts';
import {PLATFORMS, type Platform} from '../../../site/sections.ts';

/** Address parameter that picks the tab of the timetable. */
export const TIMETABLE_PARAMETER = 'timetable-platform';

/**
 * Query to which the page of a platform redirects: its own, with the platform added. Null when the query already names a
 * platform, be it another: the reader has chosen a tab.
 */
export function timetableAddress(search: string, platform: Platform): string | null {
  if (queryChoice(search, TIMETABLE_PARAMETER, PLATFORMS) !== null) return null;
  return withQueryValues(search, {[TIMETABLE_PARAMETER]: platform});
}
