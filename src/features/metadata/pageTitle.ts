import type {Locale} from '../../site/locales.ts';
import {platformOf} from '../../site/platformOf.ts';
import {PLATFORM_NAMES, type Section} from '../../site/sections.ts';

/**
 * Returns the title of a documentation page for browser tabs, search results, and social networks, which don't show the
 * sidebar. It includes the section, and the platform if the section covers several. Example: `Banner – Android SDK`.
 * @param path URL path of the page, with or without base URL and locale.
 */
export function pageTitle(
  title: string,
  {section, locale, path}: {section: Section; locale: Locale; path: string},
): string {
  const label = section.label[locale];
  const platform =
    section.platform === undefined ? platformOf(path.replace(`/${section.id}`, '')) : undefined;
  const context = [platform && PLATFORM_NAMES[platform], label].filter(Boolean).join(', ');
  return title === label ? title : `${title} – ${context}`;
}
