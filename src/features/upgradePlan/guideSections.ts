import {parseStepHeading, type UpgradeStep} from '../releases/upgradeSteps.ts';

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

/** A section from one version to another. */
export interface GuideSection extends Omit<UpgradeStep, 'items'> {
  blocks: GuideBlock[];
  tables: ApiTable[];
}

/** An upgrade guide. */
export interface Guide {
  /** Tasks of every upgrade, before and after those of the versions. */
  before: GuideBlock[];
  after: GuideBlock[];
  /** In the order of the page. */
  sections: GuideSection[];
}

const EVERY = /^## .+ \{#every-upgrade\}$/;
/** Start of a list item that requires no action, in both languages. */
const NEWS = /^(?:New|Нов(?:ое|ый|ые))(?=[ :])/;
const MARK = /\s*\{\/\* version steps \*\/\}/;

/** Splits a table row into its cells. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Removes the indentation that all lines of a block have. */
function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
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

/** Parses the content of a section, up to its first subheading. */
function parseBody(lines: readonly string[]): Pick<GuideSection, 'blocks' | 'tables'> {
  const blocks: GuideBlock[] = [];
  const tables: ApiTable[] = [];
  let open = false;
  let choice: string | undefined;
  /** Whether nothing came between the last block and the current line. */
  let follows = false;
  /** Code that no text introduces, which is left out. */
  let omitted = '';
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const last = blocks.at(-1);
    if (/^#{3,} /.test(line)) break;
    const [, mark, info = ''] = /^\s*(`{3,})(.*)$/.exec(line) ?? [];
    if (mark !== undefined) {
      const end = lines.findIndex((next, at) => at > index && next.trim() === mark);
      const code = lines.slice(index + 1, end < 0 ? undefined : end);
      index = end < 0 ? lines.length : end;
      open = false;
      if (follows && last?.text.endsWith(':')) {
        const [language = ''] = info.trim().split(/\s/);
        last.snippets.push({language, title: /title="([^"]*)"/.exec(info)?.[1] ?? '', code: dedent(code)});
      } else {
        omitted += code.join('\n');
      }
      continue;
    }
    if (line.trim() === '') {
      open = false;
      continue;
    }
    if (/^\s*<TabItem\b/.test(line)) choice = /label="([^"]*)"/.exec(line)?.[1];
    if (/^\s*<\/TabItem>/.test(line)) choice = undefined;
    if (/^\s*\|/.test(line)) {
      const end = lines.findIndex((next, at) => at > index && !/^\s*\|/.test(next));
      const [head, , ...rows] = lines.slice(index, end < 0 ? undefined : end).map(cellsOf);
      index = (end < 0 ? lines.length : end) - 1;
      if (head?.length === 2) tables.push({head, rows: rows.filter((row) => row.length === 2)} as ApiTable);
      open = follows = false;
      continue;
    }
    if (/^\s*(?::::|<|\{|import )/.test(line)) {
      open = follows = false;
      continue;
    }
    const [, item] = /^(?:[-*]|\d+\.) +(.+)$/.exec(line) ?? [];
    if (item === undefined && open && last !== undefined) {
      last.text += ` ${line.trim()}`;
      continue;
    }
    // Explains a value in that code, for example "`YOUR_APP_KEY` is the app key".
    const explained = item === undefined ? /^`(\w+)`/.exec(line)?.[1] : undefined;
    if (explained !== undefined && omitted.includes(explained)) continue;
    blocks.push({
      kind: item === undefined || NEWS.test(item) ? 'note' : 'task',
      text: item ?? line.trim(),
      snippets: [],
      ...(choice !== undefined && {choice}),
    });
    open = follows = true;
  }
  // A colon stays if code or a list follows. Otherwise, what it introduces is shown elsewhere.
  blocks.forEach((block, index) => {
    const leads = block.snippets.length > 0 || (block.kind === 'note' && blocks[index + 1]?.kind === 'task');
    if (!leads) block.text = block.text.replace(/:$/, '.');
  });
  return {blocks: mergeChoices(blocks), tables};
}

/**
 * Parses an upgrade guide.
 * @param mdx text of the page, with version tokens replaced.
 */
export function parseGuide(mdx: string): Guide {
  const lines = mdx.split('\n');
  const guide: Guide = {before: [], after: [], sections: []};
  lines.forEach((line, index) => {
    const step = parseStepHeading(line);
    if (step === null && !EVERY.test(line)) return;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => /^## /.test(next));
    const body = parseBody(end < 0 ? rest : rest.slice(0, end));
    if (step !== null) {
      guide.sections.push({...step, ...body});
      return;
    }
    const tasks = body.blocks.filter(({kind}) => kind === 'task');
    const split = tasks.findIndex(({text}) => MARK.test(text)) + 1;
    const plain = tasks.map((task) => ({...task, text: task.text.replace(MARK, '')}));
    guide.before = plain.slice(0, split === 0 ? undefined : split);
    guide.after = split === 0 ? [] : plain.slice(split);
  });
  return guide;
}
