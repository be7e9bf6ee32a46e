import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TranslationNotice from '@site/src/components/TranslationNotice/TranslationNotice';
import type {TranslationState} from '@site/src/translationState/translationState';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import React, {type ReactNode} from 'react';

/** Wraps the theme's page content: a Russian page that is behind or missing says so first. */
export default function ContentWrapper(props: Props): ReactNode {
  const frontMatter = useDoc().frontMatter as {translation_state?: TranslationState};
  return (
    <>
      <TranslationNotice translation={frontMatter.translation_state} />
      <Content {...props} />
    </>
  );
}
