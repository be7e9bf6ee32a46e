import type {ReleaseComparison} from '../releases/compareReleases.ts';
import {networkCalled, NETWORKS, networksIn} from '../releases/networks.ts';
import {compareVersions} from '../releases/version.ts';

import {escapeRegExp} from '../../site/escapeRegExp.ts';

/** What a page says. */
export interface PageText {
  /** Everything, including code. */
  text: string;
  /** Snippets and inline code. */
  code: string;
}

type Changes = Pick<
  ReleaseComparison,
  'minimums' | 'features' | 'fixes' | 'deprecations' | 'adapterNotes' | 'added' | 'changed' | 'removed'
>;

const WORD = /[A-Za-z_]\w*/g;

/** Returns whether a word can only be a name in code: `setTesting`, `APP_KEY`. */
const looksLikeCode = (word: string): boolean => /[a-z\d][A-Z]|[A-Z]{2}[a-z]|_/.test(word);

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** Returns whether a text has a name or a number that isn't a part of a longer one. */
const hasWhole = (text: string, part: string): boolean =>
  new RegExp(String.raw`(?<![\w.])${escapeRegExp(part)}(?!\w|\.\d)`).test(text);

/** Returns the SDK names in a line of notes: words in code, and words that can only be code. */
function symbolsIn(line: string, symbols: ReadonlySet<string>): string[] {
  const inCode = [...line.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => wordsIn(code));
  const outside = wordsIn(line.replaceAll(/`[^`]*`/g, ' ')).filter(looksLikeCode);
  // The name of the SDK's main class is on almost every page.
  return [...inCode, ...outside].filter(
    (word) => symbols.has(word) && word !== 'Appodeal' && networkCalled(word) === undefined,
  );
}

/** Returns a requirement in a line, such as `Xcode 16.1 or newer required`, and the older versions on the page. */
function olderRequirements(line: string, text: string): string[] {
  return [
    ...line.matchAll(/\b([A-Za-z]+)(?: version)? (?:\S+ to )?(\d+\.\d+(?:\.\d+){0,2})(?![\d.]*\d)/g),
  ].flatMap(([, name = '', version = '']) => {
    if (!/[A-Z]/.test(name)) return [];
    const older = [
      ...text.matchAll(new RegExp(String.raw`\b${name} (\d+\.\d+(?:\.\d+){0,2})(?![\w.]*\d)`, 'g')),
    ]
      .map(([, found = '']) => found)
      .filter((found) => compareVersions(found, version) < 0);
    return [...new Set(older)].map((found) => `${name} ${found} → ${version}`);
  });
}

/**
 * Returns what changed between two releases and is on a page: names of networks and other components, SDK names,
 * and versions of them. Each is returned once.
 * @param symbols names that the SDK defines.
 */
export function changesOnPage(changes: Changes, page: PageText, symbols: ReadonlySet<string>): string[] {
  const {minimums, features, fixes, deprecations, adapterNotes, added, changed, removed} = changes;
  const lines = [minimums, features, fixes, deprecations, adapterNotes].flat().map(({en}) => en);
  const rows = [...added, ...changed, ...removed];

  const onPage = networksIn(page.text);
  const touched = new Set([
    ...lines.flatMap((line) => [...networksIn(line)]),
    ...rows.flatMap(({group, name}) => [...networksIn(group), ...networksIn(name)]),
  ]);
  const networks = NETWORKS.filter(({id}) => touched.has(id) && onPage.has(id)).map(({label}) => label);

  const components = rows
    .map(({name}) => name)
    .filter((name) => name !== '' && networkCalled(name) === undefined && hasWhole(page.text, name));

  const inCode = new Set(wordsIn(page.code));
  const names = lines.flatMap((line) => symbolsIn(line, symbols)).filter((name) => inCode.has(name));

  const versions = rows.flatMap(({name, from, to}) => {
    const isNamed = [...networksIn(name)].some((id) => onPage.has(id)) || components.includes(name);
    return isNamed && from !== null && hasWhole(page.text, from)
      ? [`${name} ${from} → ${to ?? 'removed'}`]
      : [];
  });
  const requirements = minimums.flatMap(({en}) => olderRequirements(en, page.text));
  return [...new Set([...networks, ...components, ...names, ...versions, ...requirements])];
}
