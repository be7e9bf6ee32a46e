import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Feedback from '@site/src/features/feedback/Feedback/Feedback';
import VerificationStamp from '@site/src/features/verification/VerificationStamp/VerificationStamp';
import type {Verified} from '@site/src/features/verification/verified';
import {PLATFORMS} from '@site/src/site/sections';
import DocItemFooter from '@theme-original/DocItem/Footer';
import React, {type ReactNode} from 'react';

/**
 * Wraps the theme's row about edits below a doc. Adds above it when and with what the page was verified, and below it the
 * feedback question and link.
 */
export default function DocItemFooterWrapper(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {verified} = frontMatter as {verified?: Verified};
  const {pluginId, label} = useDocsVersion();
  const hasVersion = PLATFORMS.some((platform) => platform === pluginId);
  return (
    <>
      <VerificationStamp verified={verified} />
      <DocItemFooter />
      <Feedback title={metadata.title} version={hasVersion ? label : undefined} />
    </>
  );
}
