import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
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
 * Returns the first of these programs that is installed, or null. `CHROMIUM_PATH` overrides the search.
 * @param {readonly string[]} names
 * @param {readonly string[]} [fixed] paths to try after those in `PATH`
 * @returns {string | null}
 */
function findProgram(names, fixed = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [
    ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...fixed,
  ];
  return candidates.find((file) => existsSync(file) && isExecutable(file)) ?? null;
}

/**
 * Returns the path of an installed Chromium or Chrome, or null. `CHROMIUM_PATH` overrides the search.
 * @returns {string | null}
 */
export function findChromium() {
  return findProgram(NAMES, FIXED);
}

/**
 * Returns the path of the lightest installed browser for tests: the headless shell, which saves a quarter of the time,
 * or else Chromium or Chrome, or else null. The headless shell ignores profile settings.
 * @returns {string | null}
 */
export function findHeadlessBrowser() {
  return findProgram(SHELL_NAMES) ?? findChromium();
}

/**
 * Makes sure that a browser is available. If none is installed, downloads Playwright's.
 * @returns {boolean} whether a browser is available. If not, instructions are printed.
 */
export function ensureChromium() {
  if (findChromium()) return true;
  console.log('No Chromium found; downloading the one from Playwright …');
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
