import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import React, {type ReactNode} from 'react';

/** Wraps the layout of the news: the table of contents of a post, which is outside of `main`, becomes a landmark. */
export default function BlogLayoutWrapper({toc, ...props}: Props): ReactNode {
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          <nav
            aria-label={translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}>
            {toc}
          </nav>
        )
      }
    />
  );
}
