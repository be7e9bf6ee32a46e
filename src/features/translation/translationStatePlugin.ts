import type {LoadContext, Plugin} from '@docusaurus/types';

import {untranslatedRoutes} from '../../site/pageFiles.ts';

/** What the metadata of a page needs to know of translations. Usually an empty list: global data is in the entry script. */
export interface TranslationData {
  /** Addresses, without base address and language, of pages that exist in English only. */
  untranslated: string[];
}

export const PLUGIN_NAME = 'translation-state';

/** Docusaurus plugin: tells components which pages have no Russian text. */
export default function translationState(context: LoadContext): Plugin<TranslationData> {
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => [
      'docs/**/*.mdx',
      'blog/*.mdx',
      'i18n/ru/docusaurus-plugin-content-{docs-*,blog}/**/*.mdx',
    ],
    loadContent: () => ({untranslated: untranslatedRoutes(context.siteDir)}),
    contentLoaded: ({content, actions}) => actions.setGlobalData(content),
  };
}
