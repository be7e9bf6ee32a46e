import {readFileSync, readdirSync, existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {pageFolder, pageRoute} from '../../src/site/pageFiles.ts';
import {parseMdx} from '../../src/site/parseMdx.ts';
import {NEWS} from '../../src/site/postFile.ts';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {CheckContext, Fault, Locale, Page} from './types.ts';

const RU_PLUGIN_FOLDER = 'docusaurus-plugin-content-docs-';

/**
 * Directives that Docusaurus turns into admonitions. It treats any other `:word` as plain text, and so does this
 * parser.
 */
export const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'danger'];

interface Parsed {
  tree: Root;
  frontMatter: Record<string, unknown>;
  frontMatterLines: Record<string, number>;
  faults: {line?: number; message: string; fix: string}[];
}

function readFrontMatter(raw: string): Omit<Parsed, 'tree'> {
  const empty = {frontMatter: {}, frontMatterLines: {}};
  const match = /^---\r?\n([\s\S]*?)^---[ \t]*$/m.exec(raw);
  if (match?.index !== 0) return {...empty, faults: []};
  const lineCounter = new LineCounter();
  const document = parseDocument(match[1] ?? '', {lineCounter});
  const error = document.errors[0];
  if (error !== undefined) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    return {
      ...empty,
      faults: [
        {
          line,
          message: `the front matter is not valid YAML: ${error.message.split('\n')[0]}`,
          fix: 'Put values that contain `: ` or `#` in quotes, and write one key per line.',
        },
      ],
    };
  }
  const frontMatterLines: Record<string, number> = {};
  if (isMap(document.contents)) {
    for (const item of document.contents.items) {
      if (isScalar(item.key) && item.key.range) {
        // Adds one line for the opening `---`.
        frontMatterLines[String(item.key.value)] = lineCounter.linePos(item.key.range[0]).line + 1;
      }
    }
  }
  const data: unknown = document.toJS();
  const frontMatter = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  return {frontMatter, frontMatterLines, faults: []};
}

/** The error of the MDX parser, whose type not every version exports. */
interface ParserError {
  message: string;
  reason?: string;
  line?: number | null;
  place?: {line?: number; start?: {line: number}} | null;
}

/**
 * Returns the line number in an error message, because some errors have no other location, for example `Expected a
 * closing tag for <Cards> (11:1-11:8)`.
 */
function lineIn(message: string): number | undefined {
  const line = /\((\d+):\d+/.exec(message)?.[1];
  return line === undefined ? undefined : Number(line);
}

/** Parses a page and its front matter. */
export function parsePage(raw: string): Parsed {
  const front = readFrontMatter(raw);
  try {
    return {...front, tree: parseMdx(raw)};
  } catch (error) {
    const {message, reason, line, place} = error as ParserError;
    return {
      ...front,
      tree: {type: 'root', children: []},
      faults: [
        ...front.faults,
        {
          line: line ?? place?.line ?? place?.start?.line ?? lineIn(reason ?? message),
          message: `the text is not valid MDX: ${reason ?? message}`,
          fix: 'Close every tag and bracket; put `{`, `}`, and `<` in prose in inline code.',
        },
      ],
    };
  }
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Returns the sections of a tree in each language. */
function sectionsOf(root: string): {locale: Locale; section: string}[] {
  const listFolders = (folder: string): string[] =>
    existsSync(folder)
      ? readdirSync(folder, {withFileTypes: true})
          .filter((entry) => entry.isDirectory())
          .map((entry) => entry.name)
          .sort()
      : [];
  const english = listFolders(path.join(root, 'docs'));
  const russian = listFolders(path.join(root, 'i18n/ru'))
    .filter((name) => name.startsWith(RU_PLUGIN_FOLDER))
    .map((name) => name.slice(RU_PLUGIN_FOLDER.length));
  return [
    ...english.map((section) => ({locale: 'en' as const, section})),
    ...russian.map((section) => ({locale: 'ru' as const, section})),
    {locale: 'en', section: NEWS},
    {locale: 'ru', section: NEWS},
  ];
}

/**
 * Reads and parses every page and post of a tree with the layout of this repository.
 * @param now the current date. Set by tests.
 */
export function loadPages(root: string, now: Date = new Date()): CheckContext {
  const pages: Page[] = [];
  const readFaults: Fault[] = [];
  for (const {locale, section} of sectionsOf(root)) {
    const folder = pageFolder(section, locale);
    for (const relative of filesUnder(path.join(root, folder))) {
      const file = `${folder}/${relative}`;
      const raw = readFileSync(path.join(root, file), 'utf8');
      const {faults, ...parsed} = parsePage(raw);
      readFaults.push(...faults.map((fault) => ({...fault, file, check: 'syntax'})));
      const partial = path.posix.basename(relative).startsWith('_');
      const route = partial ? file : pageRoute({section, inside: relative}, parsed.frontMatter.slug);
      pages.push({file, locale, section, path: relative, route, partial, raw, ...parsed});
    }
  }
  return {root, pages, now, readFaults};
}
