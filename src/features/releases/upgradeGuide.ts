import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Code, Nodes, Parents, Root} from 'mdast';
// Types of MDX and directive nodes.
import type {} from 'remark-directive';
import type {} from 'remark-mdx';

import type {Locale} from '../../site/locales.ts';
import {russianTwin} from '../../site/pageFiles.ts';
import {parseMdx} from '../../site/parseMdx.ts';
import type {Platform} from '../../site/sections.ts';

import type {LatestRelease} from './loadReleases.ts';
import {replaceTokens} from './versionTokens.ts';

/** A block of code in the guide. */
interface Snippet {
  language: string;
  /** File that the code belongs to, or empty. */
  title: string;
  code: string;
}

/** A step or a remark of a section, as Markdown. */
export interface GuideBlock {
  /** A list item is a task. Paragraphs, and list items that only say what is new, are notes. */
  kind: 'task' | 'note';
  text: string;
  /** Code that the text introduces with a colon. */
  snippets: Snippet[];
  /** Label of the tab that has the block. Unset if it applies to all readers. */
  choice?: string;
}

/** API changes: a table with two columns. Cells are Markdown. */
export interface ApiTable {
  head: [before: string, after: string];
  rows: [before: string, after: string][];
}

/** A section that says how to upgrade from one version to another. */
export interface GuideSection {
  /** ID of its heading, for example `from-3-9-to-3-10`. */
  id: string;
  title: string;
  /** Older version, for example `3.9`. For a major version alone, as in "from 2 to 3", a zero is added: `2.0`. */
  from: string;
  to: string;
  blocks: GuideBlock[];
  tables: ApiTable[];
}

/** The instructions of a section alone, which the comparison of releases shows. */
export interface UpgradeStep extends Omit<GuideSection, 'blocks' | 'tables'> {
  /** Paragraphs and list items, as Markdown. */
  items: string[];
}

/** An upgrade guide. */
export interface UpgradeGuide {
  /** Tasks of every upgrade, before and after those of the versions. */
  before: GuideBlock[];
  after: GuideBlock[];
  /** In the order of the page. */
  sections: GuideSection[];
}

const STEP_ID = /^from-(\d+(?:-\d+)*)-to-(\d+(?:-\d+)*)$/;
/** Start of a list item that requires no action, in both languages. */
const NEWS = /^(?:New|Нов(?:ое|ый|ые))(?=[ :])/;
const MARK = /\s*\{\/\* version steps \*\/\}/;

/** Converts `3-10` to 3.10, and `3` to 3.0. */
function versionOf(numbers: string): string {
  const version = numbers.replaceAll('-', '.');
  return version.includes('.') ? version : `${version}.0`;
}

/** Removes blocks that every tab repeats, so that only those that differ have the label of a tab. */
function mergeChoices(blocks: readonly GuideBlock[]): GuideBlock[] {
  const merged: GuideBlock[] = [];
  for (const block of blocks) {
    const same = merged.find(({choice, text}) => choice !== undefined && text === block.text);
    if (same === undefined || block.choice === undefined) merged.push({...block});
    else delete same.choice;
  }
  return merged;
}

/** Returns the Markdown inside a node, on one line. */
function sourceOf({children}: Parents, mdx: string): string {
  const [start, end] = [children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset];
  return start === undefined ? '' : mdx.slice(start, end).replace(/\s*\n\s*/g, ' ');
}

/** Returns the value of a tab's `label`. */
function labelOf(node: Extract<Nodes, {type: 'mdxJsxFlowElement'}>): string | undefined {
  const label = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'label');
  return typeof label?.value === 'string' ? label.value : undefined;
}

const snippetOf = ({lang, meta, value}: Code): Snippet => ({
  language: lang ?? '',
  title: /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '',
  code: value,
});

/** Returns the steps, notes, and API tables of a section. */
function contentOf(nodes: readonly Nodes[], mdx: string): Pick<GuideSection, 'blocks' | 'tables'> {
  const blocks: GuideBlock[] = [];
  const tables: ApiTable[] = [];
  /** Text that the next code can belong to. */
  let intro: GuideBlock | undefined;
  /** Code that no text introduces, which is left out. */
  let omitted = '';

  const add = (node: Parents, isItem: boolean, choice: string | undefined) => {
    const text = sourceOf(node, mdx);
    // Explains a value in that code, for example "`YOUR_APP_KEY` is the app key".
    const explained = isItem ? undefined : /^`(\w+)`/.exec(text)?.[1];
    if (explained !== undefined && omitted.includes(explained)) return;
    const kind = !isItem || NEWS.test(text) ? 'note' : 'task';
    intro = {kind, text, snippets: [], ...(choice !== undefined && {choice})};
    blocks.push(intro);
  };
  const read = (node: Nodes, choice: string | undefined): void => {
    if (node.type === 'paragraph') add(node, false, choice);
    else if (node.type === 'list') for (const child of node.children) read(child, choice);
    else if (node.type === 'listItem') {
      node.children.forEach((child, index) => {
        if (index === 0 && child.type === 'paragraph') add(child, true, choice);
        else read(child, choice);
      });
    } else if (node.type === 'code') {
      if (intro?.text.endsWith(':')) intro.snippets.push(snippetOf(node));
      else omitted += node.value;
    } else {
      intro = undefined;
      if (node.type === 'table') {
        const [head, ...rows] = node.children.map(({children}) =>
          children.map((cell) => sourceOf(cell, mdx)),
        );
        if (head?.length === 2) tables.push({head, rows: rows.filter((row) => row.length === 2)} as ApiTable);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'containerDirective') {
        const label =
          node.type === 'mdxJsxFlowElement' && node.name === 'TabItem' ? labelOf(node) : undefined;
        for (const child of node.children) read(child, label ?? choice);
        intro = undefined;
      }
    }
  };
  for (const node of nodes) read(node, undefined);

  // A colon stays if code or a list follows. Otherwise, what it introduces is shown elsewhere.
  blocks.forEach((block, index) => {
    const leads = block.snippets.length > 0 || (block.kind === 'note' && blocks[index + 1]?.kind === 'task');
    if (!leads) block.text = block.text.replace(/:$/, '.');
  });
  return {blocks: mergeChoices(blocks), tables};
}

/**
 * Parses an upgrade guide. A section ends at its first subheading.
 * @param mdx text of the page, with version tokens replaced.
 * @param tree its syntax tree, if known.
 */
export function parseUpgradeGuide(mdx: string, tree: Root = parseMdx(mdx)): UpgradeGuide {
  const guide: UpgradeGuide = {before: [], after: [], sections: []};
  tree.children.forEach((heading, index) => {
    if (heading.type !== 'heading' || heading.depth !== 2) return;
    const id = heading.data?.id ?? '';
    const [, from, to] = STEP_ID.exec(id) ?? [];
    if (id !== 'every-upgrade' && (from === undefined || to === undefined)) return;
    const rest = tree.children.slice(index + 1);
    const end = rest.findIndex(({type}) => type === 'heading');
    const content = contentOf(end < 0 ? rest : rest.slice(0, end), mdx);
    if (from !== undefined && to !== undefined) {
      const title = sourceOf(heading, mdx).replace(/\s*\{#[^{}]*\}$/, '');
      guide.sections.push({id, title, from: versionOf(from), to: versionOf(to), ...content});
      return;
    }
    const tasks = content.blocks.filter(({kind}) => kind === 'task');
    const split = tasks.findIndex(({text}) => MARK.test(text)) + 1;
    const plain = tasks.map((task) => ({...task, text: task.text.replace(MARK, '')}));
    guide.before = plain.slice(0, split === 0 ? undefined : split);
    guide.after = split === 0 ? [] : plain.slice(split);
  });
  return guide;
}

/** Returns the sections without code and tables, so a colon before them becomes a period. */
export function upgradeSteps({sections}: Pick<UpgradeGuide, 'sections'>): UpgradeStep[] {
  return sections.map(({id, title, from, to, blocks}) => ({
    id,
    title,
    from,
    to,
    items: blocks.map(({text}) => text.replace(/:$/, '.')),
  }));
}

/**
 * Reads a platform's upgrade guide in one language. Falls back to the English guide if the Russian one is missing.
 * @param root the folder that contains `docs/` and `i18n/`.
 * @throws Error if the guide has no `from-x-y-to-x-z` section, or can't be read.
 */
export function readUpgradeGuide(
  root: string,
  platform: Platform,
  locale: Locale,
  latest: Record<Platform, LatestRelease>,
): UpgradeGuide {
  const english = `docs/${platform}/upgrade-guide.mdx`;
  const twin = locale === 'ru' ? russianTwin(english) : undefined;
  const file = twin !== undefined && existsSync(path.join(root, twin)) ? twin : english;
  const guide = parseUpgradeGuide(replaceTokens(readFileSync(path.join(root, file), 'utf8'), latest));
  if (guide.sections.length === 0) {
    throw new Error(
      `${file}: no heading such as "## From 3.9 to 3.10 {#from-3-9-to-3-10}"; the comparison of releases requires such headings`,
    );
  }
  return guide;
}
