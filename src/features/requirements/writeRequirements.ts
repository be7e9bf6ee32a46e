import type {AfterBuildStep, FinishedBuild} from '../../afterBuild/afterBuildStep.ts';
import {PLATFORMS} from '../../site/sections.ts';

import {requirementsIn} from './requirementsData.ts';
import {requirementsFile} from './requirementsFile.ts';
import {requirementsJson} from './requirementsJson.ts';

/** After-build step: writes the requirements of each platform as JSON. */
export function writeRequirements({baseUrl, siteConfig, allContent, write}: FinishedBuild): AfterBuildStep {
  const requirements = requirementsIn(allContent);
  return {
    finish() {
      for (const platform of PLATFORMS) {
        const data = requirementsJson(
          requirements[platform],
          `${siteConfig.url}${baseUrl}${platform}/requirements`,
        );
        write(requirementsFile(platform), `${JSON.stringify(data, null, 1)}\n`);
      }
    },
  };
}
