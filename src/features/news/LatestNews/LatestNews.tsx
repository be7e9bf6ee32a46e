import posts from '@generated/docusaurus-plugin-content-blog/default/latest.json';
import React, {type ReactNode} from 'react';

import PostLinks from '../PostLinks/PostLinks.tsx';

/** The newest posts. Their data is part of the one page that shows them, not of every page. */
export default function LatestNews({className}: {className?: string | undefined}): ReactNode {
  return <PostLinks posts={posts} className={className} />;
}
