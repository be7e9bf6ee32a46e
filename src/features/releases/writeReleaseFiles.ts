import type {AfterBuildStep, FinishedBuild} from '../../afterBuild/afterBuildStep.ts';
import {currentLocale} from '../../site/locales.ts';
import {PLATFORM_NAMES, PLATFORMS, type Platform} from '../../site/sections.ts';

import {calendarFile} from './calendarFile.ts';
import {FILE_TEXTS} from './fileTexts.ts';
import {releaseFeed, type FeedLabels} from './releaseFeed.ts';
import {releaseFiles, type ReleaseFile} from './releaseFiles.ts';
import {releaseJson} from './releaseJson.ts';
import {RELEASE_LISTS} from './releaseLine.ts';
import {releaseContentOf} from './siteReleases.ts';
import {supportCalendar} from './supportCalendar.ts';

/** English texts of the feeds, by the ids under which components have them; their Russian is in `i18n/ru/code.json`. */
const FEED_TEXTS = {
  'site.changelog.feedTitle': 'Appodeal SDK releases: {platform}',
  'site.changelog.dateOnly':
    "Only the version and release date are known. There may be changes that aren't listed.",
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

/** After-build step: writes the feeds, calendars, and data of releases. They mention no dates but those of the releases. */
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
