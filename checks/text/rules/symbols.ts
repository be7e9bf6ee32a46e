import {codeOnly, namesDeclaredIn, readCode, snippetsShownWith} from '../lib/codeSnippets.ts';
import {declaredNames, isCodeLanguage} from '../lib/codeUsages.ts';
import {dataFaults} from '../lib/dataFaults.ts';
import {flatten, lineOf} from '../lib/nodes.ts';
import type {Problem} from '../lib/resolveChains.ts';
import {fillTokens, snippetsOf, type Snippet} from '../lib/snippets.ts';
import {segmentsOf} from '../lib/stripComments.ts';
import {problemsOfUsages} from '../lib/symbolChecks.ts';
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

/** Returns the platforms whose names a page can use: the platform of its section or folder, or else all of them. */
function platformsOf(page: Page, {platforms}: SymbolData): Symbols[] {
  const words = [page.section, ...page.path.replace(/\.mdx$/, '').split('/')];
  const own = [...platforms.keys()].find((platform) =>
    words.some((word) => word === platform || word === `${platform}-common-issues`),
  );
  const symbols = own === undefined ? undefined : platforms.get(own);
  return symbols === undefined ? [...platforms.values()] : [symbols];
}

/** Returns the platforms of configuration files. Unity apps are built with the files of both operating systems. */
function platformsOfConfiguration(page: Page, data: SymbolData): Symbols[] {
  const own = platformsOf(page, data);
  return own.some(({platform}) => platform === 'unity') ? [...data.platforms.values()] : own;
}

/** Returns the names that the snippets on a page declare or use as values, which the page's text can then mention. */
function namesOfSnippets(snippets: Snippet[]): Set<string> {
  const names = new Set<string>();
  for (const {language, code} of snippets) {
    if (isCodeLanguage(language)) {
      const bare = codeOnly(language, code);
      for (const declared of declaredNames(language, bare)) names.add(declared);
      // A name that is used without an owner, as in `deliver(purchase)`, is the reader's own.
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
  const read = await readCode(snippet, data, declared);
  return read === undefined ? [] : problemsOfUsages(read.judge, read.usages);
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

async function faultsOf(page: Page, data: SymbolData, byFile: ReadonlyMap<string, Page>): Promise<Fault[]> {
  const report = (line: number, {message, fix}: Problem): Fault => ({
    file: page.file,
    line,
    check: name,
    message,
    fix,
  });
  const snippets = snippetsOf(page);
  const shown = snippetsShownWith(page, byFile);
  const held = namesOfSnippets(shown);
  const declaredInCode = namesDeclaredIn(shown);
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
  about: 'Every name of the SDK in snippets and inline code exists in symbols/.',
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
