import type {Platform} from '../../site/sections.ts';

/** Path of a platform's calendar of support, from the base address of a language. */
export const calendarFile = (platform: Platform): string => `releases/${platform}/support.ics`;
