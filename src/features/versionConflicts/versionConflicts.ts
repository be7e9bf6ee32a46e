import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readMinimums} from '../requirements/minimumsSchema.ts';
import {currentLocale} from '../../site/locales.ts';
import {PLATFORMS} from '../../site/sections.ts';

import {conflictRows, type ConflictData} from './conflictRows.ts';
import {CONFLICTS_FILE, readConflicts} from './conflictsSchema.ts';

/**
 * Docusaurus plugin: writes each platform's pairs of versions, in the language of the build and with the titles of the
 * pages that explain them, to a separate file that only the table imports.
 */
export default function versionConflicts(context: LoadContext): Plugin {
  return {
    name: 'version-conflicts',
    getPathsToWatch: () => [CONFLICTS_FILE],
    async allContentLoaded({allContent, actions}) {
      const instances = Object.values(
        (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>,
      );
      const pages = new Map(
        instances
          .flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs))
          .map(({permalink, title}) => [
            `/${permalink.slice(context.baseUrl.length)}`,
            {title, address: permalink},
          ]),
      );
      const conflicts = readConflicts(context.siteDir);
      const minimums = readMinimums(context.siteDir);
      for (const platform of PLATFORMS) {
        const rows = conflictRows(conflicts, platform, {
          locale: currentLocale(),
          minimums,
          pageOf: (address) => pages.get(address),
        });
        const data: ConflictData = {platform, rows};
        await actions.createData(`${platform}.json`, JSON.stringify(data));
      }
    },
  };
}
