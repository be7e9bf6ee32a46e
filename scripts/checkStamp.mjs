import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {root} from './ensureInstalled.mjs';

/** @param {string} folder */
const stampOf = (folder) => path.join(folder, 'test-results', 'checks.json');

/**
 * Returns the commit that all files of a repository match, or null if there is none.
 * @param {string} [folder]
 * @returns {string | null}
 */
export function cleanCommit(folder = root) {
  /** @param {string[]} parameters */
  const git = (...parameters) => {
    const {status, stdout} = spawnSync('git', parameters, {cwd: folder, encoding: 'utf8'});
    return status === 0 ? stdout.trim() : null;
  };
  return git('status', '--porcelain') === '' ? git('rev-parse', '--verify', '--quiet', 'HEAD') : null;
}

/**
 * Returns a fingerprint of all files of the build, computed from their paths and bytes.
 * @param {string} folder folder of the repository
 */
function buildFingerprint(folder) {
  const build = path.join(folder, 'build');
  const files = readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const all = createHash('sha256');
  for (const file of files) {
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
    all.update(`${path.relative(build, file)} ${digest}\n`);
  }
  return all.digest('hex');
}

/**
 * Returns whether a run is sufficient for a deployment: something passed, nothing failed, and the browser visited every
 * page in both languages.
 * @param {{passed: number, failed: number}} counts
 * @param {{skipped: number} | null} browser counts of the browser tests, or null if they didn't run
 * @param {boolean} all whether the run was asked to visit every page in both languages
 */
export function isSufficient({passed, failed}, browser, all) {
  return passed > 0 && failed === 0 && all && browser?.skipped === 0;
}

/**
 * Records that everything passed. A deployment uploads only the recorded build.
 * @param {string | null} before clean commit when the run began. Nothing is recorded if files have changed since.
 * @param {string} [folder]
 */
export function writeStamp(before, folder = root) {
  const commit = cleanCommit(folder);
  if (commit === null || commit !== before) return;
  mkdirSync(path.dirname(stampOf(folder)), {recursive: true});
  writeFileSync(stampOf(folder), JSON.stringify({commit, build: buildFingerprint(folder)}));
}

/**
 * Returns the checked-out commit if the build is the one that passed on it, or null.
 * @param {string} [folder]
 */
export function testedCommit(folder = root) {
  const commit = cleanCommit(folder);
  if (commit === null || !existsSync(stampOf(folder)) || !existsSync(path.join(folder, 'build'))) return null;
  let stamp;
  try {
    stamp = JSON.parse(readFileSync(stampOf(folder), 'utf8'));
  } catch {
    // The run was interrupted while it wrote the record.
    return null;
  }
  return stamp?.commit === commit && stamp.build === buildFingerprint(folder) ? commit : null;
}
