import type {Locale} from '../../site/locales.ts';

/** Title and description of the news feeds. */
export const FEED_TEXTS: Record<Locale, {title: string; description: string}> = {
  en: {
    title: 'Appodeal SDK news',
    description: 'Releases of the Appodeal SDK, store rules, and dates that developers must keep.',
  },
  ru: {
    title: 'Новости Appodeal SDK',
    description: 'Релизы Appodeal SDK, правила магазинов приложений и сроки, важные для разработчиков.',
  },
};
