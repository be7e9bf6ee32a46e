import type {CheerioAPI} from 'cheerio';

import type {PageElement, PageNode} from '../../builtPages/builtPages.ts';
import {firstElement, firstNamed, hasClass} from '../../builtPages/elements.ts';
import {NEWS} from '../../news/postFile.ts';
import type {SourcePage} from '../../search/searchIndex.ts';

/** Parts of a page that are not its text. */
const NOT_TEXT = {
  elements: new Set(['script', 'style', 'svg', 'button']),
  roles: new Set(['tablist', 'tooltip']),
};
const BLOCKS = new Set(
  'p div li ul ol dl dt dd table thead tbody tr td th pre br h1 h2 h3 h4 h5 h6 section figure figcaption details summary blockquote'.split(
    ' ',
  ),
);

function isNotText(node: PageElement): boolean {
  const {name, attribs} = node;
  const parent = node.parent as PageElement | null;
  const inArticle = parent?.name === 'article';
  const inHeader = parent?.name === 'header' && (parent.parent as PageElement | null)?.name === 'article';
  return (
    NOT_TEXT.elements.has(name) ||
    NOT_TEXT.roles.has(attribs.role ?? '') ||
    attribs['aria-hidden'] === 'true' ||
    attribs['data-search-ignore'] !== undefined ||
    hasClass(node, 'hash-link') ||
    (inArticle && (name === 'footer' || hasClass(node, 'post-back'))) ||
    (inHeader && name !== 'h1')
  );
}

function textOf(node: PageNode): string {
  if (node.type === 'text') return node.data;
  if (node.type !== 'tag' || isNotText(node)) return '';
  const inner = node.children.map(textOf).join('');
  return BLOCKS.has(node.name) ? ` ${inner} ` : inner;
}

/** Where the text of a page is, and of which section it is; undefined for other blogs than the news. */
function partOfSite($: CheerioAPI): {root: PageElement | undefined; section: string} | undefined {
  const html = $.root().children('html');
  const instance = /\bplugin-id-(\S+)/.exec(html.attr('class') ?? '')?.[1] ?? '';
  if (!html.hasClass('blog-post-page')) {
    const root = firstElement(html.get(), (element) => hasClass(element, 'theme-doc-markdown'));
    return {root, section: instance};
  }
  const main = firstNamed(html.get(), 'main');
  return instance === 'default' ? {root: main && firstNamed([main], 'article'), section: NEWS} : undefined;
}

/**
 * Reads one built page or post: its title, and the text under each heading that has an id.
 * @returns undefined for pages that search must not show: lists, pages with `noindex`, pages without documentation text.
 */
export function readPage($: CheerioAPI, path: string): SourcePage | undefined {
  const {root, section} = partOfSite($) ?? {};
  const head = $.root().children('html').children('head');
  const robots = head.children('meta[name="robots"]').attr('content') ?? '';
  if (root === undefined || section === undefined || robots.includes('noindex')) return undefined;

  const description = head.children('meta[name="description"]').attr('content') ?? '';
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
    } else if (node.type === 'tag' && !isNotText(node)) {
      const {id} = node.attribs;
      const isHeading = /^h[2-6]$/.test(node.name);
      if (node.name === 'h1') {
        title ||= textOf(node).trim();
      } else if (isHeading && id && $(node).closest('table').length === 0) {
        sections.push({heading: textOf(node).trim(), anchor: id, text: '', prose: ''});
      } else {
        if (BLOCKS.has(node.name)) add(' ');
        if (node.name === 'pre') codeDepth += 1;
        node.children.forEach(visit);
        if (node.name === 'pre') codeDepth -= 1;
        if (BLOCKS.has(node.name)) add(' ');
      }
    }
  };
  root.children.forEach(visit);

  const clean = (text: string) => text.replace(/[\s\u200B]+/gu, ' ').trim();
  return {
    path,
    title: clean(title),
    section,
    sections: sections.map(({heading, anchor, text, prose}) => ({
      heading: clean(heading),
      anchor,
      text: clean(text),
      prose: clean(prose) || clean(text),
    })),
  };
}
