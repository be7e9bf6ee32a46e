import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import React, {type ReactNode} from 'react';

import '../../css/news.css';

/** Wraps the layout of the news, and turns a post's table of contents, which is outside `main`, into a landmark. */
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
