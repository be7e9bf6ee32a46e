/**
 * Builds both languages and moves the pages for browser tests out of the deployed folder.
 *
 *   npm run build                        to build/, with build-test-pages/ next to it
 *   npm run build -- --out-dir DIR       to DIR
 *
 * The browser tests run on the same files, because their server serves both folders as one.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {readEnv} from '../src/site/env.ts';

import {root} from './ensureInstalled.mjs';
import {moveTestPages, writeSettings} from './testPagesFolder.ts';

const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}}});
const folder = path.resolve(root, values['out-dir']);

const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', folder], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status === 0) {
  moveTestPages(folder);
  writeSettings(folder, readEnv());
}
process.exitCode = status ?? 1;
