import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {root} from './ensureInstalled.mjs';

/**
 * The record that `npm test` writes and that a deployment uses to reject an untested build.
 * @typedef {object} Stamp
 * @property {string | null} commit
 * @property {boolean} clean whether the files matched the commit from start to finish
 * @property {string | null} build fingerprint of the tested build, or null if there was none
 * @property {boolean} everyPage whether every page was visited in both languages, including unchanged ones
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @param {string} folder */
const stampOf = (folder) => path.join(folder, 'test-results', 'checks.json');

/**
 * Returns the commit of a repository, and whether its files match that commit.
 * @param {string} [folder]
 * @returns {{commit: string | null, clean: boolean}} `commit` is null outside a git repository.
 */
export function currentState(folder = root) {
  /** @param {string[]} parameters */
  const git = (...parameters) => {
    const {status, stdout} = spawnSync('git', parameters, {cwd: folder, encoding: 'utf8'});
    return status === 0 ? stdout.trim() : null;
  };
  return {
    commit: git('rev-parse', '--verify', '--quiet', 'HEAD'),
    clean: git('status', '--porcelain') === '',
  };
}

/**
 * @param {string} folder folder of the repository @returns {string} folder of the build that is tested and deployed
 */
export const buildOf = (folder) => path.join(folder, 'build');

/**
 * Returns a fingerprint of all files in a folder, computed from their paths and bytes.
 * @param {string} folder
 * @returns {string | null} the fingerprint, or null if the folder doesn't exist
 */
export function fingerprintOf(folder) {
  let entries;
  try {
    entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  } catch {
    return null;
  }
  const all = createHash('sha256');
  for (const file of entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()) {
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
    all.update(`${path.relative(folder, file)} ${digest}\n`);
  }
  return all.digest('hex');
}

/**
 * Records the results of a run.
 * @param {{commit: string | null, clean: boolean}} before state when the run began. A later change invalidates the
 *   results.
 * @param {{passed: number, failed: number, skipped: number, everyPage: boolean}} found
 * @param {string} [folder]
 */
export function writeStamp(before, found, folder = root) {
  const now = currentState(folder);
  /** @type {Stamp} */
  const stamp = {
    commit: before.commit,
    clean: before.clean && now.clean && now.commit === before.commit,
    build: fingerprintOf(buildOf(folder)),
    ...found,
  };
  mkdirSync(path.dirname(stampOf(folder)), {recursive: true});
  writeFileSync(stampOf(folder), `${JSON.stringify(stamp, null, 2)}\n`);
}

/**
 * Returns the reason why the build of a repository must not be deployed, or null if it can be deployed.
 * @param {string} [folder]
 * @returns {string | null}
 */
export function reasonToRefuse(folder = root) {
  const {commit, clean} = currentState(folder);
  if (commit === null) return 'This is not a git repository, so the running commit would be unknown.';
  if (!clean) return 'There are uncommitted changes. Commit them and run `npm test`.';
  /** @type {Stamp} */
  let stamp;
  try {
    stamp = JSON.parse(readFileSync(stampOf(folder), 'utf8'));
  } catch {
    return 'The checks did not finish. Run `npm test`.';
  }
  if (stamp.commit !== commit)
    return `The checks ran on ${stamp.commit}, but this is ${commit}. Run \`npm test\`.`;
  if (stamp.clean !== true)
    return 'Files changed while the checks ran, or were uncommitted. Run `npm test` again.';
  if (stamp.failed !== 0 || !(stamp.passed > 0))
    return `${stamp.failed} checks failed, ${stamp.passed} passed.`;
  if (stamp.everyPage !== true)
    return 'Not every page was visited in both languages. Run `npm test -- --all`.';
  if (stamp.build === null || stamp.build !== fingerprintOf(buildOf(folder)))
    return 'The build has been changed or removed since it was tested. Run `npm test` again.';
  return null;
}
