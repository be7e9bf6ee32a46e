import {execFileSync} from 'node:child_process';

/** Maximum output in bytes. The entire log, including all file names, is far smaller. */
const MAX_OUTPUT = 512 * 1024 * 1024;

/**
 * Runs git in a folder. Doesn't quote file names in its output.
 * @returns the output without the trailing line break.
 * @throws Error that contains git's output, if git fails or isn't installed.
 */
export function git(folder: string, ...parameters: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: MAX_OUTPUT,
  }).trimEnd();
}

/** Runs git like the `git` function, but returns null if it fails, for example outside a repository. */
export function tryGit(folder: string, ...parameters: string[]): string | null {
  try {
    return git(folder, ...parameters);
  } catch {
    return null;
  }
}

/**
 * Returns whether the whole git history is available. In a shallow clone, every file seems to have the same date, and
 * outside a repository there is no history. In both cases, dates and translation states are omitted instead of guessed.
 */
export function hasFullHistory(root: string = process.cwd()): boolean {
  return (
    tryGit(root, 'rev-parse', '--is-shallow-repository') === 'false' &&
    tryGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD') !== null
  );
}
