import {describe, expect, it} from 'vitest';
import {postYears} from './postYears.ts';

describe('years of the archive', () => {
  it('are listed from newest to oldest, with all posts from the same day', () => {
    const posts = ['2024-05-01', '2025-09-12a', '2025-01-02', '2025-09-12b', '2024-12-31'];
    expect(postYears(posts, (post) => post)).toEqual([
      {year: '2025', items: ['2025-09-12a', '2025-09-12b', '2025-01-02']},
      {year: '2024', items: ['2024-12-31', '2024-05-01']},
    ]);
    expect(postYears([], () => '')).toEqual([]);
  });
});
