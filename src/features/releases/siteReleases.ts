import path from 'node:path';

import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import {currentLocale} from '../../site/locales.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

import {changelogEntry, type ChangelogData} from './changelogEntry.ts';
import {latestStable} from './latestStable.ts';
import {latestReleases, loadReleases, type LatestRelease, type ReleaseData} from './loadReleases.ts';
import {loadReleaseTexts} from './loadReleaseTexts.ts';
import {isoDate} from './releaseDate.ts';
import {readSupportPolicy, type SupportPolicy} from './supportPolicy.ts';
import {upgradeGaps, type UpgradeGap} from './upgradeGaps.ts';
import {readUpgradeGuide, upgradeSteps} from './upgradeGuide.ts';
import {versionLines, type Timetable} from './versionLines.ts';

/** Release data for every page. It must stay small because global data is part of the entry script. */
export interface SiteReleases {
  latest: Record<Platform, LatestRelease>;
}

/** Content of `version-lines.json`, which only the timetable imports. */
export type TimetableData = Record<Platform, Timetable>;

/** Content of `upgrade-gaps/<platform>.json`, which only upgrade guides import. */
export interface UpgradeGapData {
  platform: Platform;
  gaps: UpgradeGap[];
}

/** Returns the version lines of each platform. */
export function timetablesOf(releases: ReleaseData, policy: SupportPolicy): TimetableData {
  return Object.fromEntries(
    PLATFORMS.map((platform): [Platform, Timetable] => [
      platform,
      {
        lines: versionLines(releases[platform], policy, policy.announced[platform]),
        versions: releases[platform].map(({name}) => name),
        asOf: isoDate(latestStable(releases[platform]).date) ?? policy.supportStart,
      },
    ]),
  ) as TimetableData;
}

/** Returns the release data for the pages of the current locale. */
function changelogData(releases: ReleaseData, siteDir: string): Record<Platform, ChangelogData> {
  const texts = currentLocale() === 'ru' ? loadReleaseTexts(siteDir) : null;
  return Object.fromEntries(
    PLATFORMS.map((platform): [Platform, ChangelogData] => [
      platform,
      {
        latest: latestStable(releases[platform]).name,
        entries: releases[platform].map((release) => changelogEntry(release, texts?.[platform] ?? null)),
      },
    ]),
  ) as Record<Platform, ChangelogData>;
}

/** Content of the plugin, loaded once per build and locale. */
export interface ReleaseContent {
  releases: ReleaseData;
  latest: SiteReleases['latest'];
  changelogs: Record<Platform, ChangelogData>;
  timetables: TimetableData;
}

const PLUGIN_NAME = 'site-releases';

/** Returns what the plugin has loaded for the current locale, from the content of all plugins. */
export const releaseContentOf = (allContent: AllContent): ReleaseContent =>
  allContent[PLUGIN_NAME]?.default as ReleaseContent;

/** Docusaurus plugin: validates `changelogs/` and provides the newest releases and the version lines to components. */
export default function siteReleases(context: LoadContext): Plugin<ReleaseContent> {
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => [
      'changelogs/**/*.json',
      ...PLATFORMS.map((platform) => `docs/${platform}/upgrade-guide.mdx`),
    ],
    loadContent() {
      const releases = loadReleases(context.siteDir);
      return {
        releases,
        latest: latestReleases(releases),
        changelogs: changelogData(releases, context.siteDir),
        timetables: timetablesOf(releases, readSupportPolicy(context.siteDir)),
      };
    },
    async contentLoaded({content: {releases, latest, changelogs, timetables}, actions}) {
      actions.setGlobalData({latest} satisfies SiteReleases);
      await actions.createData('version-lines.json', JSON.stringify(timetables));
      for (const platform of PLATFORMS) {
        const steps = upgradeSteps(readUpgradeGuide(context.siteDir, platform, currentLocale(), latest));
        await actions.createData(`changelog-${platform}.json`, JSON.stringify(changelogs[platform]));
        await actions.createData(`upgrade-${platform}.json`, JSON.stringify(steps));
        const names = releases[platform].map(({name}) => name);
        const gaps: UpgradeGapData = {platform, gaps: upgradeGaps(names, steps)};
        await actions.createData(`upgrade-gaps/${platform}.json`, JSON.stringify(gaps));
      }
    },
    // The build writes the changelogs into their pages, so the browser gets a module without them.
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@site-changelog-markup': path.join(
            context.siteDir,
            `src/features/releases/ChangelogList/changelogMarkup.${isServer ? 'server.tsx' : 'client.ts'}`,
          ),
        },
      },
    }),
  };
}
