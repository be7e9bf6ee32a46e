import MarkdownLink from '@site/src/features/markdown/MarkdownLink/MarkdownLink';
import {NEWS} from '@site/src/site/postFile';
import Metadata from '@theme-original/BlogPostPage/Metadata';
import SearchMetadata from '@theme/SearchMetadata';
import React, {type ReactNode} from 'react';

/**
 * Wraps the metadata of a post. Adds the tag by which the hosted search identifies posts, and a link to the post as
 * Markdown.
 */
export default function MetadataWrapper(): ReactNode {
  return (
    <>
      <Metadata />
      <SearchMetadata tag={NEWS} />
      <MarkdownLink />
    </>
  );
}
