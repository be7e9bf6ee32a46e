import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBanner';
import React, {lazy, Suspense, type ReactNode} from 'react';

const Banner = lazy(() => import('@theme-original/DocVersionBanner'));

/** Wraps the theme's banner of versions that are not maintained or not released: other pages do not load it. */
export default function DocVersionBannerWrapper(props: Props): ReactNode {
  if (!useDocsVersion().banner) return null;
  return (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  );
}
