import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {findHeadlessBrowser} from '../../../scripts/findChromium.mjs';
import {BUILD} from '../../../scripts/testServer.ts';

import {fingerprinter} from './visitFingerprint.ts';

/** Fingerprints of the pages that passed, keyed by visit. */
export type Memory = Record<string, string>;

const FILE = path.join('node_modules', '.cache', 'checks', 'visits.json');

/** Files that, in addition to the page, determine the verdict about a page. */
const CODE = [
  'tests/e2e/everyPage.spec.ts',
  'playwright.config.ts',
  'package-lock.json',
  `${BUILD}/_headers`,
];
const SUPPORT = 'tests/e2e/support';

/** Reads the visits that passed. Returns none if the file is missing or damaged. */
export function readMemory(file = FILE): Memory {
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof data === 'object' && data !== null ? (data as Memory) : {};
  } catch {
    return {};
  }
}

/**
 * Records the results of visits.
 * @param ends fingerprint of each page that passed, or undefined if the visit failed.
 */
export function remember(ends: ReadonlyMap<string, string | undefined>, file = FILE): void {
  const memory = {...readMemory(file), ...Object.fromEntries(ends)};
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(memory));
}

function verdictDependsOn(): string {
  const all = createHash('sha256');
  const support = readdirSync(SUPPORT)
    .sort()
    .map((file) => path.join(SUPPORT, file));
  for (const file of [...CODE, ...support]) all.update(readFileSync(file));
  const browser = findHeadlessBrowser();
  if (browser !== null) all.update(`${browser} ${statSync(browser).size} ${statSync(browser).mtimeMs}`);
  return all.digest('hex');
}

/** Returns a function that returns the fingerprint of a page in the build. */
export function fingerprintsOfBuild(): (html: string) => string {
  const list = path.join(BUILD, 'assets.json');
  const assets = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  return fingerprinter(assets, (file) => readFileSync(path.join(BUILD, file), 'utf8'), verdictDependsOn());
}
