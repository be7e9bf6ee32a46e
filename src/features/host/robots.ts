import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {robotsFile} from './robotsFile.ts';

/** Docusaurus plugin: writes `robots.txt`, once for both languages, and none for a preview. */
export default function robots(
  {i18n}: LoadContext,
  settings: {SITE_URL: string; BASE_URL: string; PREVIEW: boolean},
): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      if (settings.PREVIEW || i18n.currentLocale !== i18n.defaultLocale) return;
      await writeFile(path.join(outDir, 'robots.txt'), robotsFile(settings));
    },
  };
}
