import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import OutdatedNotice from '@site/src/features/releases/OutdatedNotice/OutdatedNotice';
import TranslationNotice from '@site/src/features/translation/TranslationNotice/TranslationNotice';
import {useSiteReleases} from '@site/src/features/releases/useSiteReleases';
import {PLATFORMS} from '@site/src/site/sections';
import type {TranslationState} from '@site/src/features/translation/translationState';
import type {Props} from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import React, {type ReactNode} from 'react';

/** Wraps the theme's text of a doc, and adds notices about its version or its translation above it. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  const frontMatter = useDoc().frontMatter as {translation_state?: TranslationState};
  const {pluginId, label} = useDocsVersion();
  const {latest} = useSiteReleases();
  const platform = PLATFORMS.find((known) => known === pluginId);
  return (
    <>
      {platform !== undefined && (
        <OutdatedNotice platform={platform} label={label} latest={latest[platform].version} />
      )}
      <TranslationNotice translation={frontMatter.translation_state} />
      <DocItemContent {...props} />
    </>
  );
}
