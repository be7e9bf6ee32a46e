import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {FinishedBuild} from './afterBuildStep.ts';
import type {StepOptions} from './afterBuildSteps.ts';

/** Docusaurus plugin: creates everything that is derived from the built pages, in one ordered list of steps. */
export default function afterBuild(context: LoadContext, options: StepOptions): Plugin {
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
      // Loaded here because `npm start` doesn't need their libraries.
      const [{afterBuildSteps}, {runSteps}] = await Promise.all([
        import('./afterBuildSteps.ts'),
        import('./runSteps.ts'),
      ]);
      await runSteps(afterBuildSteps(build, options), outDir, others);
    },
  };
}
