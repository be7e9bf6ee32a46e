import {writeFileSync} from 'node:fs';
import path from 'node:path';

import type {AfterBuildStep, FinishedBuild} from '../../afterBuild/afterBuildStep.ts';

import {robotsFile} from './robotsFile.ts';

export interface RobotsSettings {
  SITE_URL: string;
  BASE_URL: string;
  PREVIEW: boolean;
}

/** After-build step: writes `robots.txt`, once for all locales, and none for a preview. */
export function writeRobots({i18n, outDir}: FinishedBuild, settings: RobotsSettings): AfterBuildStep {
  return {
    finish() {
      if (settings.PREVIEW || i18n.currentLocale !== i18n.defaultLocale) return;
      writeFileSync(path.join(outDir, 'robots.txt'), robotsFile(settings));
    },
  };
}
