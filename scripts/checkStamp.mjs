import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {root} from './ensureInstalled.mjs';

/**
 * What `npm test` leaves behind, so that a deployment can refuse what has not passed.
 * @typedef {{commit: string | null, clean: boolean, passed: number, failed: number, skipped: number}} Stamp
 */

/** @param {string} folder */
const stampOf = (folder) => path.join(folder, 'test-results', 'checks.json');

/**
 * Commit of a repository, and whether its files are those of the commit.
 * @param {string} [folder]
 * @returns {{commit: string | null, clean: boolean}} commit null outside of git.
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
 * Writes down what a run found.
 * @param {{commit: string | null, clean: boolean}} before state when the run began; a change in between spoils it.
 * @param {{passed: number, failed: number, skipped: number}} counts
 */
export function writeStamp(before, counts, folder = root) {
  const now = currentState(folder);
  /** @type {Stamp} */
  const stamp = {
    commit: before.commit,
    clean: before.clean && now.clean && now.commit === before.commit,
    ...counts,
  };
  mkdirSync(path.dirname(stampOf(folder)), {recursive: true});
  writeFileSync(stampOf(folder), `${JSON.stringify(stamp, null, 2)}\n`);
}

/**
 * Why a repository may not be deployed as it is, or null when it may.
 * @returns {string | null}
 */
export function reasonToRefuse(folder = root) {
  const {commit, clean} = currentState(folder);
  if (commit === null) return 'This is no git repository: nobody could tell what is running.';
  if (!clean) return 'There are changes that are in no commit. Commit them and run `npm test`.';
  /** @type {Stamp} */
  let stamp;
  try {
    stamp = JSON.parse(readFileSync(stampOf(folder), 'utf8'));
  } catch {
    return 'The checks have not run to their end. Run `npm test`.';
  }
  if (stamp.commit !== commit)
    return `The checks ran on ${stamp.commit}, and this is ${commit}. Run \`npm test\`.`;
  if (stamp.clean !== true)
    return 'Files changed while the checks ran, or were in no commit. Run `npm test` again.';
  if (stamp.failed !== 0 || !(stamp.passed > 0))
    return `${stamp.failed} checks failed, ${stamp.passed} passed.`;
  return null;
}
