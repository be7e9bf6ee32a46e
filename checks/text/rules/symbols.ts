import type {Platform} from '../../../src/site/sections.ts';
import {isCodeLanguage, declaredNames, usagesOf, type CodeLanguage} from '../lib/codeUsages.ts';
import {dataFaults} from '../lib/dataFaults.ts';
import {flatten, lineOf} from '../lib/nodes.ts';
import {fillTokens, parseSnippet, snippetsOf, type Snippet} from '../lib/snippets.ts';
import {segmentsOf} from '../lib/stripComments.ts';
import {problemsOfUsages, type Problem} from '../lib/symbolChecks.ts';
import {readSymbols, type SymbolData, type Symbols} from '../lib/symbols.ts';
import {
  problemsOfCoordinates,
  problemsOfInlineCode,
  problemsOfManifest,
  problemsOfPackages,
  problemsOfPods,
  problemsOfProperties,
  problemsOfXml,
} from '../lib/symbolText.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'symbols';

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
    /^\s*(plugins|dependencies|repositories|android|buildscript|allprojects|dependencyResolutionManagement|pluginManagement|configurations)\b[^\n]*\{/m.test(
      code,
    ) ||
    /^\s*(implementation|classpath|api|maven|id)\(/m.test(code));

/** Returns the platforms whose names a page may use: that of its section or folder, otherwise all. */
function platformsOf(page: Page, {platforms}: SymbolData): Symbols[] {
  const words = [page.section, ...page.path.replace(/\.mdx$/, '').split('/')];
  const own = [...platforms.keys()].find((platform) =>
    words.some((word) => word === platform || word === `${platform}-common-issues`),
  );
  const symbols = own === undefined ? undefined : platforms.get(own);
  return symbols === undefined ? [...platforms.values()] : [symbols];
}

/** Returns the platforms of configuration files. Unity apps are built with the files of both systems. */
function platformsOfConfiguration(page: Page, data: SymbolData): Symbols[] {
  const own = platformsOf(page, data);
  return own.some(({platform}) => platform === 'unity') ? [...data.platforms.values()] : own;
}

/** Returns only the code: strings and comments are blank, and lines don't move. */
const codeOnly = (language: string, code: string): string =>
  segmentsOf(language, code)
    .map(({kind, text}) => (kind === 'code' ? text : text.replace(/[^\n]/g, ' ')))
    .join('');

/** Returns what the snippets of a page declare or use as values, so that its text can mention it. */
function namesOfSnippets(snippets: Snippet[]): Set<string> {
  const names = new Set<string>();
  for (const {language, code} of snippets) {
    if (isCodeLanguage(language)) {
      const bare = codeOnly(language, code);
      for (const declared of declaredNames(language, bare)) names.add(declared);
      // A name used without an owner is the reader's own: `deliver(purchase)`.
      for (const [word] of bare.matchAll(/(?<![.\w])[a-z]\w*/g)) names.add(word);
      for (const {kind, text} of segmentsOf(language, code)) {
        if (kind === 'string') names.add(text.replace(/^@?["']+|["']+$/g, ''));
      }
    } else if (
      ['json', 'http', 'yaml', 'text', 'bash', 'python', 'xml', 'properties', 'html'].includes(language)
    ) {
      for (const [word] of code.matchAll(/[\w$]+(?:\.[\w$]+)*/g)) {
        names.add(word);
        for (const part of word.split('.')) names.add(part);
      }
    }
  }
  return names;
}

async function problemsOfCode(snippet: Snippet, data: SymbolData, declared: Set<string>): Promise<Problem[]> {
  const {language, code} = snippet;
  if (!isCodeLanguage(language) || isBuildFile(snippet)) return [];
  const symbols = data.platforms.get(PLATFORM_OF_LANGUAGE[language]);
  const {root, error} = await parseSnippet(language, code);
  // The `codeFences` check reports what doesn't parse.
  if (symbols === undefined || root === undefined || error !== undefined) return [];
  const usages = usagesOf(language, root, codeOnly(language, code));
  // Only an upgrade guide shows former code.
  const tellsOfPast = snippet.page.frontMatter.page_type === 'upgrade-guide';
  const other = tellsOfPast ? new Set([...data.other, ...data.former]) : data.other;
  return problemsOfUsages({language, symbols, other, declared}, usages);
}

function problemsOfConfiguration({page, language, code}: Snippet, data: SymbolData): Problem[] {
  const all = platformsOfConfiguration(page, data);
  return [
    ...problemsOfCoordinates(all, code, language === 'text'),
    ...problemsOfProperties(all, code),
    ...(isCodeLanguage(language) ? [] : problemsOfPackages(all, code)),
    ...(language === 'ruby' ? problemsOfPods(all, data.other, code) : []),
    ...(language === 'xml'
      ? [...problemsOfXml(all, data.other, code), ...problemsOfManifest(all, data.other, code)]
      : []),
  ];
}

/** Returns the partials that a page imports, directly or indirectly, because their snippets are on the page too. */
function partialsOf(page: Page, byFile: ReadonlyMap<string, Page>, seen = new Set<string>()): Page[] {
  return [...page.raw.matchAll(/^import \w+ from '@site\/([^']+\.mdx)';?$/gm)].flatMap(([, file = '']) => {
    const partial = byFile.get(file);
    if (partial === undefined || seen.has(file)) return [];
    seen.add(file);
    return [partial, ...partialsOf(partial, byFile, seen)];
  });
}

async function faultsOf(page: Page, data: SymbolData, byFile: ReadonlyMap<string, Page>): Promise<Fault[]> {
  const report = (line: number, {message, fix}: Problem): Fault => ({
    file: page.file,
    line,
    check: name,
    message,
    fix,
  });
  const snippets = snippetsOf(page);
  // A partial is checked on the pages that import it, together with their other snippets.
  const readers = /\/_[^/]+$/.test(page.file)
    ? [...byFile.values()].filter((reader) => reader.raw.includes(`'@site/${page.file}'`))
    : [page];
  const shown = readers.flatMap((reader) => [reader, ...partialsOf(reader, byFile)]).flatMap(snippetsOf);
  const held = namesOfSnippets(shown);
  const declaredInCode = new Set(
    shown.flatMap(({language, code}) =>
      isCodeLanguage(language) ? [...declaredNames(language, codeOnly(language, code))] : [],
    ),
  );
  const ofSnippets = await Promise.all(
    snippets.map(async (snippet) => {
      const problems = [
        ...(await problemsOfCode(snippet, data, declaredInCode)),
        ...problemsOfConfiguration(snippet, data),
      ];
      return problems.map((problem) => report(snippet.line + problem.line, problem));
    }),
  );
  const all = platformsOfConfiguration(page, data);
  const judge = {
    platforms: platformsOf(page, data),
    other: new Set([...data.other, ...data.former]),
    declared: held,
  };
  const ofInline = flatten(page.tree).flatMap((node) => {
    if (node.type !== 'inlineCode' || data.former.has(node.value)) return [];
    const code = fillTokens(node.value);
    const ofText = [
      ...problemsOfCoordinates(all, code),
      ...problemsOfProperties(all, code),
      ...problemsOfPackages(all, code),
    ];
    const problems = ofText.length > 0 ? ofText : problemsOfInlineCode(judge, code);
    return problems.map((problem) => report(lineOf(node), problem));
  });
  return [...ofSnippets.flat(), ...ofInline];
}

export const check: TextCheck = {
  name,
  about: 'Every name of the SDK in snippets and inline code exists in symbols/, with its parameters.',
  async run({root, pages}) {
    let data: SymbolData;
    try {
      data = readSymbols(root);
    } catch (error) {
      return dataFaults(name, error);
    }
    const byFile = new Map(pages.map((page) => [page.file, page]));
    const faults = await Promise.all(pages.map((page) => faultsOf(page, data, byFile)));
    return faults.flat();
  },
};
