import {execFileSync} from 'node:child_process';

/** Maximum output in bytes. The whole log with the names of all files is far below it. */
const MAX_OUTPUT = 512 * 1024 * 1024;

/**
 * Runs git in a folder. Doesn't quote file names in its output.
 * @returns the output without the last line break.
 * @throws Error with the output of git if it fails or isn't installed.
 */
export function git(folder: string, ...parameters: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: MAX_OUTPUT,
  }).trimEnd();
}

/** Runs git as `git` does. Returns null when it fails, for example outside a repository. */
export function tryGit(folder: string, ...parameters: string[]): string | null {
  try {
    return git(folder, ...parameters);
  } catch {
    return null;
  }
}

/**
 * Returns whether the whole git history is available. In a shallow clone, every file seems to have the same date, and
 * outside of git there is no history, so dates and translation states are omitted there instead of guessed.
 */
export function hasFullHistory(root: string = process.cwd()): boolean {
  return (
    tryGit(root, 'rev-parse', '--is-shallow-repository') === 'false' &&
    tryGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD') !== null
  );
}
