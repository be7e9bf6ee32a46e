import type {List, Nodes, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';

import {parsePage} from '../../checks/text/loadPages.ts';

/** A generator's syntax for what plain Markdown has no syntax for. */
export interface Dialect {
  /** Returns the line that opens an admonition. */
  admonition: (kind: string, title: string) => string;
  /** Fence languages for which its highlighter has a different name. */
  languages: Record<string, string>;
  /** Whether a fence supports `title="…"`. */
  hasFenceTitles: boolean;
  /** Whether a heading supports `{#id}`. */
  hasHeadingIds: boolean;
  /** Whether the front matter title is shown as a heading. */
  showsTitle: boolean;
  /** Returns front matter in addition to the title and description. */
  frontMatter: (ours: Record<string, unknown>) => Record<string, unknown>;
  /** Returns the URL of an internal link on a page in this language. */
  link: (address: string, locale: 'en' | 'ru') => string;
}

/** Functions that return the parts of a page that aren't in its own file. */
export interface Sources {
  /** Returns the MDX of a partial by its import path, such as `@site/docs/…/_part.mdx`. */
  partial: (source: string) => string;
  /** Returns Markdown that replaces a component without its own text, such as the changelog. */
  component: (name: string, attributes: Record<string, string>) => string;
}

interface Element {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  children: RootContent[];
}

interface Directive {
  name: string;
  children: (RootContent & {data?: {directiveLabel?: boolean}})[];
}

const plain = unified().use(remarkParse).use(remarkGfm);
const writer = unified()
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'});

const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const text = (value: string): PhrasingContent => ({type: 'text', value});
/** Returns a node whose text is added to the file unchanged. */
const raw = (value: string): RootContent => ({type: 'html', value});

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(
    element.attributes.flatMap(({name, value}) =>
      name !== undefined && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** Returns the words of a node, without formatting. */
function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => wordsOf(child)).join('') : '';
}

/** Returns the sources of a page's imports, keyed by name. */
function importsOf(tree: Root): Map<string, string> {
  const imports = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type !== ('mdxjsEsm' as string)) continue;
    const {value} = node as unknown as {value: string};
    for (const [, name = '', source = ''] of value.matchAll(/import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/g)) {
      imports.set(name, source);
    }
  }
  return imports;
}

/**
 * Returns a page as Markdown that a generator without this site's components can read: removes imports, expressions,
 * and tags but preserves the content of tags, inserts partials, lists the contents of tabs one after another, and
 * converts cards to a list of links.
 * @param mdx text of the page, with version tokens replaced.
 */
export function reduceMarkdown(
  mdx: string,
  {dialect, sources, locale}: {dialect: Dialect; sources: Sources; locale: 'en' | 'ru'},
): string {
  const {frontMatter, tree, faults} = parsePage(mdx);
  if (faults[0]) throw new Error(faults[0].message);
  const title = typeof frontMatter.title === 'string' ? frontMatter.title : '';
  const link = (address: string) => (address.startsWith('/') ? dialect.link(address, locale) : address);

  const reduceAll = (nodes: readonly Nodes[], imports: Map<string, string>): RootContent[] =>
    nodes.flatMap((node) => reduce(node, imports));

  const ofElement = (element: Element, imports: Map<string, string>): RootContent[] => {
    const name = element.name ?? '';
    const attributes = attributesOf(element);
    const children = () => reduceAll(element.children, imports);
    const source = imports.get(name);
    if (source !== undefined) {
      const partial = parsePage(sources.partial(source)).tree;
      return reduceAll(partial.children, importsOf(partial));
    }
    switch (name) {
      case 'Cards':
        return [
          {
            type: 'list',
            ordered: false,
            spread: false,
            children: children().map((child) => ({
              type: 'listItem',
              spread: false,
              children: [child as Paragraph],
            })),
          } satisfies List,
        ];
      case 'Card':
        return [
          paragraph([
            {type: 'link', url: link(attributes.to ?? ''), children: [text(attributes.title ?? '')]},
            text(`: ${element.children.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim()}`),
          ]),
        ];
      case 'ButtonLink':
        return [
          paragraph([
            {
              type: 'link',
              url: link(attributes.to ?? ''),
              children: [text(element.children.map(wordsOf).join('').trim())],
            },
          ]),
        ];
      case 'TabItem':
        return [paragraph([{type: 'strong', children: [text(attributes.label ?? '')]}]), ...children()];
      default:
        if (element.children.length > 0) return children();
        return element.type === 'mdxJsxFlowElement'
          ? plain.parse(sources.component(name, attributes)).children
          : [];
    }
  };

  const ofDirective = ({name, children}: Directive, imports: Map<string, string>): RootContent[] => {
    const label = children.find(({data}) => data?.directiveLabel);
    return [
      raw(dialect.admonition(name, label ? wordsOf(label) : '')),
      ...reduceAll(
        children.filter((child) => child !== label),
        imports,
      ),
      raw(':::'),
    ];
  };

  function reduce(node: Nodes, imports: Map<string, string>): RootContent[] {
    const {type} = node as {type: string};
    if (type === 'yaml' || type === 'mdxjsEsm' || /^mdx\w*Expression$/.test(type)) return [];
    if (type.startsWith('mdxJsx')) return ofElement(node as unknown as Element, imports);
    if (type === 'containerDirective') return ofDirective(node as unknown as Directive, imports);
    if (node.type === 'code') {
      const lang = node.lang ?? 'text';
      return [
        {
          ...node,
          lang: dialect.languages[lang] ?? lang,
          meta: dialect.hasFenceTitles ? (/title="[^"]*"/.exec(node.meta ?? '')?.[0] ?? null) : null,
        },
      ];
    }
    if (!('children' in node)) return [node as RootContent];
    const copy = {...node, children: reduceAll(node.children, imports)} as RootContent;
    if (copy.type === 'link') copy.url = link(copy.url);
    if (copy.type === 'heading' && dialect.hasHeadingIds && copy.data?.id) {
      copy.children.push(text(' '), raw(`{#${copy.data.id}}`) as PhrasingContent);
    }
    return [copy];
  }

  const body = reduceAll(tree.children, importsOf(tree));
  const heading: RootContent[] = dialect.showsTitle
    ? []
    : [{type: 'heading', depth: 1, children: [text(title)]}];
  return writer.stringify({
    type: 'root',
    children: [
      {
        type: 'yaml',
        value: stringify({
          title,
          description: frontMatter.description,
          ...dialect.frontMatter(frontMatter),
        }).trimEnd(),
      },
      ...heading,
      ...body,
    ],
  } as Root);
}
