import type {Locale} from '../../site/locales.ts';

import type {CalendarTexts} from './supportCalendar.ts';

/** Strings of a platform's support calendar, as a function of the platform's display name. */
export const CALENDAR_TEXTS: Record<Locale, (platform: string) => CalendarTexts> = {
  en: (platform) => ({
    name: `Support of the Appodeal SDK: ${platform}`,
    title: (lines) => `Appodeal SDK for ${platform} ${lines}: support ends`,
    description: (lines, newest) =>
      `According to this site's timetable, support of these version lines ends, and they may stop showing ads: ${lines}. Move to the newest release, ${newest}.`,
  }),
  ru: (platform) => ({
    name: `Поддержка Appodeal SDK: ${platform}`,
    title: (lines) => `Appodeal SDK для ${platform} ${lines}: поддержка прекращается`,
    description: (lines, newest) =>
      `По таблице на этом сайте, поддержка версий ${lines} заканчивается, и реклама в них может перестать показываться. Перейдите на последний релиз ${newest}.`,
  }),
};
