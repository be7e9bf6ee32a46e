import {NEWS} from '../../../site/postFile.ts';
import type {Locale} from '../../../site/locales.ts';
import {SECTIONS, type Section} from '../../../site/sections.ts';

const NEWS_SECTION: Pick<Section, 'id' | 'label'> = {id: NEWS, label: {en: 'News', ru: 'Новости'}};

/**
 * Returns the names of the sections for the results and the section filter, keyed by ID, in alphabetical order of the
 * IDs.
 */
export function sectionLabels(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    [...SECTIONS, NEWS_SECTION]
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({id, label}) => [id, label[locale]]),
  );
}
