import {execFileSync} from 'node:child_process';

function git(root: string, ...parameters: string[]): string | null {
  try {
    return execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
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
    git(root, 'rev-parse', '--is-shallow-repository') === 'false' &&
    git(root, 'rev-parse', '--verify', '--quiet', 'HEAD') !== null
  );
}
