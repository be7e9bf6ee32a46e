import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestReleases, loadReleases, type LatestRelease, type ReleaseData} from './loadReleases.ts';
import {calendarFile} from './calendarFile.ts';
import {changelogEntry, type ChangelogData} from './changelogEntry.ts';
import {latestStable} from './latestStable.ts';
import {loadReleaseTexts} from './loadReleaseTexts.ts';
import {loadUpgradeSteps} from './loadUpgradeSteps.ts';
import {RELEASE_LISTS} from './releaseLine.ts';
import {releaseFeed, type FeedLabels} from './releaseFeed.ts';
import {releaseFiles, type ReleaseFile} from './releaseFiles.ts';
import {releaseJson} from './releaseJson.ts';
import {isoDate} from './releaseDate.ts';
import {supportCalendar} from './supportCalendar.ts';
import {readSupportPolicy, type SupportPolicy} from './supportPolicy.ts';
import {upgradeGaps, type UpgradeGap} from './upgradeGaps.ts';
import {versionLines, type Timetable} from './versionLines.ts';
import {FILE_TEXTS} from './fileTexts.ts';
import {currentLocale} from '../../site/locales.ts';
import {PLATFORM_NAMES, PLATFORMS, type Platform} from '../../site/sections.ts';

/** What every page may need of the releases. Kept tiny: global data is part of the entry script. */
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

function timetables(releases: ReleaseData, policy: SupportPolicy): TimetableData {
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

/** English texts of the feeds, by the ids under which components have them; their Russian is in `i18n/ru/code.json`. */
const FEED_TEXTS = {
  'site.changelog.feedTitle': 'Appodeal SDK releases: {platform}',
  'site.changelog.dateOnly':
    'Only the version and its date are known. That nothing is listed does not mean that nothing changed.',
  'site.release.features': 'Features',
  'site.release.fixes': 'Fixed Issues',
  'site.release.adapters': 'Ships with',
  'site.release.adapterChanges': 'Adapters',
  'site.release.deprecations': 'Deprecations',
};

function feedLabels(platform: Platform, translations: Readonly<Record<string, string>>): FeedLabels {
  const text = (id: keyof typeof FEED_TEXTS) =>
    (translations[id] ?? FEED_TEXTS[id]).replace('{platform}', PLATFORM_NAMES[platform]);
  return {
    title: text('site.changelog.feedTitle'),
    description: FILE_TEXTS[currentLocale()](PLATFORM_NAMES[platform]).feedDescription,
    noNotes: text('site.changelog.dateOnly'),
    lists: Object.fromEntries(
      RELEASE_LISTS.map((list) => [
        list,
        text(
          list === 'adapters' && platform === 'unity'
            ? 'site.release.adapterChanges'
            : `site.release.${list}`,
        ),
      ]),
    ) as FeedLabels['lists'],
  };
}

/** Release data as the pages of the running locale show them. */
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

function write(outDir: string, file: string, text: string): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

/** Docusaurus plugin: checks `changelogs/` and offers the newest releases and the version lines to components. */
export default function siteReleases(context: LoadContext): Plugin<ReleaseData> {
  return {
    name: 'site-releases',
    getPathsToWatch: () => [
      'changelogs/**/*.json',
      ...PLATFORMS.map((platform) => `docs/${platform}/upgrade-guide.mdx`),
    ],
    loadContent: () => loadReleases(context.siteDir),
    async contentLoaded({content, actions}) {
      const latest = latestReleases(content);
      actions.setGlobalData({latest} satisfies SiteReleases);
      const lines = timetables(content, readSupportPolicy(context.siteDir));
      await actions.createData('version-lines.json', JSON.stringify(lines));

      const changelogs = changelogData(content, context.siteDir);
      for (const platform of PLATFORMS) {
        const steps = loadUpgradeSteps(context.siteDir, platform, currentLocale(), latest);
        await actions.createData(`changelog-${platform}.json`, JSON.stringify(changelogs[platform]));
        await actions.createData(`upgrade-${platform}.json`, JSON.stringify(steps));
        const names = content[platform].map(({name}) => name);
        const gaps: UpgradeGapData = {platform, gaps: upgradeGaps(names, steps)};
        await actions.createData(`upgrade-gaps/${platform}.json`, JSON.stringify(gaps));
      }
    },
    // For programs: feeds, calendars, and the data themselves. They name no day but those of the releases.
    postBuild({content, outDir, siteConfig: {url, baseUrl}}) {
      const site = url + baseUrl;
      const changelogs = changelogData(content, context.siteDir);
      const lines = timetables(content, readSupportPolicy(context.siteDir));
      for (const platform of PLATFORMS) {
        write(
          outDir,
          calendarFile(platform),
          supportCalendar(lines[platform].lines, {
            platform,
            url: `${site}${platform}/sdk-deprecation-policy`,
            texts: FILE_TEXTS[currentLocale()](PLATFORM_NAMES[platform]).calendar,
          }),
        );
        const {latest, entries} = changelogs[platform];
        const data = releaseJson(entries, {
          platform,
          language: currentLocale(),
          url: `${site}${platform}/changelog`,
          latest,
        });
        const files = Object.fromEntries(
          releaseFiles(platform).map(({kind, path: file}) => [kind, file]),
        ) as Record<ReleaseFile['kind'], string>;
        const feed = releaseFeed(data, {
          labels: feedLabels(platform, context.codeTranslations),
          site,
          links: {rss: site + files.rss, atom: site + files.atom, json: site + files.feed},
        });
        const texts = {
          rss: feed.rss2(),
          atom: feed.atom1(),
          feed: feed.json1(),
          data: `${JSON.stringify(data, null, 1)}\n`,
        };
        for (const {kind, path: file} of releaseFiles(platform)) {
          write(outDir, file, texts[kind]);
        }
      }
      return Promise.resolve();
    },
    // The build writes the changelogs into their pages; the browser gets a module without them.
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
