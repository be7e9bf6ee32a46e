import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Authors from '@theme-original/BlogPostItem/Header/Authors';
import type {Props} from '@theme/BlogPostItem/Header/Authors';
import React, {type ReactNode} from 'react';

/** Wraps the authors of a post. Lists omit them because one team writes nearly all posts. */
export default function AuthorsWrapper(props: Props): ReactNode {
  return useBlogPost().isBlogPostPage ? <Authors {...props} /> : null;
}
