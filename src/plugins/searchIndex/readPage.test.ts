import {load} from 'cheerio';
import {expect, it} from 'vitest';

import {readPage} from './readPage.ts';

const page = (text: string) =>
  load(
    `<html class="plugin-id-android"><head><meta name="description" content="Shows it."></head><body><main><article><div class="theme-doc-markdown markdown">${text}</div></article></main></body></html>`,
  );

it('reads the text of a page under its headings', () => {
  const $ = page(
    '<header><h1>Ads</h1></header><p>One</p><h2 id="show">Show<a class="hash-link" href="#show">#</a></h2><p>Two</p><pre>code()</pre>',
  );
  expect(readPage($, '/android/ads')).toEqual({
    path: '/android/ads',
    title: 'Ads',
    section: 'android',
    sections: [
      {heading: '', anchor: '', text: 'Shows it. One', prose: 'Shows it. One'},
      {heading: 'Show', anchor: 'show', text: 'Two code()', prose: 'Two'},
    ],
  });
});

it.each([
  '<button>No</button>',
  '<svg><title>No</title></svg>',
  '<script>No</script>',
  '<style>No</style>',
  '<span aria-hidden="true">No</span>',
  '<ul role="tablist"><li>No</li></ul>',
  '<span role="tooltip">No</span>',
  '<p data-search-ignore>No</p>',
  '<article><header><h1>Ads</h1><p>No</p></header><div class="a post-back">No</div><footer>No</footer></article>',
])('leaves out what is no text: %s', (part) => {
  expect(readPage(page(`${part}<footer>Yes</footer>`), '/x')?.sections[0]?.text).toBe('Shows it. Yes');
});
