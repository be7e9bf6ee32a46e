import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Authors from '@theme-original/BlogPostItem/Header/Authors';
import type {Props} from '@theme/BlogPostItem/Header/Authors';
import React, {type ReactNode} from 'react';

/** Wraps the authors of a post: lists leave them out, because one team writes nearly all. */
export default function AuthorsWrapper(props: Props): ReactNode {
  return useBlogPost().isBlogPostPage ? <Authors {...props} /> : null;
}
