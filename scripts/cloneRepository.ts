import {spawnSync} from 'node:child_process';
import {mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {git} from '../src/site/git.ts';

/**
 * Clones a repository into a temporary folder.
 * @param root folder of the repository.
 * @param commit commit to check out. By default, the checked-out commit.
 * @returns the folder, which the caller must remove. It has no packages yet.
 */
export function cloneRepository(root: string, commit = 'HEAD'): string {
  const clone = mkdtempSync(path.join(tmpdir(), 'help-center-'));
  git(root, 'clone', '--quiet', root, clone);
  git(clone, 'checkout', '--quiet', '--detach', git(root, 'rev-parse', commit));
  return clone;
}

/** Makes the repository's installed packages available in a clone. */
export function sharePackages(root: string, clone: string): void {
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'), 'junction');
}

/** Runs a command in a folder and shows its output. Returns whether the command succeeded. */
export function passes(
  folder: string,
  [program = '', ...parameters]: readonly string[],
  env: Record<string, string> = {},
): boolean {
  const {status} = spawnSync(program, parameters, {
    cwd: folder,
    env: {...process.env, ...env},
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}
