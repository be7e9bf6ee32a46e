import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';

import type {LatestPost} from '../latestPosts.ts';
import Day from '../../../ui/Day/Day.tsx';

interface Props {
  posts: readonly LatestPost[];
  className?: string | undefined;
}

/** Renders a list of posts with their dates, titles, and descriptions. */
export default function PostLinks({posts, className}: Props): ReactNode {
  return (
    <ul className={className}>
      {posts.map(({permalink, title, description, date}) => (
        <li key={permalink}>
          <Day date={date} />
          <h3>
            {/* The URL already includes the base URL. */}
            <Link to={permalink} autoAddBaseUrl={false}>
              {title}
            </Link>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
