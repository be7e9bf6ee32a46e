import type {Locale} from '../../site/locales.ts';

import type {CalendarTexts} from './supportCalendar.ts';

interface FileTexts {
  /** Description of the feeds. */
  feedDescription: string;
  calendar: CalendarTexts;
}

/** Texts of the feeds and calendars of a platform, by its display name. */
export const FILE_TEXTS: Record<Locale, (platform: string) => FileTexts> = {
  en: (platform) => ({
    feedDescription: `New versions of the Appodeal SDK and what changed in them: ${platform}`,
    calendar: {
      name: `Support of the Appodeal SDK: ${platform}`,
      title: (lines) => `Appodeal SDK for ${platform} ${lines}: support ends`,
      description: (lines, newest) =>
        `According to this site's timetable, support of these version lines ends, and they may stop showing ads: ${lines}. Move to the newest release, ${newest}.`,
    },
  }),
  ru: (platform) => ({
    feedDescription: `Новые версии Appodeal SDK и изменения в них: ${platform}`,
    calendar: {
      name: `Поддержка Appodeal SDK: ${platform}`,
      title: (lines) => `Appodeal SDK для ${platform} ${lines}: поддержка прекращается`,
      description: (lines, newest) =>
        `По таблице на этом сайте, поддержка версий ${lines} заканчивается, и реклама в них может перестать показываться. Перейдите на последний релиз ${newest}.`,
    },
  }),
};
