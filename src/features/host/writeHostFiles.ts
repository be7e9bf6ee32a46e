import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {AfterBuildStep, FinishedBuild} from '../../afterBuild/afterBuildStep.ts';
import {releaseContentOf} from '../releases/siteReleases.ts';

import {readEarlierAddresses} from './earlierAddresses.ts';
import {headersFile, inlineScriptHashes, type HeaderSettings} from './headersFile.ts';
import {redirectsFile} from './redirectsFile.ts';
import {siteVersion} from './siteVersion.ts';

/**
 * After-build step: writes what the host and the next deployment read. `_headers` and `_redirects` are made at build
 * because they depend on the settings of the deployment, on the sections and on the inline scripts of the pages;
 * `version.json` says what is running; `assets.json` lists the files with hashed names, which the next deployment keeps.
 * Languages are built one after the other into the same folder; the files are rewritten after each, for
 * everything that is there.
 */
export function writeHostFiles(
  {context: {siteDir}, i18n, outDir, allContent}: FinishedBuild,
  settings: HeaderSettings,
): AfterBuildStep {
  return {
    async finish() {
      const isSubfolder =
        i18n.currentLocale !== i18n.defaultLocale && path.basename(outDir) === i18n.currentLocale;
      const root = isSubfolder ? path.dirname(outDir) : outDir;
      const files = (await readdir(root, {recursive: true})).map((file) => file.split(path.sep).join('/'));
      const hashes = new Set<string>();
      for (const file of files) {
        if (!file.endsWith('.html')) continue;
        for (const hash of inlineScriptHashes(await readFile(path.join(root, file), 'utf8')))
          hashes.add(hash);
      }
      const assets = files.filter((file) => /^(?:[a-z]{2}\/)?assets\/.*\.\w+$/.test(file)).sort();
      const detach = process.env.NETLIFY !== 'true';
      await Promise.all([
        writeFile(path.join(root, '_headers'), headersFile(settings, hashes, {detach})),
        writeFile(
          path.join(root, '_redirects'),
          redirectsFile(settings.BASE_URL, readEarlierAddresses(siteDir)),
        ),
        writeFile(
          path.join(root, 'version.json'),
          `${JSON.stringify(siteVersion(siteDir, releaseContentOf(allContent).latest), null, 2)}\n`,
        ),
        writeFile(path.join(root, 'assets.json'), `${JSON.stringify(assets)}\n`),
      ]);
    },
  };
}
