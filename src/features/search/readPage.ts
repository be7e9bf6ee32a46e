import type {CheerioAPI} from 'cheerio';

import type {PageNode} from '../../afterBuild/afterBuildStep.ts';
import {NEWS} from '../../site/postFile.ts';
import type {SourcePage} from './searchIndex.ts';

/** Parts of a page that aren't part of its text. */
const NOT_TEXT =
  'script, style, svg, button, article > footer, article > .post-back, article > header > :not(h1), .hash-link, [aria-hidden="true"], [role="tablist"], [role="tooltip"], [data-search-ignore], [data-search-card]';
const BLOCKS = new Set(
  'p div li ul ol dl dt dd table thead tbody tr td th pre br h1 h2 h3 h4 h5 h6 section figure figcaption details summary blockquote'.split(
    ' ',
  ),
);

function textOf(node: PageNode, left: ReadonlySet<PageNode>): string {
  if (node.type === 'text') return node.data;
  if (node.type !== 'tag' || left.has(node)) return '';
  const parts = node.children.map((child) => textOf(child, left));
  // A badge in a heading follows the words without a space.
  const inner = parts.join(
    /^h[1-6]$/.test(node.name) && !node.children.some(({type}) => type === 'text') ? ' ' : '',
  );
  return BLOCKS.has(node.name) ? ` ${inner} ` : inner;
}

/** Returns the selector for the text of a page, and the page's section, or undefined for blogs other than the news. */
function partOfSite($: CheerioAPI): {text: string; section: string} | undefined {
  const html = $('html');
  const instance = /\bplugin-id-(\S+)/.exec(html.attr('class') ?? '')?.[1] ?? '';
  if (!html.hasClass('blog-post-page')) return {text: '.theme-doc-markdown', section: instance};
  return instance === 'default' ? {text: 'main article', section: NEWS} : undefined;
}

/**
 * Reads the title of a built page or post, and the text under each heading that has an ID.
 * @returns the page, or undefined for pages that search must not show: lists, pages with `noindex`, and pages without
 *   documentation text.
 */
export function readPage($: CheerioAPI, path: string): SourcePage | undefined {
  const part = partOfSite($);
  const root = $(part?.text ?? '').first();
  const robots = $('meta[name="robots"]').attr('content') ?? '';
  if (!part || root.length === 0 || robots.includes('noindex')) return undefined;
  const left: ReadonlySet<PageNode> = new Set(root.find(NOT_TEXT).get());

  const description = $('meta[name="description"]').attr('content') ?? '';
  const sections: SourcePage['sections'] = [
    {heading: '', anchor: '', text: `${description} `, prose: `${description} `},
  ];
  let title = '';
  let codeDepth = 0;
  const add = (text: string) => {
    const current = sections.at(-1);
    if (!current) return;
    current.text += text;
    if (codeDepth === 0) current.prose += text;
  };
  const visit = (node: PageNode) => {
    if (node.type === 'text') {
      add(node.data);
    } else if (node.type === 'tag' && !left.has(node)) {
      const element = $(node);
      const isHeading = /^h[2-6]$/.test(node.name);
      if (node.name === 'h1') {
        title ||= textOf(node, left).trim();
      } else if (isHeading && element.attr('id') && element.closest('table').length === 0) {
        sections.push({
          heading: textOf(node, left).trim(),
          anchor: element.attr('id') ?? '',
          text: '',
          prose: '',
        });
      } else {
        // A name in the other language is shown next to a term, without a space between them.
        if (BLOCKS.has(node.name) || element.attr('lang') !== undefined) add(' ');
        if (node.name === 'pre') codeDepth += 1;
        node.children.forEach(visit);
        if (node.name === 'pre') codeDepth -= 1;
        if (BLOCKS.has(node.name)) add(' ');
      }
    }
  };
  root.contents().get().forEach(visit);

  const clean = (text: string) => text.replace(/[\s\u200B]+/gu, ' ').trim();
  const cards = root
    .find('[data-search-card]')
    .get()
    .map((card) => ({
      to: ($(card).attr('data-search-card') ?? '').replace(/#.*$/, ''),
      text: clean($(card).find('a').parent().children(':not(a)').text()),
    }));
  return {
    path,
    title: clean(title),
    section: part.section,
    sections: sections.map(({heading, anchor, text, prose}) => ({
      heading: clean(heading),
      anchor,
      text: clean(text),
      prose: clean(prose) || clean(text),
    })),
    ...(cards.length > 0 && {cards}),
  };
}
