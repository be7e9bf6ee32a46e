import {problemsOfCallbacks} from '../lib/callbackChecks.ts';
import {problemsOfCalls} from '../lib/callChecks.ts';
import {namesDeclaredIn, readCode, snippetsShownWith} from '../lib/codeSnippets.ts';
import {dataFaults} from '../lib/dataFaults.ts';
import {resolveChain} from '../lib/resolveChains.ts';
import {snippetsOf} from '../lib/snippets.ts';
import {readSymbols, type SymbolData} from '../lib/symbols.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'signatures';

async function faultsOf(page: Page, data: SymbolData, byFile: ReadonlyMap<string, Page>): Promise<Fault[]> {
  const declared = namesDeclaredIn(snippetsShownWith(page, byFile));
  const ofSnippets = await Promise.all(
    snippetsOf(page).map(async (snippet) => {
      const code = await readCode(snippet, data, declared);
      if (code === undefined) return [];
      const {judge, usages} = code;
      const calls = usages.chains.flatMap((chain) => resolveChain(judge, usages, chain).calls);
      return [...problemsOfCalls(judge, usages, calls), ...problemsOfCallbacks(judge, usages)].map(
        ({line, message, fix}): Fault => ({
          file: page.file,
          line: snippet.line + line,
          check: name,
          message,
          fix,
        }),
      );
    }),
  );
  return ofSnippets.flat();
}

export const check: TextCheck = {
  name,
  about:
    'Calls of the SDK and implementations of its interfaces in snippets fit the declarations in symbols/.',
  async run({root, pages}) {
    let data: SymbolData;
    try {
      data = readSymbols(root);
    } catch (error) {
      // The `symbols` check reports errors in the data. Any other error is thrown.
      dataFaults(name, error);
      return [];
    }
    const byFile = new Map(pages.map((page) => [page.file, page]));
    const faults = await Promise.all(pages.map((page) => faultsOf(page, data, byFile)));
    return faults.flat();
  },
};
