import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {pageMarkdown} from './pageMarkdown.ts';

const HEAD = '<link rel="canonical" href="https://docs.example.com/android/banner">';

/** Returns the text of a page with this main part, without front matter. */
function textOf(main: string): string {
  const markdown = pageMarkdown(load(`<head>${HEAD}</head><main>${main}</main>`))?.markdown ?? '';
  return markdown.replace(/^---\n[\s\S]*?---\n/, '').trim();
}

const block = (lines: string[], title = '', language = 'kotlin') =>
  `<div class="language-${language} box theme-code-block">${title && `<div class="title_a1">${title}</div>`}<div><pre class="prism-code language-${language}"><code>${lines
    .map((line) => `<div class="token-line"><span class="token plain">${line}</span><br></div>`)
    .join('')}</code></pre><button>Copy</button></div></div>`;

describe('a page as Markdown', () => {
  it('shows when and with what it was verified', () => {
    const footer = (attributes: string, list: string) =>
      pageMarkdown(
        load(
          `<head>${HEAD}</head><main><p>Text.</p><footer class="verification-stamp"${attributes}><p>Verified ` +
            `<time datetime="2031-02-03">then</time></p>${list}</footer></main>`,
        ),
      )?.markdown;
    const list =
      '<details><ul><li><a href="https://docs.example.org/a">docs.example.org/a</a></li></ul></details>';
    expect(footer(' data-sdk="9.8.7"', list)).toContain(
      '\nverified:\n  sdk: 9.8.7\n  date: 2031-02-03\n  sources:\n    - https://docs.example.org/a\n---\n\nText.\n',
    );
    expect(footer('', '')).toContain('\nverified:\n  date: 2031-02-03\n---\n');
  });

  it('begins with metadata that lists of pages use', () => {
    const $ = load(
      `<html lang="ru"><head><title>X | Site</title>${HEAD}<meta name="description" content="Shows: banners."></head>` +
        '<main><span class="theme-doc-version-badge badge">Version: 3.10.0</span><h1>Banner <b>ads</b></h1><p>Text.</p>' +
        '<footer><span class="theme-last-updated">On <time datetime="2025-09-12T04:00:00.000Z">Sep 12</time></span></footer></main></html>',
    );
    expect(pageMarkdown($)).toEqual({
      title: 'Banner ads',
      description: 'Shows: banners.',
      url: 'https://docs.example.com/android/banner',
      isListed: true,
      markdown: [
        '---',
        'title: Banner ads',
        'description: "Shows: banners."',
        'url: https://docs.example.com/android/banner',
        'language: ru',
        'version: 3.10.0',
        'updated: 2025-09-12',
        '---',
        '',
        '# Banner **ads**',
        '',
        'Text.',
        '',
      ].join('\n'),
    });
  });

  it('recognizes pages that search engines must not list', () => {
    const page = pageMarkdown(
      load(`<head>${HEAD}<meta name="robots" content="noindex, nofollow"></head><main>x</main>`),
    );
    expect(page?.isListed).toBe(false);
  });

  it('is undefined if there is no content', () => {
    expect(pageMarkdown(load(`<head>${HEAD}</head><body><p>x</p></body>`))).toBeUndefined();
    expect(pageMarkdown(load('<main>x</main>'))).toBeUndefined();
  });

  it('leaves the page unchanged', () => {
    const $ = load(
      `<head>${HEAD}</head><main><nav>n</nav><h2>A<a class="hash-link" href="#a">\u200B</a></h2></main>`,
    );
    const before = $.html();
    pageMarkdown($);
    expect($.html()).toBe(before);
  });
});

describe('elements', () => {
  it('headings lose the links to themselves', () => {
    expect(
      textOf(
        '<h2 id="a">Show it<a href="#a" class="hash-link" aria-label="Link">\u200B</a></h2><h4 id="v1"><a href="#v1">3.9.0</a><span>Outdated</span></h4>',
      ),
    ).toBe('## Show it\n\n#### 3.9.0 Outdated');
  });

  it('links are absolute', () => {
    expect(
      textOf(
        '<p><a href="/ios">iOS</a>, <a href="#x">x</a>, <a href="https://example.com/a">out</a>, <a href="mailto:a@b.c">mail</a></p>',
      ),
    ).toBe(
      '[iOS](https://docs.example.com/ios), [x](https://docs.example.com/android/banner#x), [out](https://example.com/a), [mail](mailto:a@b.c)',
    );
  });

  it('links without text are omitted', () => {
    expect(textOf('<ul><li id="l">Line<a href="#l" aria-label="Link to this line"></a></li></ul>')).toBe(
      '- Line',
    );
  });

  it('code has its language, title, and exact text', () => {
    expect(textOf(block(['fun a() {', '    b("*_`")', '', '}'], 'app/Main.kt'))).toBe(
      '```kotlin title="app/Main.kt"\nfun a() {\n    b("*_`")\n\n}\n```',
    );
    expect(textOf('<pre><code class="language-bash">a\n  b\n</code></pre>')).toBe('```bash\na\n  b\n```');
  });

  it('code that contains fences gets a longer fence', () => {
    expect(textOf(block(['```kotlin', 'a', '```'], '', 'text'))).toBe('````text\n```kotlin\na\n```\n````');
  });

  it('tabs are listed under their labels, including hidden ones, with nested tabs separate', () => {
    const tabs = (entries: [string, string][]) =>
      `<div class="tabs-container"><ul role="tablist">${entries.map(([label]) => `<li role="tab">${label}</li>`).join('')}</ul><div>${entries
        .map(([, content], index) => `<div role="tabpanel" ${index > 0 ? 'hidden' : ''}>${content}</div>`)
        .join('')}</div></div>`;
    expect(
      textOf(
        tabs([
          [
            'UPM',
            `<p>One</p>${tabs([
              ['Kotlin', '<p>k</p>'],
              ['Java', '<p>j</p>'],
            ])}`,
          ],
          ['Manual', '<p>Two</p>'],
        ]),
      ),
    ).toBe('**UPM**\n\nOne\n\n**Kotlin**\n\nk\n\n**Java**\n\nj\n\n**Manual**\n\nTwo');
  });

  it('admonitions and notices are quotes', () => {
    expect(
      textOf(
        '<div class="theme-admonition theme-admonition-warning alert"><div><span><svg viewBox="0 0 1 1"></svg></span>Before you publish</div><div><p>Text</p></div></div>',
      ),
    ).toBe('> **Before you publish**\n>\n> Text');
    expect(
      textOf(
        '<div role="note"><div><p>Library</p><button>Dismiss</button></div><p>Old.</p><script>x()</script></div>',
      ),
    ).toBe('> Library\n>\n> Old.');
  });

  it('tables have one line per row, even with blocks, breaks, code, and pipes in cells', () => {
    expect(
      textOf(
        '<div><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><p>One</p><ul><li>two</li><li>three</li></ul></td><td>x<br>y <code>a|b</code></td></tr>' +
          '<tr><th colspan="2">Group</th></tr><tr><td></td><td><pre><code>c\nd</code></pre></td></tr></tbody></table></div>',
      ),
    ).toBe('| A | B |\n| - | - |\n| One; two; three | x; y `a\\|b` |\n| **Group** | |\n| | `c d` |');
  });

  it('glossary tooltips leave only the term', () => {
    expect(
      textOf(
        '<p>The <span data-term="bid"><span role="button" aria-describedby="t">bid</span><span id="t" role="tooltip">A price.</span></span>s win.</p>',
      ),
    ).toBe('The bids win.');
  });

  it('details are expanded under their summary', () => {
    expect(textOf('<details><summary>Ships with: 2</summary><ul><li>A</li></ul></details>')).toBe(
      '**Ships with: 2**\n\n- A',
    );
  });

  it('definitions are a list', () => {
    expect(
      textOf(
        '<dl><div><dt>Place</dt><dd>At the top</dd></div><div><dt><dfn>бид</dfn><span lang="en">bid</span></dt><dd>Цена.</dd></div></dl>',
      ),
    ).toBe('- **Place**: At the top\n- **бид** bid: Цена.');
  });

  it('drawings become their text alternative, and decorations are omitted', () => {
    expect(
      textOf(
        '<p>a</p><svg role="img" aria-label="A banner below"></svg><svg aria-hidden="true"><text>x</text></svg>',
      ),
    ).toBe('a\n\n_A banner below_');
    expect(textOf('<figure><svg aria-hidden="true"></svg><figcaption>Bids</figcaption></figure>')).toBe(
      'Bids',
    );
  });

  it('images have absolute URLs, including those that are lazy-loaded', () => {
    expect(
      textOf(
        '<p><img src="/a.png" alt="One"></p><div><svg width="1"></svg><noscript><img src="/b.png" alt="Two"></noscript></div>',
      ),
    ).toBe('![One](https://docs.example.com/a.png)\n\n![Two](https://docs.example.com/b.png)');
  });

  it('generated lists of pages are lists', () => {
    const card = (title: string, about: string) =>
      `<article><a class="card theme-doc-card-container" href="/android/${title}"><h2><span class="theme-doc-card-icon">📄️</span><span class="theme-doc-card-title">${title}</span></h2><p class="theme-doc-card-description">${about}</p></a></article>`;
    expect(textOf(`<section>${card('a', 'First.')}${card('b', 'Second.')}</section>`)).toBe(
      '- [a](https://docs.example.com/android/a): First.\n- [b](https://docs.example.com/android/b): Second.',
    );
  });

  it('a choice shows which options are selected', () => {
    expect(
      textOf(
        '<fieldset><legend>Engines</legend><button>All</button><div><label><input type="checkbox" disabled checked><span>Appodeal<small> – always</small></span></label><label><input type="checkbox"><span>Bidon</span></label></div></fieldset>',
      ),
    ).toBe('**Engines**\n\n- [x] Appodeal – always\n- [ ] Bidon');
  });

  it('headings within lists are bold', () => {
    expect(textOf('<ul><li><h3><a href="/a">Banner</a></h3><p>Small.</p></li></ul>')).toBe(
      '- **[Banner](https://docs.example.com/a)**\n\n  Small.',
    );
  });

  it('pieces that only styling separates get a space, but words in running text do not', () => {
    expect(
      textOf(
        '<ul><li>AdMob 24.3.0<span class="mark">was 23.6.0</span></li><li><span>Network A</span><span>4.10</span></li><li><strong>Start</strong><code>initialize</code></li></ul><p>Uses <code>Int</code>s (<span>x</span>).</p>',
      ),
    ).toBe('- AdMob 24.3.0 was 23.6.0\n- Network A 4.10\n- **Start** `initialize`\n\nUses `Int`s (x).');
  });

  it('underscores in names are unchanged, but other special characters are escaped', () => {
    expect(textOf('<p>AD_SERVICES_CONFIG, _x_ and 2 * 3 < [4]</p>')).toBe(
      'AD_SERVICES_CONFIG, \\_x\\_ and 2 \\* 3 < \\[4]',
    );
  });

  it.each([
    '<nav><a href="/">Home</a></nav>',
    '<form><label><input type="checkbox">Features</label></form>',
    '<span class="theme-doc-version-badge">Version: 1</span>',
    '<div class="theme-doc-toc-mobile x"><button>On this page</button></div>',
    '<div class="theme-doc-toc-desktop"><ul><li>A</li></ul></div>',
    '<p role="status">Pages: 3</p>',
    '<p class="for-screen-readers">x</p>',
    '<p aria-hidden="true">x</p>',
    '<p hidden>x</p>',
    '<label for="v">Is it supported?</label><input id="v" value="3">',
    '<noscript><p>Needs JavaScript</p></noscript>',
    '<div data-markdown="none">x</div>',
    '<footer>x</footer>',
  ])('%s has no text', (html) => {
    expect(textOf(`<p>a</p>${html}`)).toBe('a');
  });
});
