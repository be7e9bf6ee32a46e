import type {LoadContext, Plugin} from '@docusaurus/types';

import {glossaryGroups} from './glossaryGroups.ts';
import {readGlossary} from './readGlossary.ts';
import type {Term} from './glossarySchema.ts';
import {currentLocale} from '../../site/locales.ts';

/** Docusaurus plugin: provides the glossary, in the language of the build, to the page that lists it. */
export default function glossary(context: LoadContext): Plugin<Term[]> {
  return {
    name: 'glossary',
    getPathsToWatch: () => ['glossary/terms.json'],
    loadContent: () => readGlossary(context.siteDir),
    async contentLoaded({content, actions}) {
      await actions.createData('groups.json', JSON.stringify(glossaryGroups(content, currentLocale())));
    },
  };
}
