import {execFileSync} from 'node:child_process';

/** Bytes of output. The whole log with the names of all files is far below. */
const MAX_OUTPUT = 512 * 1024 * 1024;

/**
 * Runs git in a folder. File names in its output aren't quoted.
 * @returns its output without the last line break.
 * @throws Error with what git printed, when it fails or isn't there.
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
 * Whether the whole git history is at hand. In a shallow clone every file seems to be of one date, and outside of git
 * there is none, so dates and translation states are left out there instead of being guessed.
 */
export function hasFullHistory(root: string = process.cwd()): boolean {
  return (
    tryGit(root, 'rev-parse', '--is-shallow-repository') === 'false' &&
    tryGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD') !== null
  );
}
