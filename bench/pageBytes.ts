/**
 * Measures the compressed kilobytes that a browser loads for a page of each type, on this site and on peers that are
 * built. Usage: `npm run bench:bytes`, after `npm run build`; `-- --build DIR` uses another build, `-- --sites
 * ours,starlight` compares, `-- --pages 3` measures only the first page types.
 */
import {parseArgs} from 'node:util';

import type {Browser} from '@playwright/test';
import {load as loadHtml} from 'cheerio';

import {readScripts} from '../src/clientBundle/pageScripts.ts';

import {ensureBuilt, readContenders, type Contender} from './support/contenders.ts';
import {launchBrowser} from './support/launchBrowser.ts';
import {firstPageTypes} from './support/pageTypes.ts';
import {writeResults} from './support/resultsFile.ts';
import {serveCompressed, type Served} from './support/serveCompressed.ts';
import {kilobytes, table} from './support/table.ts';

const {values: options} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    pages: {type: 'string', default: '10'},
    sites: {type: 'string', default: 'ours'},
  },
});

const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** Milliseconds without a request after which a page counts as loaded. */
const QUIET = 2500;

/** Files that one page loads. */
interface Load {
  files: Map<string, Kind>;
  /** Scripts that its markup references. */
  named: Set<string>;
  /** Files that it prefetches for other pages. */
  prefetched: Set<string>;
}

async function loadPage(browser: Browser, address: string): Promise<Load> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  const {origin} = new URL(address);
  const load: Load = {files: new Map(), named: new Set(), prefetched: new Set()};
  let last = performance.now();
  page.on('request', (request) => {
    const {origin: asked, pathname} = new URL(request.url());
    if (asked !== origin) return;
    last = performance.now();
    const headers = request.headers();
    if (headers.purpose === 'prefetch' || headers['sec-purpose']?.startsWith('prefetch')) {
      load.prefetched.add(pathname);
      return;
    }
    const type = request.resourceType();
    load.files.set(pathname, KINDS.find((kind) => kind === type) ?? 'other');
  });
  const response = await page.goto(address, {waitUntil: 'load'});
  const html = (await response?.text()) ?? '';
  const $ = loadHtml(html);
  for (const script of readScripts(html)) load.named.add(new URL(script, address).pathname);
  for (const element of $('script[src], link[rel="modulepreload"]').get()) {
    load.named.add(new URL($(element).attr('src') ?? $(element).attr('href') ?? '', address).pathname);
  }
  // Scripts request more files after they run, and some wait until the page is idle.
  while (performance.now() - last < QUIET) await page.waitForTimeout(100);
  await page.close();
  for (const pathname of load.files.keys()) load.prefetched.delete(pathname);
  return load;
}

async function measure(browser: Browser, contender: Contender, site: Served): Promise<string[][]> {
  const pages = firstPageTypes(options.pages);
  const rows: string[][] = [];
  for (const language of ['en', 'ru'] as const) {
    const loads: [type: string, load: Load][] = [];
    for (const [type, route] of pages) {
      loads.push([type, await loadPage(browser, site.origin + contender.address(route, language))]);
    }
    for (const [type, {files, named, prefetched}] of loads) {
      const sum = (wanted: (file: string, kind: Kind) => boolean) =>
        [...files].reduce((total, [file, kind]) => total + (wanted(file, kind) ? site.bytesOf(file) : 0), 0);
      rows.push([
        contender.name,
        `${language} ${type}`,
        kilobytes(sum((_, kind) => kind === 'document')),
        kilobytes(sum((file, kind) => kind === 'script' && named.has(file))),
        kilobytes(sum((file, kind) => kind === 'script' && !named.has(file))),
        ...(['stylesheet', 'font', 'image', 'other'] as const).map((wanted) =>
          kilobytes(sum((_, kind) => kind === wanted)),
        ),
        kilobytes(sum(() => true)),
        kilobytes([...prefetched].reduce((total, file) => total + site.bytesOf(file), 0)),
      ]);
    }
  }
  return rows;
}

async function pageBytes(): Promise<void> {
  const contenders = readContenders(options.sites, options.build);
  await ensureBuilt(contenders.filter(({id}) => id !== 'ours'));
  const browser = await launchBrowser();
  const rows: string[][] = [];
  try {
    for (const contender of contenders) {
      const site = await serveCompressed(contender.output);
      rows.push(...(await measure(browser, contender, site)));
      site.close();
    }
  } finally {
    await browser.close();
  }
  writeResults(
    'Kilobytes per page type',
    `\`npm run bench:bytes${options.sites === 'ours' ? '' : ` -- --sites ${options.sites}`}\`. Kilobytes that a browser with an empty cache loads for each page in a 1280×800 viewport. Text files are gzipped. *Entry*:
scripts that the HTML references. *Route*: scripts that the entry scripts request. *Prefetched*: files that the browser loads when it is idle,
for pages that the reader is likely to open next.

${table(
  ['Site', 'Page', 'HTML', 'Entry', 'Route', 'Styles', 'Fonts', 'Images', 'Other', 'Total', 'Prefetched'],
  rows,
)}`,
  );
}

pageBytes().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
