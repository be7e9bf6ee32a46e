import type {LoadContext, Plugin} from '@docusaurus/types';

import {untranslatedRoutes} from '../../site/pageFiles.ts';

/** Translation data for the metadata of pages. The list must stay short, because global data is in the entry script. */
export interface TranslationData {
  /** Paths, without base URL and language, of pages that exist only in English. */
  untranslated: string[];
}

const PLUGIN_NAME = 'translation-state';

/** Docusaurus plugin: provides components with the list of pages that have no Russian translation. */
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
