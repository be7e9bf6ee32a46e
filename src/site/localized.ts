import type {LlmsTexts} from '../markdown/llmsFiles.ts';
import type {CalendarTexts} from '../releases/supportCalendar.ts';

/** Texts of the announcement bar. */
interface AnnouncementTexts {
  title: string;
  text: (version: string, platforms: readonly string[]) => string;
  link: string;
}

// British English: no comma before "and".
const BRITISH = new Intl.ListFormat('en-GB');
const RUSSIAN = new Intl.ListFormat('ru');

/** Texts of the configuration that are not in translation files because Docusaurus reads them from the config itself. */
const TEXTS = {
  en: {
    title: 'Appodeal Help Center',
    tagline: 'Developer documentation for the Appodeal SDK on Android, iOS and Unity',
    announcement: {
      title: 'Breaking News',
      text: (version, platforms) =>
        `Stable Appodeal SDK ${version} is available for ${BRITISH.format(platforms)}.`,
      link: 'See what changed',
    } satisfies AnnouncementTexts,
    feedDescription: (platform: string) =>
      `New versions of the Appodeal SDK and what changed in them: ${platform}`,
    llms: {
      versions: 'Newest stable releases of the SDK',
      twins: 'Every page is also Markdown, at its address with `.md` at the end.',
      full: 'All pages in one file',
      otherLanguage: 'The same in Russian',
      overview: 'Overview',
      news: 'News',
      releases: 'Release data',
      releaseData: (platform: string) => `All known releases for ${platform} as JSON.`,
    } satisfies LlmsTexts,
    news: {
      feedTitle: 'Appodeal SDK news',
      feedDescription: 'Releases of the Appodeal SDK, store rules, and dates that developers must keep.',
    },
    calendar: (platform: string): CalendarTexts => ({
      name: `Support of the Appodeal SDK: ${platform}`,
      title: (lines) => `Appodeal SDK for ${platform} ${lines}: support ends`,
      description: (lines, newest) =>
        `From this day on these version lines get no fixes and may stop showing ads: ${lines}. Move to the newest release, ${newest}.`,
    }),
  },
  ru: {
    title: 'Справочный центр Appodeal',
    tagline: 'Документация для разработчиков: Appodeal SDK для Android, iOS и Unity',
    announcement: {
      title: 'Новый релиз.',
      text: (version, platforms) =>
        `Стабильная версия Appodeal SDK ${version} доступна для ${RUSSIAN.format(platforms)}.`,
      link: 'Что изменилось',
    } satisfies AnnouncementTexts,
    feedDescription: (platform: string) => `Новые версии Appodeal SDK и изменения в них: ${platform}`,
    llms: {
      versions: 'Последние стабильные релизы SDK',
      twins: 'Каждая страница доступна и в формате Markdown по тому же адресу с `.md` на конце.',
      full: 'Все страницы одним файлом',
      otherLanguage: 'Английская версия',
      overview: 'Обзор',
      news: 'Новости',
      releases: 'Данные о релизах',
      releaseData: (platform: string) => `Все известные релизы для ${platform} в формате JSON.`,
    } satisfies LlmsTexts,
    news: {
      feedTitle: 'Новости Appodeal SDK',
      feedDescription: 'Релизы Appodeal SDK, правила магазинов приложений и сроки, важные для разработчиков.',
    },
    calendar: (platform: string): CalendarTexts => ({
      name: `Поддержка Appodeal SDK: ${platform}`,
      title: (lines) => `Appodeal SDK для ${platform} ${lines}: поддержка прекращается`,
      description: (lines, newest) =>
        `С этого дня версии ${lines} не получают исправлений, и реклама в них может перестать показываться. Перейдите на последний релиз ${newest}.`,
    }),
  },
};

/** Languages of the site, the default one first, with the label of each in the language menu. */
export const LOCALE_CONFIGS = {
  en: {label: 'English', htmlLang: 'en'},
  ru: {label: 'Русский', htmlLang: 'ru'},
} as const satisfies Record<keyof typeof TEXTS, {label: string; htmlLang: string}>;

export type Locale = keyof typeof LOCALE_CONFIGS;
export const LOCALES = Object.keys(LOCALE_CONFIGS) as Locale[];

/** Locale of the running build; the default one outside a build. Docusaurus sets the variable for each locale that it builds. */
export function currentLocale(): Locale {
  return process.env.DOCUSAURUS_CURRENT_LOCALE === 'ru' ? 'ru' : 'en';
}

/** Configuration texts of one locale. */
export function localizedTexts(locale: Locale = currentLocale()): (typeof TEXTS)['en'] {
  return TEXTS[locale];
}
