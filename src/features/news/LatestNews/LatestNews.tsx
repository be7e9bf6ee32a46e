import posts from '@generated/docusaurus-plugin-content-blog/default/latest.json';
import React, {type ReactNode} from 'react';

import PostLinks from '../PostLinks/PostLinks.tsx';

/** Renders the newest posts. Their data is loaded only by the page that shows them. */
export default function LatestNews({className}: {className?: string | undefined}): ReactNode {
  return <PostLinks posts={posts} className={className} />;
}
