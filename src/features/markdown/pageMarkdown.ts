import type {CheerioAPI} from 'cheerio';
import type {Element} from 'hast';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {gfmTaskListItemToMarkdown} from 'mdast-util-gfm-task-list-item';
import {defaultHandlers, toMarkdown, type Handle as WriteHandle} from 'mdast-util-to-markdown';
import {stringify} from 'yaml';

import type {PageElement} from '../../afterBuild/afterBuildStep.ts';

import {firstNamed, pageContent} from './pageContent.ts';

/** A page as Markdown, and its metadata for lists of pages. */
export interface PageMarkdown {
  title: string;
  description: string;
  /** URL of the page, with origin. */
  url: string;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** The complete Markdown file: front matter, title, text. */
  markdown: string;
}

const textOfCode = ({children}: Element): string =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('');

const code: Handle = (_state, node: Element) => {
  const {dataLanguage, dataTitle} = node.properties;
  return {
    type: 'code',
    lang: typeof dataLanguage === 'string' ? dataLanguage : null,
    meta: typeof dataTitle === 'string' ? `title="${dataTitle}"` : null,
    value: textOfCode(node),
  };
};

/** Writes text without escaping underscores within words, which have no meaning in Markdown. */
const text: WriteHandle = (node, parent, state, info) =>
  defaultHandlers
    .text(node, parent, state, info)
    .replace(/(?<=[\p{L}\p{N}])(?:\\_)+(?=[\p{L}\p{N}])/gu, (signs) => signs.replaceAll('\\', ''));

/** Returns when and with what a page was verified, from the stamp at its end. */
function stampOf($: CheerioAPI, main: PageElement): Record<string, unknown> | undefined {
  const $stamp = $(main).find('.verification-stamp');
  if ($stamp.length === 0) return undefined;
  const sdk = $stamp.attr('data-sdk');
  const sources = $stamp
    .find('a[href]')
    .get()
    .map(({attribs}) => attribs.href);
  return {
    ...(sdk !== undefined && {sdk}),
    date: $stamp.find('time').attr('datetime'),
    ...(sources.length > 0 && {sources}),
  };
}

function write(tree: Root): string {
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    handlers: {text},
    extensions: [gfmTableToMarkdown({tablePipeAlign: false}), gfmTaskListItemToMarkdown()],
  });
}

/**
 * Writes a built page as Markdown.
 * @param $ the parsed page, which is not changed.
 * @returns the Markdown page, or undefined for pages without content, such as redirect pages.
 */
export function pageMarkdown($: CheerioAPI): PageMarkdown | undefined {
  const $head = $('head');
  const url = $head.children('link[rel="canonical"]').attr('href') ?? '';
  const main = firstNamed($.root().contents().get(), 'main');
  if (main === undefined || !URL.canParse(url)) return undefined;
  const tree = toMdast(pageContent($, main, url), {handlers: {pre: code}}) as Root;
  const heading = firstNamed([main], 'h1');
  const title = heading ? $(heading).text().replace(/\s+/g, ' ').trim() : '';
  const description = $head.children('meta[name="description"]').attr('content') ?? '';
  const version = /\d[\w.-]*/.exec($(main).find('.theme-doc-version-badge').text())?.[0];
  const updated = $(main).find('.theme-last-updated time').attr('datetime')?.slice(0, 10);
  const verified = stampOf($, main);
  const head = stringify(
    {
      title,
      ...(description !== '' && {description}),
      url,
      language: $('html').attr('lang'),
      ...(version !== undefined && {version}),
      ...(updated !== undefined && {updated}),
      ...(verified !== undefined && {verified}),
    },
    {lineWidth: 0},
  );
  return {
    title,
    description,
    url,
    isListed: !$head
      .children('meta[name="robots"]')
      .get()
      .some((meta) => /noindex/i.test($(meta).attr('content') ?? '')),
    markdown: `---\n${head}---\n\n${write(tree)}`,
  };
}
