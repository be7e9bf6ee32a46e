import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import TranslationNotice from '@site/src/features/translation/TranslationNotice/TranslationNotice';
import type {TranslationState} from '@site/src/features/translation/translationState';
import Content from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import React, {type ReactNode} from 'react';

/**
 * Wraps the text of a post. On the post's own page, it shows a notice above the text if the translation is outdated or
 * missing.
 */
export default function ContentWrapper(props: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {translation_state: translation} = metadata.frontMatter as {translation_state?: TranslationState};
  return (
    <>
      {isBlogPostPage && <TranslationNotice translation={translation} />}
      <Content {...props} />
    </>
  );
}
