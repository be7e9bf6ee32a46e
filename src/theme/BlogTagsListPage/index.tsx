import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import React, {type ReactNode} from 'react';

/** Wraps the theme's list of tags, which has no description for search engines. */
export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'site.news.tags.description',
          message: 'Appodeal SDK news topics: releases, platforms, requirements, and store rules.',
        })}
      />
      <BlogTagsListPage {...props} />
    </>
  );
}
