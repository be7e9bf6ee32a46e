import type {AfterBuildStep, FinishedBuild} from '../../afterBuild/afterBuildStep.ts';

import {robotsFile} from './robotsFile.ts';

export interface RobotsSettings {
  SITE_URL: string;
  BASE_URL: string;
  PREVIEW: boolean;
}

/** After-build step: writes `robots.txt` once for all locales, but not for a preview. */
export function writeRobots({i18n, write}: FinishedBuild, settings: RobotsSettings): AfterBuildStep {
  return {
    finish() {
      if (settings.PREVIEW || i18n.currentLocale !== i18n.defaultLocale) return;
      write('robots.txt', robotsFile(settings));
    },
  };
}
