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

/** Options of the steps. */
export interface StepOptions {
  settings: HeaderSettings & RobotsSettings;
  /** The organization that publishes the site, for structured data. */
  publisher: {name: string; url: string};
}

/** Returns all steps in order: first those that complete the pages, then those that read them. */
export const afterBuildSteps = (
  build: FinishedBuild,
  {settings, publisher}: StepOptions,
): AfterBuildStep[] => [
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
