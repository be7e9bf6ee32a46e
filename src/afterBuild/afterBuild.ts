import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {addPageScripts} from '../clientBundle/addPageScripts.ts';
import {writeHostFiles} from '../features/host/writeHostFiles.ts';
import type {HeaderSettings} from '../features/host/headersFile.ts';
import {writeRobots, type RobotsSettings} from '../features/host/writeRobots.ts';
import {writeMarkdown} from '../features/markdown/writeMarkdown.ts';
import {addPageMetadata} from '../features/metadata/addPageMetadata.ts';
import {writeReleaseFiles} from '../features/releases/writeReleaseFiles.ts';
import {writeRequirements} from '../features/requirements/writeRequirements.ts';
import {writeSearchIndex} from '../features/search/writeSearchIndex.ts';

import type {AfterBuildStep, FinishedBuild} from './afterBuildStep.ts';
import {runSteps} from './runSteps.ts';

interface Options {
  settings: HeaderSettings & RobotsSettings;
  /** The organization that publishes the site, for structured data. */
  publisher: {name: string; url: string};
}

/** Returns all steps in order: first those that complete the pages, then those that read them. */
const steps = (build: FinishedBuild, {settings, publisher}: Options): AfterBuildStep[] => [
  addPageScripts(build),
  addPageMetadata(build, publisher),
  writeMarkdown(build),
  writeSearchIndex(build),
  writeReleaseFiles(build),
  writeRequirements(build),
  writeRobots(build, settings),
  // Must be last because it lists the files and hashes the inline scripts of all pages.
  writeHostFiles(build, settings),
];

/** Docusaurus plugin: creates everything that is derived from the built pages, in one ordered list of steps. */
export default function afterBuild(context: LoadContext, options: Options): Plugin {
  let allContent: FinishedBuild['allContent'] = {};
  return {
    name: 'after-build',
    allContentLoaded(content) {
      ({allContent} = content);
    },
    async postBuild({outDir, baseUrl, siteConfig, i18n}) {
      const write = (file: string, text: string): void => {
        const target = path.join(outDir, file);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, text);
      };
      const build = {context, outDir, baseUrl, siteConfig, i18n, allContent, write};
      const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      await runSteps(steps(build, options), outDir, others);
    },
  };
}
