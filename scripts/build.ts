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

// With V8's default semi-space size of 16 MB, a build collects garbage more often and takes 4% to 9% longer.
const flags = ['--max-semi-space-size=64'];
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const {status} = spawnSync(process.execPath, [...flags, docusaurus, 'build', '--out-dir', folder], {
  cwd: root,
  stdio: 'inherit',
});
if (status === 0) {
  moveTestPages(folder);
  writeSettings(folder, readEnv());
}
process.exitCode = status ?? 1;
