import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import {textOf} from './nodes.ts';
import {NOT_PROSE} from './notProse.ts';
import {BlockBuilder, blocksOfNode, type ProseBlock, type ProseKind} from './prose.ts';
import {literalOf} from './siteStrings.ts';
import {stripComments} from './stripComments.ts';

/**
 * Reads the English that is written for the people who maintain the project: guides, READMEs, comments, test names, and
 * messages of commands and checks.
 */

export interface ProjectSource {
  file: string;
  blocks: ProseBlock[];
}

/**
 * Skips pages and translations, which are written for others, folders that commands create, and fixtures, which contain
 * errors on purpose.
 */
const SKIPPED = /^(?:\.|build|node_modules$|coverage$|test-results$|playwright-report$|fixtures$)/;
const SKIPPED_AT_ROOT = new Set(['docs', 'blog', 'i18n']);

const SCRIPT = /\.[cm]?[jt]sx?$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** Properties whose strings are printed in the terminal, as are the strings that are passed to functions. */
const MESSAGE_PROPERTY = new Set(['message', 'fix', 'about', 'reason', 'hint', 'error']);
const TEST_FUNCTION = new Set(['describe', 'it', 'test']);

function filesUnder(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return SKIPPED.test(entry.name) || SKIPPED_AT_ROOT.has(file) ? [] : filesUnder(root, file);
  });
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Creates a block for each paragraph. A JSDoc tag starts a new one. Inline code isn't prose. */
function blocksOf(kind: ProseKind, text: string, firstLine: number): ProseBlock[] {
  const prose = text.replace(/`[^`]*`|\{@link [^}]*\}/g, (code) => code.replace(/[^\n]/g, NOT_PROSE));
  const paragraphs: {text: string; line: number}[][] = [[]];
  prose.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('@')) paragraphs.push([]);
    if (line !== '') paragraphs.at(-1)?.push({text: line, line: firstLine + index});
  });
  return paragraphs.flatMap((lines) => {
    const builder = new BlockBuilder();
    lines.forEach((line, index) => {
      builder.add(index === 0 ? line.text : ` ${line.text}`, line.line);
    });
    const block = builder.build(kind);
    return block === null ? [] : [block];
  });
}

/** Returns comments as blocks. Comments on consecutive lines are one block. */
export function commentBlocks(language: string, code: string): ProseBlock[] {
  const comments: {text: string; start: number; end: number}[] = [];
  stripComments(language, code, (text, start) => {
    const last = comments.at(-1);
    const between = last === undefined ? '' : code.slice(last.end, start);
    const continues = last !== undefined && text.startsWith('//') && /^[ \t]*\n[ \t]*$/.test(between);
    if (continues && last.text.startsWith('//')) {
      last.text += `\n${text}`;
      last.end = start + text.length;
    } else {
      comments.push({text, start, end: start + text.length});
    }
  });
  return comments.flatMap(({text, start}) => {
    const plain = text.replace(/^\/\*+|\*+\/$/g, '').replace(/^[ \t]*(?:\/\/+|\*|#+)/gm, '');
    return blocksOf('comment', plain, lineAt(code, start));
  });
}

/** Hides literals, in which `//` and `/*` don't start a comment and quotes might not be paired. */
function hideLiterals(source: ts.SourceFile): string {
  const parts: string[] = [];
  let end = 0;
  const visit = (node: ts.Node): void => {
    if (!isText(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const start = ts.isJsxText(node) ? node.pos : node.getStart(source);
    parts.push(source.text.slice(end, start), source.text.slice(start, node.end).replace(/[^\n]/g, ' '));
    ({end} = node);
  };
  visit(source);
  return [...parts, source.text.slice(end)].join('');
}

const isText = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** Returns the name of the function in calls such as `it.each(table)('…')` (`it`) and `test.describe('…')` (`test`). */
function calledName(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calledName(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

function readableTexts(source: ts.SourceFile, isTest: boolean): {text: string; start: number}[] {
  const found: {text: string; start: number}[] = [];
  const add = (node: ts.Node | undefined): void => {
    const text = literalOf(node);
    if (node !== undefined && text?.includes(' ') === true) found.push({text, start: node.getStart(source)});
  };
  const visit = (node: ts.Node): void => {
    // `proseOf` reads the messages of the interface.
    if (ts.isCallExpression(node) && calledName(node.expression) === 'translate') return;
    if (isTest && ts.isCallExpression(node) && TEST_FUNCTION.has(calledName(node.expression))) {
      add(node.arguments[0]);
    }
    if (!isTest && (ts.isCallExpression(node) || ts.isNewExpression(node))) node.arguments?.forEach(add);
    if (!isTest && ts.isPropertyAssignment(node) && MESSAGE_PROPERTY.has(node.name.getText(source))) {
      const value = node.initializer;
      add(ts.isArrowFunction(value) ? value.body : value);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the comments, test names, and messages in a script. */
export function scriptBlocks(file: string, code: string): ProseBlock[] {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const options = {languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone};
  const source = ts.createSourceFile(file, code, options, false, kind);
  return [
    ...commentBlocks('java', hideLiterals(source)),
    ...readableTexts(source, TEST.test(file)).flatMap(({text, start}) =>
      blocksOf('message', text, lineAt(code, start)),
    ),
  ];
}

/** Removes the cells in columns that show what not to write. */
function withoutBadExamples(node: Nodes): Nodes {
  if (node.type !== 'table') {
    return 'children' in node
      ? ({...node, children: (node.children as Nodes[]).map(withoutBadExamples)} as Nodes)
      : node;
  }
  const bad = node.children[0]?.children.findIndex((cell) => textOf(cell) === 'Bad') ?? -1;
  const rows = node.children.map((row) => ({
    ...row,
    children: row.children.filter((_, column) => column !== bad),
  }));
  return {...node, children: rows} satisfies Table;
}

const markdown = unified().use(remarkParse).use(remarkGfm);

const markdownBlocks = (text: string): ProseBlock[] =>
  markdown.parse(text).children.flatMap((node) => blocksOfNode(withoutBadExamples(node)));

function blocksOfFile(root: string, file: string): ProseBlock[] {
  const text = (): string => readFileSync(path.join(root, file), 'utf8');
  if (file.endsWith('.md')) return markdownBlocks(text());
  if (SCRIPT.test(file)) return scriptBlocks(file, text());
  if (file.endsWith('.css')) return commentBlocks('css', text());
  if (/\.ya?ml$/.test(file)) return commentBlocks('yaml', text());
  return [];
}

/** Returns all English that maintainers read. */
export const projectProse = (root: string): ProjectSource[] =>
  filesUnder(root)
    .map((file) => ({file, blocks: blocksOfFile(root, file)}))
    .filter(({blocks}) => blocks.length > 0);
