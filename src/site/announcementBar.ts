import type {ThemeConfig} from '@docusaurus/preset-classic';

import type {LatestRelease} from '../releases/loadReleases.ts';

import {localizedTexts} from './localized.ts';
import type {Platform} from './sections.ts';

type AnnouncementBar = NonNullable<ThemeConfig['announcementBar']>;

/**
 * The bar above the navbar announces the newest stable release. Its id holds the version, so that a new release
 * shows it again to those who closed the last one.
 */
export function announcementBar(latest: Record<Platform, LatestRelease>, baseUrl: string): AnnouncementBar {
  const {version} = latest.unity;
  const texts = localizedTexts();
  return {
    id: `release-${version}`,
    content: `<span aria-hidden="true">💡</span> <b>Breaking News</b> ${texts.releaseAvailable(version)} <a href="${baseUrl}android/changelog">${texts.releaseLink}</a>`,
    backgroundColor: 'var(--site-announcement-background)',
    textColor: 'var(--site-announcement-text)',
    isCloseable: true,
  };
}
