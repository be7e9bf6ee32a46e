import {useDoc} from '@docusaurus/plugin-content-docs/client';
import VerificationStamp from '@site/src/features/verification/VerificationStamp/VerificationStamp';
import type {Verified} from '@site/src/features/verification/verified';
import DocItemFooter from '@theme-original/DocItem/Footer';
import React, {type ReactNode} from 'react';

/** Wraps the theme's row about edits below a doc, and adds above it when and with what the page was verified. */
export default function DocItemFooterWrapper(): ReactNode {
  const {verified} = useDoc().frontMatter as {verified?: Verified};
  return (
    <>
      <VerificationStamp verified={verified} />
      <DocItemFooter />
    </>
  );
}
