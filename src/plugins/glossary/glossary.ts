import type {LoadContext, Plugin} from '@docusaurus/types';

import {glossaryGroups} from '../../glossary/glossaryGroups.ts';
import {readGlossary} from '../../glossary/readGlossary.ts';
import type {Term} from '../../site/glossarySchema.ts';
import {currentLocale} from '../../site/localized.ts';

/** Docusaurus plugin: offers the glossary in the language that is built to the one page that lists it. */
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
