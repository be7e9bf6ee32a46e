import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {describe, expect, it} from 'vitest';
import {latestPosts} from './latestPosts.ts';

describe('latest posts', () => {
  const post = (title: string, day: string, unlisted = false) =>
    ({
      id: title,
      metadata: {
        title,
        description: `About ${title}`,
        permalink: `/ru/news/${title}`,
        date: new Date(day),
        unlisted,
      },
    }) as BlogPost;

  it('are the newest listed posts, with only the fields that the home page shows', () => {
    const posts = [
      post('old', '2029-01-01'),
      post('hidden', '2030-06-01', true),
      post('newest', '2030-05-01'),
      post('same-day', '2030-05-01'),
    ];
    expect(latestPosts(posts, 2).map(({title}) => title)).toEqual(['newest', 'same-day']);
    expect(latestPosts(posts, 1)).toEqual([
      {
        title: 'newest',
        description: 'About newest',
        permalink: '/ru/news/newest',
        date: '2030-05-01T00:00:00.000Z',
      },
    ]);
    expect(latestPosts(posts, 9)).toHaveLength(3);
  });
});
