/**
 * Tests the promise that publishing a release requires only one data entry. Adds fictional releases dated today to
 * copies of the repository, and runs there what a publisher would run. The repository itself isn't changed.
 *
 *   npm run test:promise                              all cases, and a build with browser tests of the last one
 *   npm run test:promise -- --list                    the releases of each case
 *   npm run test:promise -- --only 'beta of android'  only these cases, separated by commas
 *   npm run test:promise -- --no-build                without build and browser
 *
 * Each case runs the text checks and all Vitest tests. `npm test` runs a faster version, which is in tests/promise.
 * Exit codes: 0 if the promise is kept, 1 if it is broken, 2 if an argument is invalid.
 */
import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

import {loadReleases} from '../src/features/releases/loadReleases.ts';
import {git} from '../src/site/git.ts';
import {addReleases} from '../tests/promise/addReleases.ts';
import {releaseCases, type ReleaseCase} from '../tests/promise/releaseCases.ts';

import {cloneRepository, passes, sharePackages} from './cloneRepository.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Browser tests of features that show releases. */
const SPECS = ['changelog', 'navbar', 'news', 'notices', 'storage', 'timetable'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
);

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Returns a clone of the repository, with its uncommitted changes and its packages. */
function copyRepository(): string {
  const copy = cloneRepository(root);
  const changed = git(root, 'ls-files', '--modified', '--others', '--exclude-standard', '-z').split('\0');
  for (const file of new Set(changed.filter((name) => name !== ''))) {
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
    else rmSync(path.join(copy, file), {force: true});
  }
  sharePackages(root, copy);
  return copy;
}

function describeCase({name, entries}: ReleaseCase): string {
  const releases = Object.entries(entries).map(([platform, release]) => `${platform} ${release.name}`);
  return `${name}: ${releases.join(', ')}`;
}

/** Prints a command and runs it in a copy. Returns whether the command succeeded. */
function runs(copy: string, command: readonly string[]): boolean {
  print(`  — ${command.join(' ')}`);
  return passes(copy, command);
}

/** Runs what a publisher runs after adding the entry. Returns whether everything passed. */
function keepsPromise(releaseCase: ReleaseCase, withBuild: boolean): boolean {
  const copy = copyRepository();
  try {
    addReleases(copy, releaseCase);
    git(copy, 'add', '--all');
    git(copy, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', releaseCase.name);
    return (
      runs(copy, ['npm', 'run', '--silent', 'check']) &&
      runs(copy, ['npx', 'vitest', 'run', '--reporter=dot']) &&
      (!withBuild ||
        (runs(copy, ['npm', 'run', '--silent', 'build']) &&
          runs(copy, ['npx', 'tsx', 'scripts/checkBuild.ts', 'build']) &&
          runs(copy, ['npx', 'playwright', 'test', ...SPECS])))
    );
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

const {values} = parseArgs({
  options: {list: {type: 'boolean'}, only: {type: 'string'}, 'no-build': {type: 'boolean'}},
});
const cases = releaseCases(loadReleases(root), new Date().toISOString().slice(0, 10));
const wanted = values.only?.split(',').map((name) => name.trim());
const unknown = wanted?.filter((name) => !cases.some((each) => each.name === name)) ?? [];
if (unknown.length > 0) {
  process.stderr.write(`There is no case named ${unknown.join(', ')}. Existing cases:\n`);
  for (const {name} of cases) process.stderr.write(`  ${name}\n`);
  process.exit(2);
}
const chosen = cases.filter(({name}) => wanted?.includes(name) ?? true);

if (values.list === true) {
  for (const each of chosen) print(describeCase(each));
} else {
  const results = chosen.map((each, index) => {
    const withBuild = values['no-build'] !== true && index === chosen.length - 1;
    print(`\n${describeCase(each)}${withBuild ? ', with build and browser tests' : ''}`);
    return {line: describeCase(each), kept: keepsPromise(each, withBuild)};
  });
  print('');
  for (const {line, kept} of results) print(`${kept ? '✓' : '✗'} ${line}`);
  const broken = results.filter(({kept}) => !kept).length;
  print(`${results.length - broken} passed, ${broken} failed`);
  process.exitCode = broken > 0 ? 1 : 0;
}
