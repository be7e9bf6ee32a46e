import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readPage} from './readPage.ts';

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

  it('has a space between a term and its name in another language', () => {
    const html = built('default').replace('Raise it.', '<dfn>Термин</dfn><span lang="en">term</span>');
    expect(readPage(load(html), '/news/release')?.sections[1]?.text).toBe('Термин term');
  });

  it('has a space between a version and its badge in a heading', () => {
    const html = built('default').replace('Do<a', '<a href="#do">3.5.2</a><span>Outdated</span><a');
    expect(readPage(load(html), '/news/release')?.sections[1]?.heading).toBe('3.5.2 Outdated');
  });

  it('has no cards in its text, because they describe other pages', () => {
    const card =
      '<li data-search-card="/android/testing#logs"><div><a href="/base/android/testing#logs">Testing</a><div>Test mode and logs.</div></div></li>';
    const result = readPage(
      load(built('default').replace('<p>It is out.</p>', `<p>It is out.</p><ul>${card}</ul>`)),
      '/news/release',
    );
    expect(result?.sections[0]?.text).toBe('About it. It is out.');
    expect(result?.cards).toEqual([{to: '/android/testing', text: 'Test mode and logs.'}]);
  });

  it('is undefined if it is unlisted, part of another blog, or a list', () => {
    expect(
      readPage(load(built('default', '<meta name="robots" content="noindex">')), '/news/x'),
    ).toBeUndefined();
    expect(readPage(load(built('test-news')), '/test-pages/news/x')).toBeUndefined();
    expect(
      readPage(load(built('default').replace('blog-post-page', 'blog-list-page')), '/news'),
    ).toBeUndefined();
  });
});
