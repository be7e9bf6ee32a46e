import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadMediation} from '../mediation/loadMediation.ts';
import {platformMediation, type PlatformMediation} from '../mediation/platformMediation.ts';
import {loadReleases} from '../releases/loadReleases.ts';
import {readSupportPolicy} from '../releases/supportPolicy.ts';
import {timetablesOf} from '../releases/siteReleases.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

import type {CheckData} from './checkData.ts';
import {MINIMUMS_FILE, readMinimums} from '../requirements/minimumsSchema.ts';

/** Returns the data for the rules. */
function loadCheckData(root: string): CheckData {
  const releases = loadReleases(root);
  const mediation = loadMediation(root);
  const sdks = releases.unity.flatMap(({name, sdks: native}) => {
    const {android, ios} = native ?? {};
    if (!android && !ios) return [];
    return [[name, {...(android && {android}), ...(ios && {ios})}] as const];
  });
  return {
    releases: timetablesOf(releases, readSupportPolicy(root)),
    mediation: Object.fromEntries(
      PLATFORMS.map((platform) => [platform, platformMediation(mediation, platform)]),
    ) as Record<Platform, PlatformMediation>,
    minimums: readMinimums(root),
    unitySdks: Object.fromEntries(sdks),
  };
}

/** Docusaurus plugin: writes the data for the rules, which only the worker of the project check imports. */
export default function projectCheckData(context: LoadContext): Plugin {
  return {
    name: 'project-check',
    getPathsToWatch: () => [MINIMUMS_FILE, 'changelogs/*.json', 'mediation/*.json'],
    async contentLoaded({actions}) {
      await actions.createData('check-data.json', JSON.stringify(loadCheckData(context.siteDir)));
    },
  };
}
