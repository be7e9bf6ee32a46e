import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Code} from 'mdast';
import {Language, Parser, type Node} from 'web-tree-sitter';
import {parseAllDocuments} from 'yaml';
import type {Page} from '../types.ts';
import {flatten, lineOf} from './nodes.ts';
import {normalizers} from './normalizeCode.ts';

/** Languages that are allowed in a fence. */
export const FENCE_LANGUAGES = [
  ...[
    'kotlin',
    'java',
    'swift',
    'objectivec',
    'csharp',
    'ruby',
    'groovy',
    'xml',
    'json',
    'yaml',
    'bash',
    'text',
  ],
  ...['python', 'toml', 'properties', 'diff', 'cpp', 'http', 'html'],
];

/** A fenced block on a page, with version tokens replaced by sample numbers. */
export interface Snippet {
  page: Page;
  node: Code;
  language: string;
  code: string;
  /** Line of the page on which the code starts, starting with 1. */
  line: number;
}

const SAMPLES: Record<string, string> = {version: '3.9.0', artifact: '3.9.0.0', date: '01.09.2025'};

/** Replaces version tokens with numbers, because `:3.9.0.0` parses while `:%android.artifact%` doesn't. */
export const fillTokens = (code: string): string =>
  code.replace(
    /%(?:android|ios|unity)\.(version|artifact|date)%/g,
    (token, field: string) => SAMPLES[field] ?? token,
  );

export function snippetsOf(page: Page): Snippet[] {
  return flatten(page.tree).flatMap((node) =>
    node.type === 'code'
      ? [{page, node, language: node.lang ?? '', code: fillTokens(node.value), line: lineOf(node) + 1}]
      : [],
  );
}

/** Location and message of an error in a snippet. `line` counts from 0. */
export interface SnippetError {
  line: number;
  message: string;
}

/**
 * Text around a fragment that turns it into a whole file. Prefixes contain no line breaks, so line numbers don't
 * change.
 */
type Context = [prefix: string, suffix: string];

interface Grammar {
  wasm: string;
  contexts: Context[];
}

const require = createRequire(import.meta.url);
const ours = (name: string): string =>
  path.join(
    path.dirname(require.resolve('tree-sitter-wasms/package.json')),
    'out',
    `tree-sitter-${name}.wasm`,
  );

const FILE: Context = ['', ''];

const grammars: Record<string, () => Grammar> = {
  kotlin: () => ({
    wasm: ours('kotlin'),
    contexts: [FILE, ['class Wrapper { ', '\n}'], ['fun wrapper() { ', '\n}']],
  }),
  java: () => ({
    wasm: ours('java'),
    contexts: [FILE, ['class Wrapper { ', '\n}'], ['class Wrapper { void wrapper() { ', '\n} }']],
  }),
  swift: () => ({
    wasm: ours('swift'),
    contexts: [
      FILE,
      ['class Wrapper { ', '\n}'],
      ['func wrapper() { ', '\n}'],
      ['protocol Wrapper { ', '\n}'],
    ],
  }),
  objectivec: () => ({
    wasm: ours('objc'),
    contexts: [
      FILE,
      ['@implementation Wrapper ', '\n@end'],
      ['void wrapper(void) { ', '\n}'],
      ['@interface Wrapper : NSObject ', '\n@end'],
    ],
  }),
  csharp: () => ({
    wasm: ours('c_sharp'),
    contexts: [FILE, ['class Wrapper { ', '\n}'], ['class Wrapper { void Wrap() { ', '\n} }']],
  }),
  cpp: () => ({wasm: ours('cpp'), contexts: [FILE, ['void wrapper() { ', '\n}']]}),
  ruby: () => ({wasm: ours('ruby'), contexts: [FILE]}),
  bash: () => ({
    wasm: fileURLToPath(new URL('../grammars/tree-sitter-bash.wasm', import.meta.url)),
    contexts: [FILE],
  }),
  python: () => ({wasm: ours('python'), contexts: [FILE]}),
  toml: () => ({wasm: ours('toml'), contexts: [FILE]}),
  html: () => ({wasm: ours('html'), contexts: [FILE]}),
  groovy: () => ({
    // This grammar isn't in `tree-sitter-wasms`. See the README next to it.
    wasm: fileURLToPath(new URL('../grammars/tree-sitter-groovy.wasm', import.meta.url)),
    contexts: [FILE],
  }),
};

interface Loaded {
  parser: Parser;
  contexts: Context[];
}

const parsers = new Map<string, Promise<Loaded>>();
let queue: Promise<unknown> = Parser.init();

async function load({wasm, contexts}: Grammar): Promise<Loaded> {
  const parser = new Parser();
  parser.setLanguage(await Language.load(wasm));
  return {parser, contexts};
}

/** Loads grammars one after another because the WebAssembly loader mixes up the symbols of parallel loads. */
function parserOf(language: string): Promise<Loaded> | undefined {
  const known = parsers.get(language);
  if (known !== undefined) return known;
  const grammar = Object.hasOwn(grammars, language) ? grammars[language] : undefined;
  if (grammar === undefined) return undefined;
  const loading = queue.then(() => load(grammar()));
  queue = loading.catch(() => undefined);
  parsers.set(language, loading);
  return loading;
}

/**
 * Returns whether an error is a known false positive: Kotlin's grammar requires a line break before `}` in `object : X
 * { override fun f() {} }`, but Kotlin doesn't. The missing token isn't among the children of its node, but only in the
 * tree's text form.
 */
function isHarmless(node: Node): boolean {
  const written = node.toString();
  return (
    written.includes('(MISSING _automatic_semicolon)') &&
    !/ERROR|MISSING (?!_automatic_semicolon)/.test(written)
  );
}

/** Returns the nodes that the grammar couldn't parse, in text order. */
function errorsIn(node: Node): Node[] {
  if (node.isError || node.isMissing) return [node];
  if (!node.hasError) return [];
  const below = node.children.flatMap((child) => (child === null ? [] : errorsIn(child)));
  // Some grammars mark a node as invalid without an error below it, for example for `val = 1`.
  return below.length > 0 ? below : [node];
}

const firstError = (root: Node): Node | undefined => errorsIn(root).find((node) => !isHarmless(node));

/**
 * Returns the deepest part of an error node, because a node that covers an entire block starts too early to be useful.
 */
function placeOf(error: Node): Node {
  let node = error;
  for (;;) {
    const inner: Node | undefined = node.children
      .filter((child): child is Node => child !== null)
      .findLast((child) => child.hasError || child.isError || child.isMissing);
    if (inner === undefined) return node;
    node = inner;
  }
}

function describe(error: Node): string {
  if (error.isMissing) return `${JSON.stringify(error.type)} is missing`;
  const [first = ''] = error.text.trim().split('\n');
  return first === '' ? 'an unexpected end' : `near “${first.slice(0, 60)}”`;
}

export interface ParsedSnippet {
  root?: Node;
  error?: SnippetError;
}

const parsed = new Map<string, Promise<ParsedSnippet>>();

/**
 * Parses a snippet as an entire file and, if that fails, as a fragment of a class, a function, and so on. Caches the
 * tree of the matching context so that several checks can share it.
 */
export function parseSnippet(language: string, code: string): Promise<ParsedSnippet> {
  const key = `${language}\n${code}`;
  let result = parsed.get(key);
  if (result === undefined) {
    result = parseWithGrammar(language, code);
    parsed.set(key, result);
  }
  return result;
}

async function parseWithGrammar(language: string, code: string): Promise<ParsedSnippet> {
  const loaded = await parserOf(language);
  if (loaded === undefined) return {};
  const variants = normalizers[language]?.(code) ?? [code];
  let furthest: SnippetError | undefined;
  let best: Node | undefined;
  for (const variant of variants) {
    for (const [prefix, suffix] of loaded.contexts) {
      const root = loaded.parser.parse(`${prefix}${variant}${suffix}`)?.rootNode;
      if (root === undefined) continue;
      const error = firstError(root);
      if (error === undefined) return {root};
      const place = placeOf(error);
      const last = code.split('\n').length - 1;
      const line = Math.min(place.startPosition.row, last);
      if (furthest === undefined || line > furthest.line) {
        furthest = {line, message: describe(place)};
        best = root;
      }
    }
  }
  return {root: best, error: furthest ?? {line: 0, message: 'nothing to parse'}};
}

/** Languages for which a dedicated parser is better than a highlighting grammar. */
const ownParsers: Record<string, (code: string) => SnippetError | undefined> = {
  json: parseJson,
  yaml: parseYaml,
  xml: parseXml,
  http: parseHttp,
  diff: (code) =>
    everyLine(
      code,
      /^([ +-]|@@ .* @@|diff |index |\\ No newline|$)/,
      'a line of a diff begins with a space, + or -',
    ),
  properties: (code) =>
    everyLine(code, /^\s*([#!].*|[\w.$-]+\s*[=:].*|)$/, 'expected `key=value` or a comment'),
};

/** Returns the error in a snippet, or undefined if it parses. Lines count from 0. */
export async function checkSnippet(language: string, code: string): Promise<SnippetError | undefined> {
  if (code.trim() === '') return {line: 0, message: 'the block is empty'};
  const own = Object.hasOwn(ownParsers, language) ? ownParsers[language] : undefined;
  if (own !== undefined) return own(code);
  return (await parseSnippet(language, code)).error;
}

function everyLine(code: string, shape: RegExp, message: string): SnippetError | undefined {
  const line = code.split('\n').findIndex((text) => !shape.test(text));
  return line === -1 ? undefined : {line, message};
}

function parseJson(code: string): SnippetError | undefined {
  // Tries an entire value, and then members of an object to be pasted into a file.
  const attempts: Context[] = [FILE, ['{', '}']];
  const errors = attempts.map(([prefix, suffix]): SnippetError | undefined => {
    try {
      JSON.parse(`${prefix}${code}${suffix}`);
      return undefined;
    } catch (error) {
      const {message} = error as Error;
      const offset = /at position (\d+)/.exec(message)?.[1];
      const end = offset === undefined ? code.length : Number(offset) - prefix.length;
      return {
        line: code.slice(0, end).split('\n').length - 1,
        message: message.replace(/ in JSON at position.*/, '').replace(prefix + code + suffix, '…'),
      };
    }
  });
  if (errors.includes(undefined)) return undefined;
  return errors.toSorted((a, b) => (b?.line ?? 0) - (a?.line ?? 0))[0];
}

function parseYaml(code: string): SnippetError | undefined {
  for (const document of parseAllDocuments(code)) {
    const error = 'errors' in document ? document.errors[0] : undefined;
    if (error !== undefined) {
      return {
        line: (error.linePos?.[0].line ?? 1) - 1,
        message: error.message.split(' at line')[0] ?? error.message,
      };
    }
  }
  return undefined;
}

const NAMESPACES = ['android', 'tools', 'app', 'aapt', 'xlink']
  .map((prefix) => `xmlns:${prefix}="urn:${prefix}"`)
  .join(' ');

type ParseXml = (text: string) => SnippetError | undefined;
let xmlParser: ParseXml | undefined;

/** The part of jsdom that is used, because it has no types. */
interface Jsdom {
  JSDOM: new (html: string) => {
    window: {DOMParser: new () => {parseFromString: (text: string, type: string) => Document}};
  };
}

/** Loads the strict parser of jsdom on the first XML snippet, because it is large. */
function loadXmlParser(): ParseXml {
  const {JSDOM} = require('jsdom') as Jsdom;
  const {DOMParser} = new JSDOM('').window;
  return (text) => {
    try {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const error = document.querySelector('parsererror');
      return error === null ? undefined : xmlError(error.textContent);
    } catch (error) {
      return xmlError((error as Error).message);
    }
  };
}

function xmlError(text: string): SnippetError {
  const match = /(\d+):\d+:?\s*(.*)/.exec(text.trim());
  return {line: Number(match?.[1] ?? 1) - 1, message: match?.[2] ?? text.trim()};
}

function parseXml(code: string): SnippetError | undefined {
  const parse = (xmlParser ??= loadXmlParser());
  const contexts: Context[] = /^\s*<\?xml/.test(code)
    ? [FILE]
    : [FILE, [`<wrapper ${NAMESPACES}>`, '</wrapper>'], [`<wrapper ${NAMESPACES} `, '/>']];
  const errors = contexts.map(([prefix, suffix]) => parse(`${prefix}${code}${suffix}`));
  if (errors.includes(undefined)) return undefined;
  // The second context is intended for fragments, so its message is more useful.
  return errors[1] ?? errors[0];
}

function parseHttp(code: string): SnippetError | undefined {
  const lines = code.split('\n');
  if (
    !/^((GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+( HTTP\/[\d.]+)?|HTTP\/[\d.]+ \d{3}.*)$/.test(
      lines[0] ?? '',
    )
  ) {
    return {
      line: 0,
      message: 'expected a request line (`GET /path HTTP/1.1`) or a status line (`HTTP/1.1 200 OK`)',
    };
  }
  const blank = lines.findIndex((line, index) => index > 0 && line.trim() === '');
  const end = blank === -1 ? lines.length : blank;
  for (let index = 1; index < end; index++) {
    // A query can span several lines, each of which is indented or starts with ? or &.
    if (!/^([\w-]+:\s?.*|\s*[?&]\S+)$/.test(lines[index] ?? '')) {
      return {line: index, message: 'expected a header (`Name: value`); an empty line comes before the body'};
    }
  }
  const body = lines.slice(end + 1).join('\n');
  const error = /^\s*[[{]/.test(body) ? parseJson(body) : undefined;
  return error === undefined ? undefined : {...error, line: error.line + end + 1};
}
