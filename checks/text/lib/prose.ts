import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Code, Nodes, PhrasingContent} from 'mdast';
import type {Term} from '../../../src/features/glossary/glossarySchema.ts';
import {GLOSSARY_FILE, readGlossary} from '../../../src/features/glossary/readGlossary.ts';
import type {CheckContext, Locale, Page} from '../types.ts';
import {parsePage} from '../loadPages.ts';
import {readCategoryTexts, readMessageFile, type Message} from './messages.ts';
import {lineOf} from './nodes.ts';
import {NOT_PROSE} from './notProse.ts';
import {POST_DATA_FILES, readKeyedFile} from './postData.ts';
import {readSiteStrings} from './siteStrings.ts';
import {stripComments} from './stripComments.ts';

/**
 * Text for readers, extracted from pages, translation files, and components so that the checks of words and punctuation
 * read sentences but not code, URLs, or markup.
 */

export type ProseKind =
  /** Paragraph, heading, table cell, admonition title, or text of a component. */
  | 'text'
  /** Front matter title, which is copied from the navigation. */
  | 'title'
  /** Description, keywords, alternative text, or component attribute. */
  | 'attribute'
  /** Comment inside a snippet. */
  | 'comment'
  /** UI message. */
  | 'message';

export interface ProseBlock {
  kind: ProseKind;
  text: string;
  lineAt: (index: number) => number;
}

export interface ProseSource {
  file: string;
  locale: Locale;
  /** `guide` is for README, CONTRIBUTING, and guides, which quote incorrect text as examples. */
  origin: 'page' | 'messages' | 'components' | 'glossary' | 'guide';
  blocks: ProseBlock[];
}

const PROSE_ATTRIBUTES = new Set([
  'title',
  'label',
  'alt',
  'caption',
  'description',
  'summary',
  'aria-label',
]);

/** Matches URLs, file names with a path, tokens, and email addresses anywhere in text. */
const OPAQUE =
  /https?:\/\/[^\s<>()«»]+|%[a-z]+\.[a-z]+%|[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w/])(?:[\w.-]+\/){2,}[\w.-]+|(?<![\w/])\/(?:[\w.-]+\/?)+/giu;

function maskOpaque(text: string): string {
  return text.replace(OPAQUE, (match) => {
    const tail = /[.,;:!?]+$/.exec(match)?.[0] ?? '';
    return NOT_PROSE.repeat(match.length - tail.length) + tail;
  });
}

/** Collects runs of text together with their lines. */
export class BlockBuilder {
  private text = '';
  private readonly runs: {start: number; line: number}[] = [];

  add(text: string, line: number): void {
    if (text === '') return;
    this.runs.push({start: this.text.length, line});
    this.text += text;
  }

  build(kind: ProseKind): ProseBlock | null {
    const {runs} = this;
    const text = maskOpaque(this.text);
    if (text.replaceAll(NOT_PROSE, '').trim() === '') return null;
    return {
      kind,
      text,
      lineAt: (index) => {
        const run = runs.findLast(({start}) => start <= index) ?? {start: 0, line: 1};
        return run.line + (text.slice(run.start, index).match(/\n/g)?.length ?? 0);
      },
    };
  }
}

function lineBlock(kind: ProseKind, text: string, line: number): ProseBlock | null {
  const builder = new BlockBuilder();
  builder.add(text, line);
  return builder.build(kind);
}

function attributeBlocks(node: Nodes): ProseBlock[] {
  if (node.type === 'image' || node.type === 'imageReference') {
    return [lineBlock('attribute', node.alt ?? '', lineOf(node))].filter((block) => block !== null);
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !PROSE_ATTRIBUTES.has(attribute.name)) return [];
    if (typeof attribute.value !== 'string') return [];
    const block = lineBlock('attribute', attribute.value, attribute.position?.start.line ?? lineOf(node));
    return block === null ? [] : [block];
  });
}

/** Adds the text of phrasing content in reading order. Whatever isn't prose becomes one character. */
function addPhrasing(builder: BlockBuilder, node: Nodes, extra: ProseBlock[]): void {
  extra.push(...attributeBlocks(node));
  switch (node.type) {
    case 'text':
      builder.add(node.value, lineOf(node));
      return;
    case 'break':
      builder.add('\n', lineOf(node));
      return;
    case 'inlineCode':
    case 'image':
    case 'imageReference':
    case 'footnoteReference':
      builder.add(NOT_PROSE, lineOf(node));
      return;
    case 'mdxTextExpression':
      // A comment in braces is ignored, but a value counts as a placeholder.
      if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) builder.add(NOT_PROSE, lineOf(node));
      return;
    case 'html':
      return;
    default:
      if ('children' in node) {
        for (const child of node.children) addPhrasing(builder, child, extra);
      }
  }
}

const PHRASING_PARENTS = new Set(['paragraph', 'heading', 'tableCell']);

/** Returns the prose in a node. */
export function blocksOfNode(node: Nodes): ProseBlock[] {
  if (node.type === 'code') return codeBlocks(node);
  if (PHRASING_PARENTS.has(node.type)) {
    const builder = new BlockBuilder();
    const extra: ProseBlock[] = [];
    for (const child of (node as {children: PhrasingContent[]}).children) addPhrasing(builder, child, extra);
    const block = builder.build('text');
    return block === null ? extra : [block, ...extra];
  }
  const own = attributeBlocks(node);
  if (!('children' in node)) return own;
  // Handles text directly inside a component, as in `<Card>text</Card>` on one line.
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const builder = new BlockBuilder();
    const rest: ProseBlock[] = [];
    for (const child of node.children) {
      const isBlock =
        child.type === 'mdxJsxFlowElement' || PHRASING_PARENTS.has(child.type) || !isPhrasing(child);
      if (isBlock) rest.push(...blocksOfNode(child));
      else addPhrasing(builder, child, rest);
    }
    const block = builder.build('text');
    return [...own, ...(block === null ? [] : [block]), ...rest];
  }
  return [...own, ...node.children.flatMap(blocksOfNode)];
}

const PHRASING = new Set([
  ...['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'image', 'imageReference', 'link'],
  ...['linkReference', 'footnoteReference', 'mdxTextExpression', 'mdxJsxTextElement', 'html'],
]);
const isPhrasing = (node: Nodes): boolean => PHRASING.has(node.type);

function codeBlocks(node: Code): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  stripComments(node.lang ?? '', node.value, (comment, offset) => {
    const line = lineOf(node) + 1 + node.value.slice(0, offset).split('\n').length - 1;
    const text = comment.replace(/^(?:\/\/+|\/\*+|#+|!|<!--)|(?:\*+\/|-->)$/g, '').replace(/^[ \t]*\*/gm, '');
    const block = lineBlock('comment', text, line);
    if (block !== null) blocks.push(block);
  });
  return blocks;
}

const FRONT_MATTER: [key: string, kind: ProseKind][] = [
  ['title', 'title'],
  ['sidebar_label', 'title'],
  ['description', 'attribute'],
  ['keywords', 'attribute'],
];

function blocksOfPage(page: Page): ProseBlock[] {
  const front = FRONT_MATTER.flatMap(([key, kind]) => {
    const value = page.frontMatter[key];
    const texts = Array.isArray(value) ? value : [value];
    return texts.flatMap((text) => {
      const block = typeof text === 'string' ? lineBlock(kind, text, page.frontMatterLines[key] ?? 1) : null;
      return block === null ? [] : [block];
    });
  });
  return [...front, ...page.tree.children.flatMap(blocksOfNode)];
}

/** Returns every translation file of the Russian site. */
export function russianMessageFiles(root: string): string[] {
  const folder = path.join(root, 'i18n/ru');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && entry.name !== '_category_.json')
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Returns the English labels of sidebar folders. */
function categoryFiles(root: string): string[] {
  const folder = path.join(root, 'docs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name === '_category_.json')
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

function sourcesOfMessages(root: string): ProseSource[] {
  const source = (file: string, locale: Locale, messages: Message[]): ProseSource => ({
    file,
    locale,
    origin: 'messages',
    blocks: messages.flatMap(({text, line}) => lineBlock('message', maskPlaceholders(text), line) ?? []),
  });
  return [
    ...russianMessageFiles(root).map((file) => source(file, 'ru', readMessageFile(root, file).messages)),
    ...categoryFiles(root).map((file) => source(file, 'en', readCategoryTexts(root, file))),
  ];
}

/** Returns the labels of tags and the names of authors, as shown in the news. */
function sourcesOfPostData(root: string): ProseSource[] {
  return POST_DATA_FILES.filter((file) => existsSync(path.join(root, file))).map((file) => ({
    file,
    locale: file.startsWith('i18n/ru/') ? 'ru' : 'en',
    origin: 'messages',
    blocks: readKeyedFile(root, file).entries.flatMap(({fields, lines}) =>
      ['label', 'name', 'title', 'description'].flatMap(
        (field) => lineBlock('message', fields[field] ?? '', lines[field] ?? 1) ?? [],
      ),
    ),
  }));
}

/** Masks values such as `{count}`, and `|`, which separates plural forms. */
function maskPlaceholders(text: string): string {
  return text.replace(/`[^`]*`|\{\w+\}/g, (match) => NOT_PROSE.repeat(match.length)).replaceAll('|', '\n');
}

function sourcesOfComponents(root: string): ProseSource[] {
  const byFile = new Map<string, ProseSource[]>();
  for (const {file, line, text, locale} of readSiteStrings(root).texts) {
    const block = lineBlock('message', maskPlaceholders(text), line);
    if (block === null) continue;
    const sources = byFile.get(file) ?? [];
    byFile.set(file, sources);
    let source = sources.find((candidate) => candidate.locale === locale);
    if (source === undefined) {
      source = {file, locale, origin: 'components', blocks: []};
      sources.push(source);
    }
    source.blocks.push(block);
  }
  return [...byFile.values()].flat();
}

function sourcesOfGuides(root: string): ProseSource[] {
  const guides = path.join(root, 'guides');
  const inGuides = existsSync(guides) ? readdirSync(guides, {recursive: true, encoding: 'utf8'}) : [];
  return [
    'README.md',
    'CONTRIBUTING.md',
    ...inGuides.map((file) => `guides/${file.split(path.sep).join('/')}`),
  ]
    .filter((file) => file.endsWith('.md'))
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => {
      const raw = readFileSync(path.join(root, file), 'utf8');
      return {
        file,
        locale: 'en',
        origin: 'guide',
        blocks: parsePage(raw).tree.children.flatMap(blocksOfNode),
      };
    });
}

function sourcesOfGlossary(root: string): ProseSource[] {
  let terms: Term[];
  try {
    terms = readGlossary(root);
  } catch {
    // The `terms` check reports the errors.
    return [];
  }
  const raw = readFileSync(path.join(root, GLOSSARY_FILE), 'utf8');
  return (['en', 'ru'] as const).map((locale) => {
    let line = 1;
    const blocks = terms.flatMap(({id, ...term}) => {
      line = lineOfText(raw, JSON.stringify(id)) ?? line;
      const texts = [term[locale], ...(term.also?.[locale] ?? []), term.definition[locale]];
      return texts.flatMap((text) => {
        // Code in definitions is in backticks, as in pages.
        const prose = text.replace(/`[^`]*`/g, (code) => NOT_PROSE.repeat(code.length));
        return lineBlock('message', prose, lineOfText(raw, JSON.stringify(text)) ?? line) ?? [];
      });
    });
    return {file: GLOSSARY_FILE, locale, origin: 'glossary', blocks};
  });
}

function lineOfText(raw: string, text: string): number | undefined {
  const index = raw.indexOf(text);
  return index < 0 ? undefined : raw.slice(0, index).split('\n').length;
}

const cache = new WeakMap<CheckContext, ProseSource[]>();

/** Returns all prose in a tree, which is read only once per run. */
export function proseOf(context: CheckContext): ProseSource[] {
  let sources = cache.get(context);
  if (sources === undefined) {
    const {root, pages} = context;
    sources = [
      ...pages.map((page): ProseSource => ({
        file: page.file,
        locale: page.locale,
        origin: 'page',
        blocks: blocksOfPage(page),
      })),
      ...sourcesOfMessages(root),
      ...sourcesOfPostData(root),
      ...sourcesOfComponents(root),
      ...sourcesOfGlossary(root),
      ...sourcesOfGuides(root),
    ];
    cache.set(context, sources);
  }
  return sources;
}
