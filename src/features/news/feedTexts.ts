import type {Locale} from '../../site/locales.ts';

/** Title and description of the news feeds. */
export const FEED_TEXTS: Record<Locale, {title: string; description: string}> = {
  en: {
    title: 'Appodeal SDK news',
    description: 'Appodeal SDK releases, app store rules, and deadlines for developers.',
  },
  ru: {
    title: 'Новости Appodeal SDK',
    description: 'Релизы Appodeal SDK, правила магазинов приложений и сроки, важные для разработчиков.',
  },
};
