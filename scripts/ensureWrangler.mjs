import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

import {root} from './ensureInstalled.mjs';

/** Folder with the host's program, pinned by a lockfile of its own. */
export const wranglerFolder = path.join(root, 'deploy', 'wrangler');

/**
 * Installs the host's program, about 190 MB, unless it is there already. Uses the package registry only.
 * @returns {boolean} false when it could not be had; npm has said why.
 */
export function ensureWrangler() {
  const lock = path.join(wranglerFolder, 'package-lock.json');
  const mark = path.join(wranglerFolder, 'node_modules', '.package-lock.json');
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs) return true;
  console.log("Installing the host's program into deploy/wrangler …");
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: wranglerFolder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}
