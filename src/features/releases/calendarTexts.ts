import type {Locale} from '../../site/locales.ts';

import type {CalendarTexts} from './supportCalendar.ts';

/** Strings of a platform's support calendar, as a function of the platform's display name. */
export const CALENDAR_TEXTS: Record<Locale, (platform: string) => CalendarTexts> = {
  en: (platform) => ({
    name: `Appodeal SDK support: ${platform}`,
    title: (lines) => `Appodeal SDK for ${platform} ${lines}: support ends`,
    description: (lines, newest) =>
      `According to this site's timetable, support for these version lines ends, and they might stop showing ads: ${lines}. Upgrade to the latest release, ${newest}.`,
  }),
  ru: (platform) => ({
    name: `Поддержка Appodeal SDK: ${platform}`,
    title: (lines) => `Appodeal SDK для ${platform} ${lines}: поддержка прекращается`,
    description: (lines, newest) =>
      `Согласно таблице на этом сайте, поддержка версий ${lines} заканчивается, и они могут перестать показывать рекламу. Перейдите на последний релиз\u00a0— ${newest}.`,
  }),
};
