import type {Nodes} from 'mdast';
import {pageFile} from '../../../src/site/pageFiles.ts';
import {ADMONITION_KINDS} from '../loadPages.ts';
import {excerpt, flatten, isJsx, lineOf, textOf} from '../lib/nodes.ts';
import {stripComments} from '../lib/stripComments.ts';
import type {CheckContext, Fault, Page, TextCheck} from '../types.ts';

const name = 'twins';

/** An element on a page that its twin must also have. */
interface Element {
  line: number;
  /** The compared value. */
  key: string;
  /** Its name in messages. */
  label: string;
  /** Normalized code of a snippet, from which a message shows the difference. */
  code?: string;
}

/** Attributes with text for the reader. */
const TRANSLATED = new Set(['title', 'label', 'alt', 'description', 'summary', 'aria-label', 'caption']);

const withoutTitle = (meta: string): string =>
  meta
    .replace(/\btitle=(?:"[^"]*"|'[^']*'|\S+)/g, 'title')
    .replace(/\s+/g, ' ')
    .trim();

const normalizeCode = (language: string, code: string): string =>
  stripComments(language, code).replace(/\s+/g, ' ').trim();

function elementOf(node: Nodes): Element | undefined {
  const line = lineOf(node);
  switch (node.type) {
    case 'heading': {
      const mark = '#'.repeat(node.depth);
      const id = node.data?.id ?? '';
      return {
        line,
        key: `heading ${node.depth} ${id}`,
        label: `the heading “${mark} ${textOf(node)} {#${id}}”`,
      };
    }
    case 'code': {
      const language = node.lang ?? '';
      const meta = withoutTitle(node.meta ?? '');
      const fence = `\`\`\`${language}${meta === '' ? '' : ` ${meta}`}`;
      const code = normalizeCode(language, node.value);
      return {line, key: `${fence} ${code}`, label: `the snippet ${fence} “${excerpt(node.value)}”`, code};
    }
    case 'containerDirective':
      return ADMONITION_KINDS.includes(node.name)
        ? {line, key: `admonition ${node.name}`, label: `the box :::${node.name}`}
        : undefined;
    case 'table': {
      const columns = node.children[0]?.children.length ?? 0;
      const size = `${node.children.length - 1} rows × ${columns} columns`;
      return {line, key: `table ${size}`, label: `a table of ${size}`};
    }
    case 'image':
      return {line, key: `image ${node.url}`, label: `the image ${node.url}`};
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = node.attributes.map((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute') return `{${attribute.value}}`;
        const {value} = attribute;
        if (TRANSLATED.has(attribute.name)) return attribute.name;
        const shown =
          typeof value === 'string' || value === null || value === undefined ? value : `{${value.value}}`;
        return shown === null || shown === undefined ? attribute.name : `${attribute.name}="${shown}"`;
      });
      const tag = `<${[node.name ?? '', ...attributes].join(' ')}>`;
      return {line, key: `component ${tag}`, label: tag};
    }
    default:
      return undefined;
  }
}

function linkOf(node: Nodes): Element | undefined {
  if (node.type === 'link' || node.type === 'definition') {
    return {line: lineOf(node), key: node.url, label: `the link to ${node.url}`};
  }
  if (isJsx(node) && node.name === 'a') {
    const href = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'href');
    return {line: lineOf(node), key: JSON.stringify(href?.value), label: 'the link <a>'};
  }
  return undefined;
}

const isElement = (element: Element | undefined): element is Element => element !== undefined;

/** Returns the first place where two sequences differ, for both of them. */
function firstDifference(
  kind: string,
  page: Page,
  english: Element[],
  twin: Page,
  russian: Element[],
): Fault[] {
  const length = Math.max(english.length, russian.length);
  for (let index = 0; index < length; index++) {
    const [en, ru] = [english[index], russian[index]];
    if (en?.key === ru?.key) continue;
    const tell = (element: Element | undefined, elements: Element[], file: string): string =>
      element === undefined
        ? `${file} has no more (${elements.length} in all)`
        : `${file}:${element.line} has ${element.label}`;
    const places = `${tell(en, english, page.file)}, ${tell(ru, russian, twin.file)}`;
    return [
      {
        file: twin.file,
        line: ru?.line ?? russian.at(-1)?.line ?? 1,
        check: name,
        message: `${kind} ${index + 1} differs: ${places}${differenceInCode(en?.code, ru?.code)}`,
        fix: 'Give both languages the same elements in the same order; only words and comments are translated.',
      },
    ];
  }
  return [];
}

/** Returns the first place where two snippets differ, if there are two. */
function differenceInCode(english: string | undefined, russian: string | undefined): string {
  if (english === undefined || russian === undefined || english === russian) return '';
  let at = 0;
  while (english[at] === russian[at]) at += 1;
  const start = english.lastIndexOf(' ', at) + 1;
  const from = at - start > 30 ? at : start;
  const show = (code: string): string => code.slice(from, from + 40) || 'nothing more';
  return `; the code parts at “${show(english)}” and “${show(russian)}”`;
}

function compare(page: Page, twin: Page): Fault[] {
  const [english, russian] = [flatten(page.tree), flatten(twin.tree)];
  return [
    ...firstDifference(
      'element',
      page,
      english.map(elementOf).filter(isElement),
      twin,
      russian.map(elementOf).filter(isElement),
    ),
    ...firstDifference(
      'link',
      page,
      english.map(linkOf).filter(isElement),
      twin,
      russian.map(linkOf).filter(isElement),
    ),
    ...compareFrontMatter(page, twin),
  ];
}

/** Keys that don't contain words. Their values must be equal so that both sidebars are the same. */
const SAME_KEYS = [
  ...['page_type', 'sidebar_position', 'slug', 'hide_table_of_contents', 'unlisted', 'draft'],
  ...['authors', 'tags', 'release'],
];

function compareFrontMatter(page: Page, twin: Page): Fault[] {
  return SAME_KEYS.flatMap((key): Fault[] => {
    const [en, ru] = [page, twin].map(({frontMatter}) => JSON.stringify(frontMatter[key]) ?? 'missing');
    if (en === ru) return [];
    return [
      {
        file: twin.file,
        line: twin.frontMatterLines[key] ?? 1,
        check: name,
        message: `${key} is ${ru} here and ${en} in ${page.file}`,
        fix: `Write the same ${key} in both languages.`,
      },
    ];
  });
}

/** Returns the imports of English texts on a Russian page. Every text has a Russian twin, which the page must import. */
function englishImports(page: Page): Fault[] {
  return page.raw.split('\n').flatMap((text, index) => {
    const source = /^import .* from '(@site\/(?:docs|blog)\/[^']+\.mdx)';/.exec(text)?.[1];
    if (source === undefined) return [];
    return [
      {
        file: page.file,
        line: index + 1,
        check: name,
        message: `imports the English text ${source}`,
        fix: 'Import its Russian twin in i18n/ru.',
      },
    ];
  });
}

function run({pages, readFaults}: CheckContext): Fault[] {
  const unreadable = new Set(readFaults.map(({file}) => file));
  const keyOf = ({section, path}: Page): string => `${section}/${path}`;
  const byKey = (locale: string): Map<string, Page> =>
    new Map(pages.filter((page) => page.locale === locale).map((page) => [keyOf(page), page]));
  const [english, russian] = [byKey('en'), byKey('ru')];
  const missing = [...english]
    .filter(([key]) => !russian.has(key))
    .map(([, page]): Fault => {
      return {
        file: page.file,
        line: 1,
        check: name,
        message: `has no Russian twin ${pageFile({...page, inside: page.path, locale: 'ru'})}`,
        fix: 'Write the Russian page; no page exists in one language only.',
      };
    });
  const orphans = [...russian]
    .filter(([key]) => !english.has(key))
    .map(([, page]): Fault => ({
      file: page.file,
      line: 1,
      check: name,
      message: `has no English twin ${pageFile({...page, inside: page.path, locale: 'en'})}`,
      fix: 'Write the English page, or move this one to the path of its twin.',
    }));
  const imports = [...russian.values()].flatMap(englishImports);
  const differences = [...english].flatMap(([key, page]) => {
    const twin = russian.get(key);
    return twin === undefined || unreadable.has(page.file) || unreadable.has(twin.file)
      ? []
      : compare(page, twin);
  });
  return [...missing, ...orphans, ...imports, ...differences];
}

export const check: TextCheck = {
  name,
  about:
    'English and Russian have the same pages, each pair has the same elements in the same order, and Russian pages import no English text.',
  run,
};
