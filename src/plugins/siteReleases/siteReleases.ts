import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';

import {
  latestReleases,
  loadReleases,
  type LatestRelease,
  type ReleaseData,
} from '../../releases/loadReleases.ts';
import {changelogEntry, type ChangelogData} from '../../releases/changelogEntry.ts';
import {latestStable} from '../../releases/latestStable.ts';
import {loadReleaseTexts} from '../../releases/loadReleaseTexts.ts';
import {loadUpgradeSteps} from '../../releases/loadUpgradeSteps.ts';
import {versionLines, type VersionLine} from '../../releases/versionLines.ts';
import {currentLocale} from '../../site/localized.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

/** What every page may need of the releases. Kept tiny: global data is part of the entry script. */
export interface SiteReleases {
  latest: Record<Platform, LatestRelease>;
}

/** Content of `version-lines.json`, which only the timetable imports. */
export type VersionLineData = Record<Platform, VersionLine[]>;

const policySchema = z.strictObject({
  /** Why each setting has its value; shown to nobody. */
  about: z.string(),
  supportStart: z.iso.date(),
});

function readSupportStart(root: string): string {
  const file = 'changelogs/support-policy.json';
  const result = policySchema.safeParse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  if (!result.success) {
    throw new Error(
      result.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  return result.data.supportStart;
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
      actions.setGlobalData({latest: latestReleases(content)} satisfies SiteReleases);
      const supportStart = readSupportStart(context.siteDir);
      const lines = Object.fromEntries(
        PLATFORMS.map((platform) => [platform, versionLines(content[platform], supportStart)]),
      ) as VersionLineData;
      await actions.createData('version-lines.json', JSON.stringify(lines));

      const locale = currentLocale();
      const texts = locale === 'ru' ? loadReleaseTexts(context.siteDir) : null;
      for (const platform of PLATFORMS) {
        const data: ChangelogData = {
          latest: latestStable(content[platform]).name,
          entries: content[platform].map((release) => changelogEntry(release, texts?.[platform] ?? null)),
        };
        const steps = loadUpgradeSteps(context.siteDir, platform, locale, latestReleases(content));
        await actions.createData(`changelog-${platform}.json`, JSON.stringify(data));
        await actions.createData(`upgrade-${platform}.json`, JSON.stringify(steps));
      }
    },
    // The build writes the changelogs into their pages; the browser gets a module without them.
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@site-changelog-markup': path.join(
            context.siteDir,
            `src/components/ChangelogList/changelogMarkup.${isServer ? 'server.tsx' : 'client.ts'}`,
          ),
        },
      },
    }),
  };
}
