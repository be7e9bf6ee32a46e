import type {Platform} from '../../site/sections.ts';

/** Returns the path of a platform's support calendar, relative to the base URL of a language. */
export const calendarFile = (platform: Platform): string => `releases/${platform}/support.ics`;
