import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {indexProblems} from './indexProblems.ts';
import {currentLocale} from '../../site/locales.ts';
import {englishTwin} from '../../site/pageFiles.ts';

/**
 * Docusaurus plugin: writes `problems.json`, a list of the troubleshooting pages and the guides that explain messages,
 * which only the index of problems imports. Titles and descriptions are in the language of the build. Platforms, phases,
 * and messages are read from the English pages.
 */
export default function problemIndex(context: LoadContext): Plugin {
  return {
    name: 'problem-index',
    async allContentLoaded({allContent, actions}) {
      const sections = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const docs = sections.flatMap(({loadedVersions}) => loadedVersions).flatMap((version) => version.docs);
      const problems = indexProblems(
        docs.map(({source, permalink, title, description, unlisted, draft}) => {
          const file = source.replace(/^@site\//, '');
          const english = englishTwin(file) ?? file;
          return {
            file: english,
            raw: readFileSync(path.join(context.siteDir, english), 'utf8'),
            address: permalink,
            title,
            description,
            isHidden: unlisted || draft,
          };
        }),
        currentLocale(),
      );
      await actions.createData('problems.json', JSON.stringify(problems));
    },
  };
}
