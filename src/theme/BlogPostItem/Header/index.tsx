import Link from '@docusaurus/Link';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Header from '@theme-original/BlogPostItem/Header';
import React, {type ReactNode} from 'react';

function WayBack(): ReactNode {
  const {blogBasePath, blogTitle} = useBlogMetadata();
  return (
    <p className="post-back">
      <Link to={blogBasePath} autoAddBaseUrl={false}>
        {blogTitle}
      </Link>
    </p>
  );
}

/** Wraps the heading of a post. On the post's own page, the link back to the list is above the heading. */
export default function HeaderWrapper(): ReactNode {
  return (
    <>
      {useBlogPost().isBlogPostPage && <WayBack />}
      <Header />
    </>
  );
}
