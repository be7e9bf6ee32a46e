import type {Locale} from '../site/locales.ts';

const ENGLISH = new Intl.ListFormat('en-US');
const RUSSIAN = new Intl.ListFormat('ru');

interface SiteTexts {
  title: string;
  tagline: string;
  /** The announcement bar. */
  announcement: {
    title: string;
    text: (version: string, platforms: readonly string[]) => string;
    link: string;
  };
}

/** Text that Docusaurus reads from its configuration instead of from translation files. */
export const SITE_TEXTS: Record<Locale, SiteTexts> = {
  en: {
    title: 'Appodeal Help Center',
    tagline: 'Developer documentation for the Appodeal SDK on Android, iOS, and Unity',
    announcement: {
      title: 'Breaking News',
      text: (version, platforms) =>
        `Stable Appodeal SDK ${version} is available for ${ENGLISH.format(platforms)}.`,
      link: 'See what changed',
    },
  },
  ru: {
    title: 'Справочный центр Appodeal',
    tagline: 'Документация для разработчиков: Appodeal SDK для Android, iOS и Unity',
    announcement: {
      title: 'Новый релиз.',
      text: (version, platforms) =>
        `Стабильная версия Appodeal SDK ${version} доступна для ${RUSSIAN.format(platforms)}.`,
      link: 'Что изменилось',
    },
  },
};
