import type {ThemeConfig} from '@docusaurus/preset-classic';

import {releasePost} from '../news/releasePost.ts';
import type {LatestRelease} from '../releases/loadReleases.ts';

import {localizedTexts} from './localized.ts';
import type {Platform} from './sections.ts';

type AnnouncementBar = NonNullable<ThemeConfig['announcementBar']>;

// Drawn, because not every system has the emoji.
const LIGHT_BULB =
  '<svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" style="vertical-align:-2px"><path d="M6 11.5c0-1.5-2-2.4-2-5a4 4 0 0 1 8 0c0 2.6-2 3.5-2 5zM6.3 14h3.4"/></svg>';

/**
 * The bar above the navbar announces the newest stable release. Its id holds the version, so that a new release
 * shows it again to those who closed the last one. It leads to the post on that release, or else to the changelog.
 * @param baseUrl base address of the language, with a slash at its end.
 */
export function announcementBar(
  latest: Record<Platform, LatestRelease>,
  baseUrl: string,
  root: string = process.cwd(),
): AnnouncementBar {
  const {version} = latest.unity;
  const texts = localizedTexts();
  const target = (releasePost(version, root) ?? '/android/changelog').slice(1);
  return {
    id: `release-${version}`,
    content: `${LIGHT_BULB} <b>Breaking News</b> ${texts.releaseAvailable(version)} <a href="${baseUrl}${target}">${texts.releaseLink}</a>`,
    backgroundColor: 'var(--site-announcement-background)',
    textColor: 'var(--site-announcement-text)',
    isCloseable: true,
  };
}
