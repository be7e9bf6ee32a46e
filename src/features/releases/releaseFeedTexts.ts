import {currentLocale, type Locale} from '../../site/locales.ts';
import {PLATFORM_NAMES, type Platform} from '../../site/sections.ts';

import type {FeedLabels} from './releaseFeed.ts';
import {RELEASE_LISTS} from './releaseLine.ts';

/**
 * English messages that the feeds share with components, by ID. The Russian translations are in `i18n/ru/code.json`.
 * Components repeat the English messages because Docusaurus extracts only literals.
 */
export const SHARED_TEXTS = {
  'site.changelog.feedTitle': 'Appodeal SDK releases: {platform}',
  'site.changelog.dateOnly':
    "Only the version and release date are known. There might be changes that aren't listed.",
  'site.release.features': 'Features',
  'site.release.fixes': 'Fixed Issues',
  'site.release.adapters': 'Ships with',
  'site.release.adapterChanges': 'Adapters',
  'site.release.deprecations': 'Deprecations',
};

const DESCRIPTION: Record<Locale, string> = {
  en: 'New versions of the Appodeal SDK and what changed in them',
  ru: 'Новые версии Appodeal SDK и изменения в них',
};

/**
 * Returns the strings of a platform's feeds in the language of the build.
 * @param translations messages of components in the language of the build, by ID. Doesn't contain English messages.
 */
export function feedLabels(platform: Platform, translations: Readonly<Record<string, string>>): FeedLabels {
  const name = PLATFORM_NAMES[platform];
  const text = (id: keyof typeof SHARED_TEXTS) =>
    (translations[id] ?? SHARED_TEXTS[id]).replace('{platform}', name);
  return {
    title: text('site.changelog.feedTitle'),
    description: `${DESCRIPTION[currentLocale()]}: ${name}`,
    noNotes: text('site.changelog.dateOnly'),
    lists: Object.fromEntries(
      RELEASE_LISTS.map((list) => [
        list,
        text(
          list === 'adapters' && platform !== 'android'
            ? 'site.release.adapterChanges'
            : `site.release.${list}`,
        ),
      ]),
    ) as FeedLabels['lists'],
  };
}
