// `npm test`: installs missing packages, runs every check and test, and ends with one line of counts.
//   --full    every page in both widths and both color modes, with none skipped (`npm run test:full`)
//   --all     every page in both languages, including those that haven't changed since they passed (required for a
//             deployment). Otherwise, each page that changed is visited in one language.
//   --hosts   also on the hosting runtimes (`npm run test:hosts`)
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {cleanCommit, isSufficient, writeStamp} from './checkStamp.mjs';
import {ensureInstalled, root} from './ensureInstalled.mjs';
import {ensureChromium} from './findChromium.mjs';
import {runProgram, runSteps} from './runSteps.mjs';
import {hostsStep, playwrightCounts} from './testHosts.mjs';

const full = process.argv.includes('--full');
const all = full || process.argv.includes('--all');
const reports = path.join(root, 'test-results');

/** Cache of the static checks for unchanged files. It is keyed by contents, not by dates. */
const cache = path.join('node_modules', '.cache', 'checks');

/** @param {string} file */
const reportOf = (file) => {
  const report = path.join(reports, file);
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
};

ensureInstalled();
const before = cleanCommit();
// Also deletes the stamp of the last run so that an interrupted run doesn't leave one.
rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});

/** @type {import('./runSteps.mjs').Step[]} */
const steps = [
  // The longest steps come first so that the short ones fill the remaining time.
  {name: 'build', command: ['npm', 'run', '--silent', 'build']},
  {
    name: 'units, components and text',
    command: [
      'npx',
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${path.join(reports, 'vitest.json')}`,
    ],
    read: () => {
      const data = reportOf('vitest.json');
      if (data === null) return null;
      /** @type {{status: string, assertionResults: unknown[]}[]} */
      const files = data.testResults;
      const broken = files.filter(
        ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
      );
      return {
        passed: data.numPassedTests,
        failed: data.numFailedTests + broken.length,
        skipped: data.numPendingTests,
      };
    },
  },
  {
    name: 'links, anchors and markup of the built pages',
    command: ['npx', 'tsx', 'scripts/checkBuild.ts', 'build'],
    needs: ['build'],
  },
  {
    name: 'types',
    command: ['npx', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', path.join(cache, 'types.json')],
  },
  {
    name: 'lint',
    command: [
      ...['npx', 'eslint', '.', '--max-warnings', '0', '--report-unused-disable-directives'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', path.join(cache, 'eslint')],
    ],
  },
  {
    name: 'format',
    command: [
      ...['npx', 'prettier', '--check', '--log-level', 'warn', '.'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', path.join(cache, 'prettier')],
    ],
  },
  {name: 'Markdown lint', command: ['npx', 'markdownlint-cli2']},
  {name: 'unused code', command: ['npx', 'knip']},
];

const readBrowser = () => playwrightCounts(reportOf('playwright.json'));
const missing = {passed: 0, failed: 0, skipped: 0};
if (ensureChromium()) {
  steps.push({
    name: 'browser',
    command: ['npx', 'playwright', 'test'],
    env: {...(full ? {FULL_MATRIX: '1'} : {}), ...(all ? {} : {SKIP_UNCHANGED: '1', ONE_LANGUAGE: '1'})},
    needs: ['build'],
    alone: true,
    read: readBrowser,
  });
  if (process.argv.includes('--hosts')) {
    const {step, skipped} = hostsStep();
    steps.push({...step, needs: ['build'], read: () => playwrightCounts(reportOf('hosts.json'))});
    missing.skipped += skipped;
  }
} else {
  missing.failed += 1;
}

const counts = await runSteps(steps, {
  atOnce: 2,
  run: (step) => runProgram(step, root),
  print: (text) => console.log(text),
});
for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) counts[key] += missing[key];

if (isSufficient(counts, readBrowser(), all)) writeStamp(before);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed === 0 ? 0 : 1);
