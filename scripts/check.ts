/**
 * Checks the text of the site.
 *
 *   npm run check                            all checks on all pages
 *   npm run check -- docs/android            only problems in these files and folders, and in their translations
 *   npm run check -- --only twins,links      only these checks
 *   npm run check -- --list                  lists the checks
 *   npm run check -- --unverified            lists the pages to verify after a release, most affected first
 *
 * A to-do is something that a writer still has to provide, such as the Russian text of a release. It is reported but
 * doesn't block anything. Exit codes: 0 if there are no problems, 1 if there are problems, 2 if a check couldn't run or
 * an argument is invalid.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {otherLanguage} from '../src/site/pageFiles.ts';
import {loadPages} from '../checks/text/loadPages.ts';
import {checkNames, loadChecks, runCheck} from '../checks/text/runChecks.ts';
import {blocks, type Fault} from '../checks/text/types.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const complain = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/**
 * Returns a filter for an argument, which is a path from the root or from any folder below it. A page includes its
 * twin.
 */
function toFilter(argument: string): (file: string) => boolean {
  const relative = path.relative(root, path.resolve(argument)).split(path.sep).join('/');
  if (relative === '') return () => true;
  const twin = otherLanguage(relative) ?? relative;
  return (file) => [relative, twin].some((prefix) => file === prefix || file.startsWith(`${prefix}/`));
}

function report(faults: Fault[]): void {
  const byFile = new Map<string, Fault[]>();
  for (const fault of faults) byFile.set(fault.file, [...(byFile.get(fault.file) ?? []), fault]);
  for (const [file, inFile] of [...byFile].sort(([a], [b]) => a.localeCompare(b))) {
    print('');
    for (const {line, check, message, fix} of inFile.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))) {
      print(`${line === undefined ? file : `${file}:${line}`}  [${check}] ${message} → ${fix}`);
    }
  }
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {list: {type: 'boolean'}, only: {type: 'string'}, unverified: {type: 'boolean'}},
  });

  const names = values.only?.split(',').map((name) => name.trim()) ?? checkNames();
  const unknown = names.filter((name) => !checkNames().includes(name));
  if (unknown.length > 0) {
    complain(`There is no check named ${unknown.join(', ')}. Existing checks: ${checkNames().join(', ')}.`);
    return 2;
  }
  const missing = positionals.filter((argument) => !existsSync(argument));
  if (missing.length > 0) {
    complain(`${missing.join(', ')} does not exist. Specify files or folders, for example docs/android.`);
    return 2;
  }

  const filters = positionals.map(toFilter);
  const isWanted = ({file}: {file: string}): boolean =>
    filters.length === 0 || filters.some((filter) => filter(file));

  if (values.unverified === true) {
    // Loaded only here, so that the checks start as fast as without it.
    const {tellUnverified, unverifiedPages} = await import('../checks/text/lib/unverified.ts');
    const found = unverifiedPages(loadPages(root)).filter(isWanted);
    for (const page of found) print(tellUnverified(page));
    print(`\n${found.length} pages to verify`);
    return 0;
  }

  const checks = await loadChecks(names);
  if (values.list === true) {
    const width = Math.max(...names.map(({length}) => length));
    for (const {name, about} of checks) print(`${name.padEnd(width)}  ${about}`);
    return 0;
  }

  const started = performance.now();
  const context = loadPages(root);

  const found: Fault[] = [];
  const counts: string[] = [];
  let failed = 0;
  for (const check of checks) {
    try {
      const own = (await runCheck(check, context)).filter(isWanted);
      found.push(...own);
      const count = own.filter(blocks).length;
      if (count > 0) counts.push(`${check.name} ${count}`);
    } catch (error) {
      failed += 1;
      complain(`The ${check.name} check could not run: ${(error as Error).stack ?? String(error)}`);
    }
  }

  const todos = found.filter((fault) => !blocks(fault));
  const faults = found.filter(blocks);
  if (todos.length > 0) {
    print('\nTo do (none of this blocks publishing):');
    report(todos);
  }
  if (todos.length > 0 && faults.length > 0) print('\nFaults:');
  report(faults);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const perCheck = counts.length > 0 ? ` (${counts.join(', ')})` : '';
  const notRun = failed > 0 ? `, ${failed} could not run` : '';
  print(
    `\n${context.pages.filter(isWanted).length} files, ${checks.length} checks${notRun}, ` +
      `${faults.length} faults${perCheck}, ${todos.length} to do, ${seconds} s`,
  );
  if (failed > 0) return 2;
  return faults.length > 0 ? 1 : 0;
}

// A command such as `npm run check | head` closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

void main().then((code) => {
  process.exitCode = code;
});
