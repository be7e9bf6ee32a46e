import type {AfterBuildStep, FinishedBuild} from '../../afterBuild/afterBuildStep.ts';
import {currentLocale} from '../../site/locales.ts';
import {PLATFORM_NAMES, PLATFORMS} from '../../site/sections.ts';

import {calendarFile} from './calendarFile.ts';
import {CALENDAR_TEXTS} from './calendarTexts.ts';
import {releaseFeed} from './releaseFeed.ts';
import {feedLabels} from './releaseFeedTexts.ts';
import {releaseFiles, type ReleaseFile} from './releaseFiles.ts';
import {releaseJson} from './releaseJson.ts';
import {releaseContentOf} from './siteReleases.ts';
import {supportCalendar} from './supportCalendar.ts';

/**
 * After-build step: writes the feeds, calendars, and data of releases. The only dates in them are those of the
 * releases.
 */
export function writeReleaseFiles({
  context,
  baseUrl,
  siteConfig,
  allContent,
  write,
}: FinishedBuild): AfterBuildStep {
  const {changelogs, timetables} = releaseContentOf(allContent);
  const site = siteConfig.url + baseUrl;
  return {
    finish() {
      for (const platform of PLATFORMS) {
        write(
          calendarFile(platform),
          supportCalendar(timetables[platform].lines, {
            platform,
            url: `${site}${platform}/sdk-deprecation-policy`,
            texts: CALENDAR_TEXTS[currentLocale()](PLATFORM_NAMES[platform]),
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
          releaseFiles(platform).map(({kind, path}) => [kind, path]),
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
        for (const {kind, path} of releaseFiles(platform)) write(path, texts[kind]);
      }
    },
  };
}
