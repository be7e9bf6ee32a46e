import type {BlogPost} from '@docusaurus/plugin-content-blog';

/** A post on the home page. */
export interface LatestPost {
  title: string;
  description: string;
  /** Path with base URL and language. */
  permalink: string;
  /** ISO date. */
  date: string;
}

/** Returns the newest posts that are not hidden, newest first. */
export function latestPosts(posts: readonly BlogPost[], count: number): LatestPost[] {
  return posts
    .filter(({metadata}) => !metadata.unlisted)
    .toSorted((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime())
    .slice(0, count)
    .map(({metadata: {title, description, permalink, date}}) => ({
      title,
      description,
      permalink,
      date: date.toISOString(),
    }));
}
