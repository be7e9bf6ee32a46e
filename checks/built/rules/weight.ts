import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import * as z from 'zod';

import type {BundleReport} from '../../../src/clientBundle/bundleReport.ts';
import {readScripts} from '../../../src/clientBundle/pageScripts.ts';
import {readData} from '../../../src/site/readData.ts';
import {ownAddress, targetOf, type Build, type BuiltPage} from '../lib/loadBuild.ts';
import type {BuildCheck, Finding} from '../types.ts';

/** Limits for a page: kilobytes (1,000 bytes) after gzip at its highest level, and numbers of files. */
const limitsSchema = z.strictObject({
  html: z.number().positive(),
  /** Size of the script loader and the entry, which every page has. */
  entry: z.number().positive(),
  /** Size of all scripts that the markup requests, including the entry. */
  scripts: z.number().positive(),
  styles: z.number().positive(),
  /** Number of scripts, styles, and preloaded files. */
  requests: z.int().positive(),
});

const budgetsSchema = z.strictObject({
  about: z.string(),
  /** Limits, keyed by the page's file in the build, or by `*` for all pages. */
  pages: z.record(z.string(), limitsSchema.partial()),
  /** Limits for docs. */
  docs: limitsSchema.partial(),
  /** Size of the files that are loaded before the first search result: the window and the first file of the index. */
  firstSearch: z.number().positive(),
  /** Source bytes in the entry, by owner, when the limits were set. Used to list what has grown since then. */
  entryModules: z.record(z.string(), z.number()),
});

type Limits = z.infer<typeof limitsSchema>;
export type Budgets = z.infer<typeof budgetsSchema>;

const KILO = 1000;

/** Reads and validates the budgets. */
export function readBudgets(root = process.cwd(), file = 'checks/built/budgets.json'): Budgets {
  return readData(root, file, budgetsSchema);
}

/** Returns a function that returns the size of a file after gzip in kilobytes, computed once per file. */
function sizes(build: Build): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    let size = known.get(file);
    if (size === undefined) {
      size = gzipSync(readFileSync(path.join(build.folder, file)), {level: 9}).length / KILO;
      known.set(file, size);
    }
    return size;
  };
}

/** Returns what the markup of a page requests: files on this site, and external URLs. */
function requestsOf(
  build: Build,
  page: BuiltPage,
  html: string,
): {scripts: string[]; others: string[]; foreign: string[]} {
  const scripts = new Set<string>();
  const others = new Set<string>();
  const foreign = new Set<string>();
  const add = (address: string, files: Set<string>) => {
    const own = ownAddress(build, page, address);
    if (own === null) {
      if (!address.startsWith('data:')) foreign.add(address);
      return;
    }
    const target = targetOf(build, own.pathname);
    if (target.kind === 'file') files.add(target.file);
  };
  for (const [tag] of html.matchAll(/<(?:script|link|img|iframe|source)\s[^>]*>/g)) {
    const address = /\s(?:src|href)=(?:"([^"]*)"|([^\s">]+))/.exec(tag)?.slice(1).find(Boolean);
    if (address === undefined) continue;
    if (tag.startsWith('<script')) add(address, scripts);
    else if (/^<(?:img|iframe|source)/.test(tag) || /\srel="?(?:stylesheet|preload|modulepreload)/.test(tag))
      add(address, others);
    else if (/\srel="?(?:preconnect|dns-prefetch)/.test(tag)) foreign.add(address);
  }
  for (const address of readScripts(html)) add(address, scripts);
  return {scripts: [...scripts], others: [...others], foreign: [...foreign]};
}

/** Lists what has grown in the entry since the limits were set, with the largest growth first, for messages. */
export function growth(entry: Record<string, number>, before: Record<string, number>): string {
  const grown = Object.entries(entry)
    .map(([owner, bytes]) => ({owner, by: bytes - (before[owner] ?? 0)}))
    .filter(({by}) => by > 0)
    .sort((a, b) => b.by - a.by);
  if (grown.length === 0) return 'No module is larger than when the limit was set.';
  const shown = grown.slice(0, 5).map(({owner, by}) => `${owner} +${by} bytes of source`);
  return `Grown since the limit was set: ${shown.join(', ')}.`;
}

/** Returns the report that the build of this entry wrote, if it still exists. */
function reportOf(entry: readonly string[]): BundleReport | undefined {
  for (const locale of ['en', 'ru']) {
    const file = path.join('.docusaurus', `bundle-${locale}.json`);
    if (!existsSync(file)) continue;
    const report = JSON.parse(readFileSync(file, 'utf8')) as BundleReport;
    if (report.files.main?.some((script) => entry.some((own) => own.endsWith(script)))) return report;
  }
  return undefined;
}

const isEntry = (file: string): boolean => /\/(?:runtime~)?main\.[^/]*\.js$/.test(file);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Creates the check of these budgets. */
export function weightCheck(
  readLimits: () => Budgets,
): Omit<BuildCheck, 'run'> & {run: (build: Build) => Finding[]} {
  return {
    name: 'weight',
    about:
      'pages stay within the budgets of bytes and files in budgets.json, and send no requests to other sites',
    run: (build) => {
      const budgets = readLimits();
      const sizeOf = sizes(build);
      return build.pages
        .flatMap((page) => {
          const html = readFileSync(path.join(build.folder, page.file), 'utf8');
          const {scripts, others, foreign} = requestsOf(build, page, html);
          const entry = scripts.filter(isEntry);
          const measured: Limits = {
            html: sizeOf(page.file),
            entry: sum(entry.map(sizeOf)),
            scripts: sum(scripts.map(sizeOf)),
            styles: sum(others.filter((file) => file.endsWith('.css')).map(sizeOf)),
            requests: scripts.length + others.length,
          };
          const limits = {
            ...budgets.pages['*'],
            ...(html.includes('theme-doc-markdown') ? budgets.docs : {}),
            ...budgets.pages[page.file.replace(/^ru\//, '')],
            ...budgets.pages[page.file],
          };
          const faults = foreign.map((address) => ({
            file: page.file,
            message: `the page sends a request to another site: ${address}`,
            fix: 'Serve it from this site, or request it only if a deployment setting enables it.',
          }));
          for (const [name, value] of Object.entries(measured) as [keyof Limits, number][]) {
            const limit = limits[name];
            if (limit === undefined || value <= limit) continue;
            const unit = name === 'requests' ? 'files' : 'kB';
            const report = name === 'entry' || name === 'scripts' ? reportOf(entry) : undefined;
            const named = report ? ` ${growth(report.entry, budgets.entryModules)}` : '';
            const largest = [...(name === 'scripts' ? scripts : [])]
              .sort((a, b) => sizeOf(b) - sizeOf(a))
              .slice(0, 3);
            faults.push({
              file: page.file,
              message:
                `${name}: ${Number(value.toFixed(1))} ${unit}, more than ${limit}.` +
                (largest.length > 0 ? ` Largest: ${largest.join(', ')}.` : '') +
                named,
              fix: 'Load what is new on demand. If it is worth its weight, raise the limit in checks/built/budgets.json and say why.',
            });
          }
          return faults;
        })
        .concat(firstSearch(build, budgets, sizeOf));
    },
  };
}

/** Returns the faults of files that are loaded before the first search result, for each language that has an index. */
function firstSearch(build: Build, budgets: Budgets, sizeOf: (file: string) => number) {
  return ['', 'ru/'].flatMap((prefix) => {
    const index = `${prefix}search-index/index.json`;
    if (!build.files.has(index)) return [];
    const scripts = [...build.files].filter((file) => file.startsWith(`${prefix}assets/js/`));
    const files = [
      index,
      ...(reportOf(scripts.filter(isEntry))?.files['search-window']?.map((file) => prefix + file) ??
        scripts.filter((file) => /\/search-window\.[^/]*\.js$/.test(file))),
    ];
    const total = sum(files.map(sizeOf));
    if (total <= budgets.firstSearch) return [];
    return [
      {
        file: index,
        message: `first search: ${total.toFixed(1)} kB, more than ${budgets.firstSearch}: ${files
          .map((file) => `${file} ${sizeOf(file).toFixed(1)}`)
          .join(', ')}`,
        fix: "Move what the first result doesn't need into the shards of the index or into a separate script.",
      },
    ];
  });
}

export const check = weightCheck(() => readBudgets());
