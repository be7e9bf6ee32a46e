// `npm run test:hosts`: tests the build on the hosts that it targets: the local runtime of Cloudflare Pages, which is
// installed into deploy/wrangler on first use, and nginx if it is installed.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {ensureInstalled, installInto, root} from './ensureInstalled.mjs';
import {ensureChromium} from './findChromium.mjs';
import {findNginx} from './findNginx.mjs';
import {runProgram, runSteps} from './runSteps.mjs';

/** Folder of Cloudflare's Wrangler, about 190 MB, pinned by its own lockfile. */
export const wranglerFolder = path.join(root, 'deploy', 'wrangler');

/**
 * Returns the counts of a Playwright report. A test that passes only when it is retried still counts as a failure.
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}} | null} report
 */
export const playwrightCounts = (report) =>
  report && {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
  };

/**
 * Returns the step of the test run that tests the build on all hosts that are available here, and prints the others.
 * Cloudflare's runtime is installed with the packages, so its absence is a failure, but nginx is optional.
 * @returns {{step: import('./runSteps.mjs').Step, skipped: number}} the step, and the number of hosts that it skips.
 */
export function hostsStep() {
  installInto(wranglerFolder);
  const hosts = ['cloudflare', ...(findNginx() === null ? [] : ['nginx'])];
  if (hosts.length === 1)
    console.log(
      'nginx is not installed (Debian: apt-get install nginx-light), so the site is not tested on it.',
    );
  return {
    step: {
      name: `hosts: ${hosts.join(', ')}`,
      command: ['npx', 'playwright', 'test', '--config', 'playwright.hosts.config.ts'],
      env: {HOSTS: hosts.join(',')},
      alone: true,
    },
    skipped: 2 - hosts.length,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const {step, skipped} = hostsStep();
  if (!ensureChromium()) process.exit(1);
  const report = path.join(root, 'test-results', 'hosts.json');
  /** @type {import('./runSteps.mjs').Step[]} */
  const steps = [
    {
      ...step,
      command: [...step.command, ...process.argv.slice(2)],
      read: () => playwrightCounts(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null),
    },
  ];
  if (!existsSync(path.join(root, 'build', '_headers'))) {
    steps.unshift({name: 'build', command: ['npm', 'run', '--silent', 'build']});
    steps[1] = {.../** @type {import('./runSteps.mjs').Step} */ (steps[1]), needs: ['build']};
  }
  const counts = await runSteps(steps, {
    atOnce: 1,
    run: (each) => runProgram(each, root),
    print: (text) => console.log(text),
  });
  counts.skipped += skipped;
  const left = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`\n${counts.passed} passed, ${counts.failed} failed${left}`);
  process.exit(counts.failed === 0 ? 0 : 1);
}
