import {POSTS_FOLDER} from '../../site/postFile.ts';
import {hasFullHistory, tryGit} from '../../site/git.ts';

import {englishPages, isTranslated, russianTwin} from '../../site/pageFiles.ts';
import {LOG_FORMAT, parseLog, type LastChange} from './parseLog.ts';

/** State of a Russian page relative to its English counterpart. */
export type TranslationState =
  /** Nothing has changed in English since the Russian page was last changed. */
  | {state: 'current'}
  /** English has changed since then, most recently on `date` (yyyy-mm-dd). */
  | {state: 'behind'; date: string}
  /** There is no Russian page. */
  | {state: 'missing'}
  /** The history isn't available: a shallow clone, or no git. */
  | {state: 'unknown'};

export interface TranslationStates {
  /** Whether the history is shallow or absent, in which case outdated pages can't be detected. */
  shallow: boolean;
  /** State by English file, as a path from the root, for example `docs/android/get-started.mdx`. */
  states: Map<string, TranslationState>;
}

/** Returns the newest changes to all pages, or null if the history is shallow or absent. */
function readHistory(root: string): Map<string, LastChange> | null {
  if (!hasFullHistory(root)) return null;
  const log = tryGit(
    root,
    'log',
    '--date-order',
    '--no-renames',
    '--name-only',
    '--relative',
    `--format=${LOG_FORMAT}`,
    '--',
    'docs',
    POSTS_FOLDER,
    'i18n/ru',
  );
  return log === null ? null : parseLog(log);
}

function stateOf(english: string, history: Map<string, LastChange>): TranslationState {
  const original = history.get(english);
  const translation = history.get(russianTwin(english) ?? '');
  // A page without relevant commits is either being written or has changed only in ways that need no translation.
  if (original === undefined || translation === undefined || original.order >= translation.order)
    return {state: 'current'};
  return {state: 'behind', date: original.date};
}

function read(root: string): TranslationStates {
  const history = readHistory(root);
  const states = new Map<string, TranslationState>();
  for (const english of englishPages(root)) {
    if (!isTranslated(root, english)) states.set(english, {state: 'missing'});
    else states.set(english, history === null ? {state: 'unknown'} : stateOf(english, history));
  }
  return {shallow: history === null, states};
}

const cache = new Map<string, TranslationStates>();

/** Returns the state of each Russian page. Reads the git history once per process. */
export function readTranslationStates(root: string): TranslationStates {
  let states = cache.get(root);
  if (states === undefined) {
    states = read(root);
    cache.set(root, states);
  }
  return states;
}
