import {describe, expect, it} from 'vitest';
import {isPost, postRoute, readPostName} from './postFile.ts';

describe('names of posts', () => {
  it.each([
    ['2025-09-12-sdk-3-10-0.mdx', {day: '2025-09-12', slug: 'sdk-3-10-0'}],
    ['blog/2024-02-29-leap.mdx', {day: '2024-02-29', slug: 'leap'}],
    ['2025-02-29-no-leap.mdx', undefined],
    ['2025-13-01-month.mdx', undefined],
    ['2025-9-1-short.mdx', undefined],
    ['2025-09-12-Upper.mdx', undefined],
    ['2025-09-12-two--hyphens.mdx', undefined],
    ['2025-09-12-.mdx', undefined],
    ['2025-09-12-text.md', undefined],
    ['sdk.mdx', undefined],
  ])('%s', (name, expected) => {
    expect(readPostName(name)).toEqual(expected);
  });

  it('distinguishes posts from other files', () => {
    expect(isPost('blog/2025-09-12-sdk.mdx')).toBe(true);
    expect(isPost('i18n/ru/docusaurus-plugin-content-blog/2025-09-12-sdk.mdx')).toBe(true);
    // Posts with invalid names count too so that the build can report them.
    expect(isPost('blog/sdk.mdx')).toBe(true);
    for (const file of ['blog/_part.mdx', 'blog/tags.yml', 'blog/deep/post.mdx', 'docs/blog/post.mdx']) {
      expect(isPost(file), file).toBe(false);
    }
  });

  it('converts names to URLs', () => {
    expect(postRoute('blog/2025-09-12-sdk-3-10-0.mdx')).toBe('/news/sdk-3-10-0');
    expect(postRoute('blog/wrong.mdx')).toBe('/news/wrong');
  });
});
