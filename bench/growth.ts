/**
 * Measures how the cost of the site grows with the number of pages. Adds copies of all pages, in both languages, in a
 * scratch folder, and builds the site. Usage: `npm run bench:growth -- --factors 1,5,20`.
 */
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';

import {readScripts} from '../src/clientBundle/pageScripts.ts';

import {SCRATCH} from './support/contenders.ts';
import {copySite} from './support/copySite.ts';
import {writeResults} from './support/resultsFile.ts';
import {runMeasured, type Cost} from './support/runMeasured.ts';
import {ROOT} from './support/sourcePages.ts';
import {kilobytes, show, table} from './support/table.ts';

const {values: options} = parseArgs({
  options: {factors: {type: 'string', default: '1,5,20'}, keep: {type: 'boolean', default: false}},
});

function filesUnder(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const compressed = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the compressed bytes of the scripts that every English page of a type starts with. */
function entryBytes(output: string, page: string): number {
  const html = readFileSync(path.join(output, page), 'utf8');
  return sum(readScripts(html).map((script) => compressed(path.join(output, script))));
}

async function growth(): Promise<void> {
  const rows: string[][] = [];
  for (const factor of options.factors.split(',').map(Number)) {
    const folder = path.join(SCRATCH, 'growth', `${factor}x`);
    copySite(folder, factor);
    let cost: Cost;
    try {
      cost = await runMeasured(
        ['node', path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
        {cwd: folder},
      );
    } catch (error) {
      // A failed build is also a result, because it shows the limit of growth.
      console.error(error);
      rows.push([`${factor}×`, 'build failed', ...Array<string>(7).fill('–')]);
      process.exitCode = 1;
      continue;
    }
    const {seconds, megabytes} = cost;
    const output = path.join(folder, 'build');
    const files = filesUnder(output);
    const search = files.filter((file) => path.relative(output, file).startsWith('search-index'));
    const row = [
      `${factor}×`,
      String(files.filter((file) => file.endsWith('.html')).length),
      show(seconds, 1),
      show(megabytes),
      kilobytes(compressed(path.join(output, 'android/ad-types/banner.html'))),
      kilobytes(entryBytes(output, 'android/ad-types/banner.html')),
      kilobytes(compressed(path.join(output, 'search-index/index.json'))),
      kilobytes(sum(search.map(compressed))),
      show(sum(files.map((file) => statSync(file).size)) / 1e6),
    ];
    console.error(row.join(' | '));
    rows.push(row);
    if (!options.keep) rmSync(folder, {recursive: true, force: true});
  }
  writeResults(
    'Growth',
    `\`npm run bench:growth -- --factors ${options.factors}\`. All pages of both languages, copied repeatedly into folders of their sections. Cold builds. Memory is the total
resident memory of all processes. Kilobytes are gzipped and for English: HTML and entry scripts of the Android banner page, the index file that search
loads before the first result, and the whole search index with the text for excerpts.

${table(
  [
    'Pages',
    'HTML files',
    'Build time, s',
    'Peak memory, MB',
    'HTML, kB',
    'Entry scripts, kB',
    'First index file, kB',
    'Whole search index, kB',
    'Output, MB',
  ],
  rows,
)}`,
  );
}

growth().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
