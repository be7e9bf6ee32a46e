import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadMediation} from './loadMediation.ts';
import type {MediationData} from './mediationSchema.ts';
import {platformMediation} from './platformMediation.ts';
import {PLATFORMS} from '../../site/sections.ts';

/**
 * Docusaurus plugin: validates `mediation/` and writes each platform's data to a separate file, which only the pages
 * with that platform's configurator import.
 */
export default function mediationData(context: LoadContext): Plugin<MediationData> {
  return {
    name: 'mediation-data',
    getPathsToWatch: () => ['mediation/*.json'],
    loadContent: () => loadMediation(context.siteDir),
    async contentLoaded({content, actions}) {
      for (const platform of PLATFORMS) {
        await actions.createData(`${platform}.json`, JSON.stringify(platformMediation(content, platform)));
      }
    },
  };
}
