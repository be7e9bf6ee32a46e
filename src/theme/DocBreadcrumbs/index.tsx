import CopyPage from '@site/src/features/markdown/CopyPage/CopyPage';
import MarkdownLink from '@site/src/features/markdown/MarkdownLink/MarkdownLink';
import ValuesItem from '@site/src/features/yourValues/YourValues/ValuesItem';
import {useIsEmbedded} from '@site/src/features/embedding/useIsEmbedded';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import React, {type ReactNode} from 'react';

/**
 * Wraps the theme's breadcrumbs, which are shown on docs and lists of docs, and adds the link to the page as Markdown and the
 * page menu.
 */
export default function DocBreadcrumbsWrapper(): ReactNode {
  const isEmbedded = useIsEmbedded();
  return (
    <>
      <MarkdownLink />
      <DocBreadcrumbs />
      {!isEmbedded && (
        <CopyPage>
          <ValuesItem />
        </CopyPage>
      )}
    </>
  );
}
