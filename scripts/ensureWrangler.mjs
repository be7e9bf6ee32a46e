import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

import {root, run} from './ensureInstalled.mjs';

/** Folder with the host's program, pinned by a lockfile of its own. */
export const wranglerFolder = path.join(root, 'deploy', 'wrangler');

/** Installs the host's program, about 190 MB, unless it is there already. Uses the package registry only. */
export function ensureWrangler() {
  const lock = path.join(wranglerFolder, 'package-lock.json');
  const mark = path.join(wranglerFolder, 'node_modules', '.package-lock.json');
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log("Installing the host's program into deploy/wrangler …");
  run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', wranglerFolder]);
}
