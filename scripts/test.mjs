// `npm test`: installs what is missing, runs every check and test, and ends with one line of counts.
// `npm run test:full` adds `--full`: every page in both widths and both colour modes.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {ensureInstalled, root} from './ensureInstalled.mjs';
import {currentState, writeStamp} from './checkStamp.mjs';
import {ensureChromium} from './findChromium.mjs';
import {hostsToTry} from './testHosts.mjs';

const full = process.argv.includes('--full');
const reports = path.join(root, 'test-results');

const counts = {passed: 0, failed: 0, skipped: 0};

/**
 * Runs a program with its output shown.
 * @param {string} program
 * @param {string[]} parameters
 * @param {Record<string, string>} [env]
 * @returns {boolean} whether it ended with 0.
 */
function runs(program, parameters, env = {}) {
  const result = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  return result.status === 0;
}

/**
 * One check that passes or fails as a whole.
 * @param {string} name
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 */
function check(name, command, env) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const [program = '', ...parameters] = command;
  const passed = runs(program, parameters, env);
  counts[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return passed;
}

/**
 * A test runner that writes its counts to a report. A runner that leaves no report, or ran nothing, is a failure.
 * @param {string} name
 * @param {string[]} command
 * @param {string} report file in the folder of reports
 * @param {(data: any) => {passed: number, failed: number, skipped: number}} read
 * @param {Record<string, string>} [env]
 */
function suite(name, command, report, read, env) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const file = path.join(reports, report);
  const [program = '', ...parameters] = command;
  const ended = runs(program, parameters, env);
  let result = {passed: 0, failed: 0, skipped: 0};
  if (existsSync(file)) {
    result = read(JSON.parse(readFileSync(file, 'utf8')));
  }
  if (result.passed + result.failed === 0 || (!ended && result.failed === 0)) {
    result.failed += 1;
  }
  for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) {
    counts[key] += result[key];
  }
  console.log(
    `${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed (${((Date.now() - start) / 1000).toFixed(1)} s)`,
  );
}

/**
 * A test that passes on a second try is still a fault.
 * @param {any} data
 */
const playwrightCounts = ({stats}) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

ensureInstalled();
const before = currentState();
// With it goes the stamp of the last run: a run that does not come to its end leaves none.
rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});

check('types', ['npx', 'tsc', '--noEmit']);
check('lint', ['npx', 'eslint', '.', '--max-warnings', '0', '--report-unused-disable-directives']);
check('format', ['npx', 'prettier', '--check', '--log-level', 'warn', '.']);
check('unused code', ['npx', 'knip']);
check('Markdown lint', ['npx', 'markdownlint-cli2']);

suite(
  'units, components and text',
  [
    'npx',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, 'vitest.json')}`,
  ],
  'vitest.json',
  (data) => ({
    passed: data.numPassedTests,
    failed:
      data.numFailedTests +
      data.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
        .length,
    skipped: data.numPendingTests,
  }),
);

const built = check('build', ['npx', 'docusaurus', 'build', '--out-dir', 'build-test'], {
  TEST_PAGES: '1',
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-test',
});
if (built) {
  check('links, anchors and markup of the built pages', [
    'npx',
    'tsx',
    'scripts/checkBuild.ts',
    'build-test',
  ]);
  if (ensureChromium()) {
    suite(
      'browser',
      ['npx', 'playwright', 'test'],
      'playwright.json',
      playwrightCounts,
      full ? {FULL_MATRIX: '1'} : {},
    );
    const hosts = hostsToTry();
    // One comes with the packages; the other is the machine's own matter.
    if (!hosts.includes('cloudflare')) counts.failed += 1;
    if (!hosts.includes('nginx')) counts.skipped += 1;
    if (hosts.length > 0) {
      suite(
        `hosts: ${hosts.join(', ')}`,
        ['npx', 'playwright', 'test', '--config', 'playwright.hosts.config.ts'],
        'hosts.json',
        playwrightCounts,
        {HOSTS: hosts.join(',')},
      );
    }
  } else {
    counts.failed += 1;
  }
}

writeStamp(before, counts);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed === 0 ? 0 : 1);
