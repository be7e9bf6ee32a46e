import type {PluginConfig} from '@docusaurus/types';
import type {Options} from '@docusaurus/plugin-content-docs';

import type {LatestRelease} from '../features/releases/loadReleases.ts';

import type {SiteEnv} from '../site/env.ts';
import {pageRemarkPlugins} from './pageRemarkPlugins.ts';
import type {Locale} from '../site/locales.ts';
import {pageFile} from '../site/pageFiles.ts';
import {SECTIONS, type Platform, type Section} from '../site/sections.ts';

/** Returns the URL of a page's source in the repository's editor, or undefined if no repository is configured. */
function editUrlFor(section: Section, env: SiteEnv): Options['editUrl'] {
  const {REPOSITORY_URL: repository, REPOSITORY_BRANCH: branch} = env;
  if (!repository) return undefined;
  return ({locale, docPath}) => {
    const file = pageFile({locale: locale as Locale, section: section.id, inside: docPath});
    return `${repository.replace(/\/$/, '')}/edit/${branch}/${file}`;
  };
}

/** Returns one docs instance per section in the table. */
export function docsInstances(
  latest: Record<Platform, LatestRelease>,
  env: SiteEnv,
  {lastUpdate}: {lastUpdate: boolean},
): PluginConfig[] {
  const beforeDefaultRemarkPlugins = pageRemarkPlugins(latest);
  return SECTIONS.map((section: Section) => {
    const label = section.platform ? latest[section.platform].version : section.label.en;
    return [
      '@docusaurus/plugin-content-docs',
      {
        id: section.id,
        path: `docs/${section.id}`,
        routeBasePath: section.id,
        sidebarPath: './sidebars.ts',
        sidebarCollapsible: true,
        sidebarCollapsed: true,
        breadcrumbs: true,
        editUrl: editUrlFor(section, env),
        showLastUpdateTime: lastUpdate,
        lastVersion: 'current',
        versions: {current: {label, badge: section.platform !== undefined}},
        beforeDefaultRemarkPlugins,
      } satisfies Options,
    ];
  });
}
