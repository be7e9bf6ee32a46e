import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

import {POSTS_FOLDER} from '../../site/postFile.ts';
import {hasFullHistory} from '../../site/gitHistory.ts';

import {englishPages, isTranslated, russianTwin} from '../../site/pageFiles.ts';
import {LOG_FORMAT, parseLog, type LastChange} from './parseLog.ts';

/** How a Russian page stands to its English one. */
export type TranslationState =
  /** Nothing has changed in English since the Russian page was last changed. */
  | {state: 'current'}
  /** English has changed since, last on that day (yyyy-mm-dd). */
  | {state: 'behind'; date: string}
  /** There is no Russian page. */
  | {state: 'missing'}
  /** The history is not at hand: a shallow clone, or no git. */
  | {state: 'unknown'};

export interface TranslationStates {
  /** Whether the history is cut off or absent, so that no page can be known to be behind. */
  shallow: boolean;
  /** State by English file, as path from the root: `docs/android/get-started.mdx`. */
  states: Map<string, TranslationState>;
}

const run = promisify(execFile);

async function git(root: string, ...parameters: string[]): Promise<string> {
  const {stdout} = await run('git', ['-c', 'core.quotePath=false', ...parameters], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  return stdout;
}

/** Newest changes of all pages, or null when the history is cut off or there is none. */
async function readHistory(root: string): Promise<Map<string, LastChange> | null> {
  if (!hasFullHistory(root)) return null;
  try {
    return parseLog(
      await git(
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
      ),
    );
  } catch {
    // No git, no repository, or no commit yet.
    return null;
  }
}

function stateOf(english: string, history: Map<string, LastChange>): TranslationState {
  const original = history.get(english);
  const translation = history.get(russianTwin(english) ?? '');
  // A page without significant commits is being written, or changed only in ways that need no translation.
  if (original === undefined || translation === undefined || original.order >= translation.order)
    return {state: 'current'};
  return {state: 'behind', date: original.date};
}

async function read(root: string): Promise<TranslationStates> {
  const history = await readHistory(root);
  const states = new Map<string, TranslationState>();
  for (const english of englishPages(root)) {
    if (!isTranslated(root, english)) states.set(english, {state: 'missing'});
    else states.set(english, history === null ? {state: 'unknown'} : stateOf(english, history));
  }
  return {shallow: history === null, states};
}

const cache = new Map<string, Promise<TranslationStates>>();

/** State of each Russian page, from one look at the git history per process. */
export function readTranslationStates(root: string): Promise<TranslationStates> {
  let states = cache.get(root);
  if (states === undefined) {
    states = read(root);
    cache.set(root, states);
  }
  return states;
}
