/**
 * Checks a built site in both languages: URLs, anchors, languages, images, metadata, sitemaps, redirects, and leaks.
 *
 *   npx tsx scripts/checkBuild.ts build                     all checks
 *   npx tsx scripts/checkBuild.ts build --only anchors      only these checks, separated by commas
 *   npx tsx scripts/checkBuild.ts --list                    lists the checks
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildCheckNames, checkBuild, loadBuildChecks} from '../checks/built/checkBuild.ts';
import {loadBuild, type Build} from '../checks/built/lib/loadBuild.ts';
import type {Fault} from '../checks/text/types.ts';

/**
 * Number of pages listed per fault. A problem in the layout occurs on every page, so a few pages are enough to find it.
 */
const SHOWN_PAGES = 3;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const {values, positionals} = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {list: {type: 'boolean'}, only: {type: 'string'}},
});

const wanted = values.only?.split(',').map((name) => name.trim()) ?? buildCheckNames();
const unknown = wanted.filter((name) => !buildCheckNames().includes(name));
if (unknown.length > 0) {
  fail(`There is no check named ${unknown.join(', ')}. Existing checks: ${buildCheckNames().join(', ')}.`);
}

const folder = positionals[0] ?? 'build';
const started = performance.now();

async function main(): Promise<void> {
  const checks = await loadBuildChecks(wanted);
  if (values.list === true) {
    const width = Math.max(...wanted.map(({length}) => length));
    for (const {name, about} of checks) process.stdout.write(`${name.padEnd(width)}  ${about}\n`);
    return;
  }
  let build: Build;
  try {
    build = loadBuild(folder);
  } catch (error) {
    fail((error as Error).message);
  }
  report(build, await checkBuild(build, checks));
}

/** Prints the faults, grouping equal faults on several pages. Exits with 1 if there are any. */
function report(build: Build, faults: Fault[]): void {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    const key = JSON.stringify([fault.check, fault.message, fault.fix]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [fault]);
    else group.push(fault);
  }
  for (const group of groups.values()) {
    for (const {file, check, message, fix} of group.slice(0, SHOWN_PAGES)) {
      process.stdout.write(`${path.posix.join(folder, file)}  [${check}] ${message} → ${fix}\n`);
    }
    if (group.length > SHOWN_PAGES)
      process.stdout.write(`  … and the same on ${group.length - SHOWN_PAGES} more pages\n`);
  }

  const counts = wanted
    .map((name) => ({name, count: faults.filter(({check}) => check === name).length}))
    .filter(({count}) => count > 0)
    .map(({name, count}) => `${name} ${count}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${build.pages.length} pages, ${wanted.length} checks, ${faults.length} faults${
      counts.length > 0 ? ` (${counts.join(', ')})` : ''
    }, ${seconds} s\n`,
  );
  process.exit(faults.length > 0 ? 1 : 0);
}

void main();
