import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {feedContent} from './feedContent.ts';
import {latestPosts} from './latestPosts.ts';
import {readPage} from '../search/readPage.ts';

import {isPost, postRoute, readPostName} from '../../site/postFile.ts';
import {postYears} from './postYears.ts';
import {releasePost} from './releasePost.ts';

describe('post file names', () => {
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
    // Files with invalid names are posts too, so that the build can report what is wrong with them.
    expect(isPost('blog/sdk.mdx')).toBe(true);
    for (const file of ['blog/_part.mdx', 'blog/tags.yml', 'blog/deep/post.mdx', 'docs/blog/post.mdx']) {
      expect(isPost(file), file).toBe(false);
    }
  });

  it('determines the URL', () => {
    expect(postRoute('blog/2025-09-12-sdk-3-10-0.mdx')).toBe('/news/sdk-3-10-0');
    expect(postRoute('blog/wrong.mdx')).toBe('/news/wrong');
  });
});

describe('years of the archive', () => {
  it('are listed from newest to oldest, with all posts of one day', () => {
    const posts = ['2024-05-01', '2025-09-12a', '2025-01-02', '2025-09-12b', '2024-12-31'];
    expect(postYears(posts, (post) => post)).toEqual([
      {year: '2025', items: ['2025-09-12a', '2025-09-12b', '2025-01-02']},
      {year: '2024', items: ['2024-12-31', '2024-05-01']},
    ]);
    expect(postYears([], () => '')).toEqual([]);
  });
});

describe('post of a release', () => {
  let root: string;
  const post = (name: string, frontMatter: string) => {
    writeFileSync(path.join(root, 'blog', name), `---\ntitle: x\n${frontMatter}---\n\nText.\n`);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'posts-'));
    mkdirSync(path.join(root, 'blog'));
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });

  it('is found by the version in its front matter', () => {
    post('2030-01-01-first.mdx', 'release: "1.1.0"\n');
    post('2030-02-01-second.mdx', 'release: "1.1.1"\n');
    post('2030-03-01-other.mdx', '');
    writeFileSync(path.join(root, 'blog/tags.yml'), 'release: "9.9.9"\n');
    expect(releasePost('1.1.1', root)).toBe('/news/second');
    expect(releasePost('9.9.9', root)).toBeUndefined();
  });

  it('is undefined while readers cannot find it', () => {
    post('2030-01-01-draft.mdx', 'release: "1.1.0"\ndraft: true\n');
    post('2030-02-01-hidden.mdx', 'release: "1.2.0"\nunlisted: true\n');
    expect(releasePost('1.1.0', root)).toBeUndefined();
    expect(releasePost('1.2.0', root)).toBeUndefined();
    rmSync(path.join(root, 'blog'), {recursive: true});
    expect(releasePost('1.1.0', root)).toBeUndefined();
  });
});

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

  it('are the newest listed ones, with only what the home page shows', () => {
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

describe('text of a post in feeds', () => {
  it('keeps text, links and code, and leaves out what only the page can use', () => {
    expect(
      feedContent(
        '<p>One <span class="term"><button type="button">x</button><span role="button" aria-describedby="t">waterfall</span><span id="t" role="tooltip">Why</span></span>.</p><!-- -->' +
          '<h2 id="do" class="anchor">Do<a class="hash-link" href="#do">#</a></h2>' +
          '<pre class="prism"><code><span style="color:red">minSdk</span> = 23</code></pre>' +
          '<div role="tablist">Kotlin</div><div role="tabpanel" hidden=""><p>Second</p></div>' +
          '<p><a class="link" href="https://example.com/">Guide</a></p>',
      ),
    ).toBe(
      '<p>One waterfall.</p><h2>Do</h2><pre><code>minSdk = 23</code></pre><div><p>Second</p></div><p><a href="https://example.com/">Guide</a></p>',
    );
  });
});

describe('a built post for search', () => {
  const built = (instance: string, robots = '') =>
    `<html class="plugin-blog plugin-id-${instance} blog-wrapper blog-post-page"><head><meta name="description" content="About it.">${robots}</head>` +
    '<body><main><article><p class="post-back"><a>News</a></p><header><h1>Release</h1><div><time>September 12</time></div><div>Team</div></header>' +
    '<div class="markdown"><p>It is out.</p><h2 id="do">Do<a class="hash-link">#</a></h2><p>Raise it.</p></div>' +
    '<footer>Tags: Android</footer></article></main></body></html>';

  it('has its title and text, in a separate section', () => {
    expect(readPage(load(built('default')), '/news/release')).toEqual({
      path: '/news/release',
      title: 'Release',
      section: 'news',
      sections: [
        {heading: '', anchor: '', text: 'About it. It is out.', prose: 'About it. It is out.'},
        {heading: 'Do', anchor: 'do', text: 'Raise it.', prose: 'Raise it.'},
      ],
    });
  });

  it('is undefined when it is unlisted, part of another blog, or a list', () => {
    expect(
      readPage(load(built('default', '<meta name="robots" content="noindex">')), '/news/x'),
    ).toBeUndefined();
    expect(readPage(load(built('test-news')), '/test-pages/news/x')).toBeUndefined();
    expect(
      readPage(load(built('default').replace('blog-post-page', 'blog-list-page')), '/news'),
    ).toBeUndefined();
  });
});
