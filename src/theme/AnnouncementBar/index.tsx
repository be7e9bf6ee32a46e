import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {useIsEmbedded} from '@site/src/features/embedding/useIsEmbedded';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import React, {useEffect, type ReactNode} from 'react';

/** Key under which the theme stores that the reader has closed the bar. */
const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

/**
 * Wraps the theme's announcement bar. Pages that the dashboard embeds have no bar. If the bar was closed in another
 * window, or on another page before the browser restored this one from its cache, it is closed here, too.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  useEffect(() => {
    if (!isActive) return undefined;
    const onStorage = ({key, newValue}: StorageEvent) => {
      if (key === DISMISSED_KEY && newValue === 'true') close();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [isActive, close]);
  return useIsEmbedded() ? null : <AnnouncementBar />;
}
