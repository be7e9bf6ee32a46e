import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import {loadReleases} from '../releases/loadReleases.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

import {COMPONENTS_FILE, readComponents} from './components.ts';
import {MINIMUMS_FILE, readMinimums} from './minimumsSchema.ts';
import {requirementsOf, type Requirements} from './requirements.ts';

const PLUGIN_NAME = 'requirements';

type Content = Record<Platform, Requirements>;

/** Returns the requirements of each platform. */
function loadRequirements(root: string): Content {
  const releases = loadReleases(root);
  const minimums = readMinimums(root);
  const components = readComponents(root);
  return Object.fromEntries(
    PLATFORMS.map((platform) => [
      platform,
      requirementsOf(platform, releases[platform], minimums, components),
    ]),
  ) as Content;
}

/** Returns what the plugin has loaded, from the content of all plugins. */
export const requirementsIn = (allContent: AllContent): Content =>
  allContent[PLUGIN_NAME]?.default as Content;

/** Docusaurus plugin: provides the page of each platform with its table. */
export default function requirementsData(context: LoadContext): Plugin<Content> {
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => [MINIMUMS_FILE, COMPONENTS_FILE, 'changelogs/*.json'],
    loadContent: () => loadRequirements(context.siteDir),
    async contentLoaded({content, actions}) {
      for (const platform of PLATFORMS) {
        await actions.createData(`table/${platform}.json`, JSON.stringify(content[platform]));
      }
    },
  };
}
