import type {Code, Nodes} from 'mdast';
import {tabOf} from '../../../src/config/remark/codeTabs.ts';
import {flatten, lineOf, nearest} from '../lib/nodes.ts';
import {checkSnippet, FENCE_LANGUAGES, snippetsOf, type Snippet} from '../lib/snippets.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'codeFences';

const META = /^(?:tab(?:="[^"]*")?|title="[^"]*"|showLineNumbers(?:=\d+)?|\{[\d,\s-]+\}|\s+)*$/;

/** Order of tabs. Each language is always in the same position. */
const TAB_ORDER = [
  ['kotlin', 'java'],
  ['kotlin-dsl', 'groovy'],
  ['swift', 'objective-c'],
  ['curl', 'python'],
];

async function faultsOfSnippet({page, node, language, code, line}: Snippet): Promise<Fault[]> {
  const report = (at: number, message: string, fix: string): Fault[] => [
    {file: page.file, line: at, check: name, message, fix},
  ];
  if (language === '') {
    return report(
      line - 1,
      'the block names no language',
      'Write it behind the backticks; plain output is `text`.',
    );
  }
  if (!FENCE_LANGUAGES.includes(language)) {
    const close = nearest(language, FENCE_LANGUAGES);
    return report(
      line - 1,
      `the language “${language}” is not on the list`,
      close === undefined ? `Use one of ${FENCE_LANGUAGES.join(', ')}.` : `Did you mean ${close}?`,
    );
  }
  const meta = META.test(node.meta ?? '')
    ? []
    : report(
        line - 1,
        `“${node.meta ?? ''}” after the language is not understood`,
        'Only tab, tab="…", title="…", showLineNumbers and {line numbers} are allowed there.',
      );
  const error = await checkSnippet(language, code);
  if (error === undefined) return meta;
  return [
    ...meta,
    ...report(
      line + error.line,
      `the ${language} does not parse: ${error.message}`,
      'Fix the code, or name its real language.',
    ),
  ];
}

interface Tab {
  value: string;
  label: string;
  group: string;
  line: number;
}

/**
 * Returns groups of neighboring fences with `tab` that form one set of tabs, grouped as in
 * `src/config/remark/codeTabs.ts`.
 */
function tabSets(children: Nodes[], report: (line: number, message: string) => void): Tab[][] {
  const sets: Tab[][] = [];
  let current: Tab[] = [];
  const close = (): void => {
    if (current.length > 0) sets.push(current);
    current = [];
  };
  for (const child of children) {
    const tab = child.type === 'code' ? readTab(child, report) : undefined;
    if (tab === undefined) {
      close();
      continue;
    }
    if (current[0]?.group !== tab.group || current.some(({value}) => value === tab.value)) close();
    current.push(tab);
  }
  close();
  return sets;
}

function readTab(node: Code, report: (line: number, message: string) => void): Tab | undefined {
  try {
    const kind = tabOf(node);
    return kind === null ? undefined : {...kind, line: lineOf(node)};
  } catch (error) {
    report(lineOf(node), (error as Error).message);
    return undefined;
  }
}

function faultsOfTabs(page: Page): Fault[] {
  const faults: Fault[] = [];
  const report = (line: number, message: string, fix: string): void => {
    faults.push({file: page.file, line, check: name, message, fix});
  };
  for (const parent of [page.tree as Nodes, ...flatten(page.tree).slice(1)]) {
    if (!('children' in parent)) continue;
    const sets = tabSets(parent.children, (line, message) => {
      report(line, message, 'Use a tab from guides/writing-pages.md.');
    });
    for (const set of sets) {
      const [first] = set;
      if (first === undefined) continue;
      if (set.length === 1) {
        report(
          first.line,
          `the ${first.label} tab is the only one`,
          'Put the fence of the other language right after it, or delete `tab`.',
        );
      }
      const order = TAB_ORDER.find((values) => values.includes(first.value)) ?? [];
      const positions = set.map(({value}) => order.indexOf(value));
      if (positions.some((position, index) => index > 0 && position < (positions[index - 1] ?? 0))) {
        report(
          first.line,
          `tabs in the order ${set.map(({label}) => label).join(', ')}`,
          'Order them Kotlin, Java; Kotlin DSL, Groovy; Swift, Objective-C.',
        );
      }
    }
  }
  return faults;
}

export const check: TextCheck = {
  name,
  about: 'Each fenced block specifies its language and parses; tabs are complete and in order.',
  async run({pages}) {
    const ofSnippets = await Promise.all(pages.flatMap(snippetsOf).map(faultsOfSnippet));
    return [...ofSnippets.flat(), ...pages.flatMap(faultsOfTabs)];
  },
};
