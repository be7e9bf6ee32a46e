import {useIsEmbedded} from '@site/src/components/useIsEmbedded';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import React, {type ReactNode} from 'react';

/** Wraps the theme's announcement bar: pages that the dashboard embeds have none. */
export default function AnnouncementBarWrapper(): ReactNode {
  return useIsEmbedded() ? null : <AnnouncementBar />;
}
