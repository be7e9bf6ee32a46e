/**
 * Checks the text of the site.
 *
 *   npm run check                            all checks on all pages
 *   npm run check -- docs/android            only the faults in these files and folders
 *   npm run check -- --only twins,links      only these checks
 *   npm run check -- --list                  what is checked
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {loadPages} from '../tests/content/loadPages.ts';
import {discoverChecks, runCheck} from '../tests/content/runChecks.ts';
import type {Fault} from '../tests/content/types.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/** Arguments may be given from the root or from anywhere below it; a page stands for its twin too. */
function toFilter(argument: string): (file: string) => boolean {
  const relative = path.relative(root, path.resolve(argument)).split(path.sep).join('/');
  if (relative === '') return () => true;
  const twin = relative.startsWith('docs/')
    ? relative.replace(/^docs\/([^/]+)(\/|$)/, 'i18n/ru/docusaurus-plugin-content-docs-$1/current$2')
    : relative.replace(/^i18n\/ru\/docusaurus-plugin-content-docs-([^/]+)\/current(\/|$)/, 'docs/$1$2');
  return (file) => [relative, twin].some((prefix) => file === prefix || file.startsWith(`${prefix}/`));
}

const {values, positionals} = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {list: {type: 'boolean'}, only: {type: 'string'}},
});

const checks = await discoverChecks();
if (values.list === true) {
  const width = Math.max(...checks.map(({name}) => name.length));
  for (const {name, about} of checks) process.stdout.write(`${name.padEnd(width)}  ${about}\n`);
  process.exit(0);
}

const wanted = values.only?.split(',').map((name) => name.trim());
const unknown = wanted?.filter((name) => !checks.some((check) => check.name === name)) ?? [];
if (unknown.length > 0) {
  fail(`No check is called ${unknown.join(', ')}. There are: ${checks.map(({name}) => name).join(', ')}.`);
}

const started = performance.now();
const context = loadPages(root);
const filters = positionals.map(toFilter);
for (const [index, filter] of filters.entries()) {
  if (!context.pages.some(({file}) => filter(file))) {
    fail(`${positionals[index]} names no page. Give paths below docs/ or i18n/ru/.`);
  }
}

const faults: Fault[] = [];
const counts: string[] = [];
for (const check of checks) {
  if (wanted !== undefined && !wanted.includes(check.name)) continue;
  const found = (await runCheck(check, context)).filter(
    ({file}) => filters.length === 0 || filters.some((filter) => filter(file)),
  );
  faults.push(...found);
  if (found.length > 0) counts.push(`${check.name} ${found.length}`);
}

const byFile = new Map<string, Fault[]>();
for (const fault of faults) byFile.set(fault.file, [...(byFile.get(fault.file) ?? []), fault]);
for (const [file, inFile] of [...byFile].sort(([a], [b]) => a.localeCompare(b))) {
  process.stdout.write('\n');
  for (const {line, check, message, fix} of inFile.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))) {
    const place = line === undefined ? file : `${file}:${line}`;
    process.stdout.write(`${place}  [${check}] ${message} → ${fix}\n`);
  }
}

const inScope = context.pages.filter(({file}) => filters.length === 0 || filters.some((filter) => filter(file)));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const ran = wanted?.length ?? checks.length;
process.stdout.write(
  `\n${inScope.length} files, ${ran} checks, ${faults.length} faults${
    counts.length > 0 ? ` (${counts.join(', ')})` : ''
  }, ${seconds} s\n`,
);
process.exit(faults.length > 0 ? 1 : 0);
