import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {headersFile, inlineScriptHashes, type HeaderSettings} from '../../site/headersFile.ts';

/**
 * Docusaurus plugin: writes `_headers` for the static host. It is made at build because it depends on the settings of
 * the deployment and on the inline scripts of the pages. Languages are built one after the other into the same folder;
 * the file is written anew after each, for all pages that are there.
 */
export default function hostHeaders({i18n}: LoadContext, settings: HeaderSettings): Plugin {
  return {
    name: 'host-headers',
    async postBuild({outDir}) {
      const isSubfolder =
        i18n.currentLocale !== i18n.defaultLocale && path.basename(outDir) === i18n.currentLocale;
      const root = isSubfolder ? path.dirname(outDir) : outDir;
      const hashes = new Set<string>();
      for (const file of await readdir(root, {recursive: true})) {
        if (!file.endsWith('.html')) continue;
        for (const hash of inlineScriptHashes(await readFile(path.join(root, file), 'utf8')))
          hashes.add(hash);
      }
      const detach = process.env.NETLIFY !== 'true';
      await writeFile(path.join(root, '_headers'), headersFile(settings, hashes, {detach}));
    },
  };
}
