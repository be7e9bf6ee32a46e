import type {ThemeConfig} from '@docusaurus/preset-classic';

import {releasePost} from '../features/news/releasePost.ts';
import type {LatestRelease} from '../features/releases/loadReleases.ts';
import {newestRelease} from '../features/releases/newestRelease.ts';

import {SITE_TEXTS} from './siteTexts.ts';
import {currentLocale, type Locale} from '../site/locales.ts';
import {PLATFORM_NAMES, type Platform} from '../site/sections.ts';

type AnnouncementBar = NonNullable<ThemeConfig['announcementBar']>;

// An SVG is used because not every system has the emoji.
const LIGHT_BULB =
  '<svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" style="vertical-align:-2px"><path d="M6 11.5c0-1.5-2-2.4-2-5a4 4 0 0 1 8 0c0 2.6-2 3.5-2 5zM6.3 14h3.4"/></svg>';

/**
 * Returns the bar above the navbar, which announces the newest stable release on any platform and lists the platforms
 * that have it. Its id changes with the release and its platforms so that readers who closed the previous announcement
 * see the new one. It links to the post about that release, or else to the changelog of the first platform that has it.
 * @param baseUrl base URL of the language, with a trailing slash.
 * @param root folder that contains the posts.
 */
export function announcementBar(
  latest: Record<Platform, LatestRelease>,
  baseUrl: string,
  {root = process.cwd(), locale}: {root?: string; locale?: Locale} = {},
): AnnouncementBar {
  const {version, platforms} = newestRelease(latest);
  const {announcement} = SITE_TEXTS[locale ?? currentLocale()];
  const target = (releasePost(version, root) ?? `/${platforms[0]}/changelog`).slice(1);
  const text = announcement.text(
    version,
    platforms.map((platform) => PLATFORM_NAMES[platform]),
  );
  return {
    id: ['release', version, ...platforms].join('-'),
    content: `${LIGHT_BULB} <b>${announcement.title}</b> ${text} <a href="${baseUrl}${target}">${announcement.link}</a>`,
    backgroundColor: 'var(--site-announcement-background)',
    textColor: 'var(--site-announcement-text)',
    isCloseable: true,
  };
}
