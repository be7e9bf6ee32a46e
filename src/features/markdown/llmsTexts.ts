import type {Locale} from '../../site/locales.ts';

import type {LlmsTexts} from './llmsFiles.ts';

/** Strings in `llms.txt`. */
export const LLMS_TEXTS: Record<Locale, LlmsTexts> = {
  en: {
    versions: 'Latest stable releases of the SDK',
    markdown: 'Every page is also available as Markdown. Add `.md` to its URL.',
    full: 'All pages in one file',
    otherLanguage: 'Russian version',
    overview: 'Overview',
    news: 'News',
    releases: 'Release data',
    releaseData: (platform) => `All known releases for ${platform} as JSON.`,
  },
  ru: {
    versions: 'Последние стабильные релизы SDK',
    markdown: 'Каждая страница доступна и в формате Markdown по тому же адресу с `.md` на конце.',
    full: 'Все страницы одним файлом',
    otherLanguage: 'Английская версия',
    overview: 'Обзор',
    news: 'Новости',
    releases: 'Данные о релизах',
    releaseData: (platform) => `Все известные релизы для ${platform} в формате JSON.`,
  },
};
