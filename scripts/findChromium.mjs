import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of an installed Chromium or Chrome, or null. `CHROMIUM_PATH` overrides the search.
 * @returns {string | null}
 */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [
    ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
    ...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
    ...FIXED,
  ];
  return candidates.find((file) => existsSync(file) && isExecutable(file)) ?? null;
}

/**
 * Makes sure that a browser is there: an installed one, else Playwright's own, downloaded.
 * @returns {boolean} false when there is none and none could be had; what to do is printed.
 */
export function ensureChromium() {
  if (findChromium()) return true;
  console.log('No Chromium found; downloading the one of Playwright …');
  const result = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return true;
  console.error(
    'No browser: install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH to one, and run again.',
  );
  return false;
}
