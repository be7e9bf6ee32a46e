import type {Node} from 'web-tree-sitter';
import type {Platform} from '../../../src/site/sections.ts';
import type {Page} from '../types.ts';
import {declaredNames, isCodeLanguage, usagesOf, type CodeLanguage, type Usages} from './codeUsages.ts';
import {aliasesOf, type Judge} from './resolveChains.ts';
import {parseSnippet, snippetsOf, type Snippet} from './snippets.ts';
import {segmentsOf} from './stripComments.ts';
import type {SymbolData} from './symbols.ts';

/** Shared by the checks of SDK code: which snippets they read, and how they read them. */

/** The SDK of a language, regardless of the page. */
const PLATFORM_OF_LANGUAGE: Record<CodeLanguage, Platform> = {
  kotlin: 'android',
  java: 'android',
  swift: 'ios',
  objectivec: 'ios',
  csharp: 'unity',
};

/** Returns whether a snippet is a build file, which looks like code but calls the build tool. */
const isBuildFile = ({node, language, code}: Snippet): boolean =>
  language === 'kotlin' &&
  (/tab="Kotlin DSL"|\.gradle\.kts/.test(node.meta ?? '') ||
    /^[^\S\n]*(plugins|dependencies|repositories|android|buildscript|allprojects|dependencyResolutionManagement|pluginManagement|configurations)\b[^\n]*\{/m.test(
      code,
    ) ||
    /^[^\S\n]*(implementation|classpath|api|maven|id)\(/m.test(code));

/** Returns only the code. Strings and comments are blank, and line numbers don't change. */
export const codeOnly = (language: string, code: string): string =>
  segmentsOf(language, code)
    .map(({kind, text}) => (kind === 'code' ? text : text.replace(/[^\n]/g, ' ')))
    .join('');

/** Returns the partials that a page imports, directly or indirectly, because their snippets are also on the page. */
export function partialsOf(page: Page, byFile: ReadonlyMap<string, Page>, seen = new Set<string>()): Page[] {
  return [...page.raw.matchAll(/^import \w+ from '@site\/([^']+\.mdx)';?$/gm)].flatMap(([, file = '']) => {
    const partial = byFile.get(file);
    if (partial === undefined || seen.has(file)) return [];
    seen.add(file);
    return [partial, ...partialsOf(partial, byFile, seen)];
  });
}

/** Returns the snippets that a reader sees together with those on a page. */
export function snippetsShownWith(page: Page, byFile: ReadonlyMap<string, Page>): Snippet[] {
  // A partial is checked on the pages that import it, together with their other snippets.
  const readers = page.partial
    ? [...byFile.values()].filter((reader) => reader.raw.includes(`'@site/${page.file}'`))
    : [page];
  return readers.flatMap((reader) => [reader, ...partialsOf(reader, byFile)]).flatMap(snippetsOf);
}

/** Returns the names that snippets declare. */
export const namesDeclaredIn = (snippets: readonly Snippet[]): Set<string> =>
  new Set(
    snippets.flatMap(({language, code}) =>
      isCodeLanguage(language) ? [...declaredNames(language, codeOnly(language, code))] : [],
    ),
  );

const read = new WeakMap<Node, Usages>();

/**
 * Parses a snippet of code that calls the SDK. Caches the result, because several checks need it.
 * @param declared names that the snippets on the page declare.
 * @returns the parsed code, or undefined for other languages, build files, and code that doesn't parse, which
 *   `codeFences` reports.
 */
export async function readCode(
  snippet: Snippet,
  data: SymbolData,
  declared: ReadonlySet<string>,
): Promise<{judge: Judge; usages: Usages} | undefined> {
  const {language, code} = snippet;
  if (!isCodeLanguage(language) || isBuildFile(snippet)) return undefined;
  const symbols = data.platforms.get(PLATFORM_OF_LANGUAGE[language]);
  const {root, error} = await parseSnippet(language, code);
  if (symbols === undefined || root === undefined || error !== undefined) return undefined;
  const usages = read.get(root) ?? usagesOf(language, root, codeOnly(language, code));
  read.set(root, usages);
  // Only upgrade guides show code for earlier releases.
  const tellsOfPast = snippet.page.frontMatter.page_type === 'upgrade-guide';
  const other = tellsOfPast ? new Set([...data.other, ...data.former]) : data.other;
  return {judge: {language, symbols, other, declared, aliases: aliasesOf(symbols, usages)}, usages};
}
