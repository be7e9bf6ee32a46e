/**
 * Runs Lighthouse, mobile and desktop, on this site and its peers. Installs Lighthouse and the peers into `.bench/`.
 * Usage: `npm run bench:lighthouse -- --sites ours,starlight --pages 2 --languages en,ru --forms mobile,desktop --runs
 * 3`; `-- --full` measures ten pages five times, which takes hours. `-- --slowdown 4,16` simulates slower phones. Builds
 * sites that aren't built yet; `--build folder` uses another build of this site.
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import * as z from 'zod';

import {findChromium} from '../scripts/findChromium.mjs';

import {CONTENDER_IDS, ensureBuilt, installInto, readContenders, SCRATCH} from './support/contenders.ts';
import {firstPageTypes} from './support/pageTypes.ts';
import {writeResults} from './support/resultsFile.ts';
import {runMeasured} from './support/runMeasured.ts';
import {serveCompressed} from './support/serveCompressed.ts';
import {median, show, table} from './support/table.ts';

const LIGHTHOUSE = '12.8.2';

const {values: options} = parseArgs({
  options: {
    build: {type: 'string'},
    forms: {type: 'string', default: 'mobile,desktop'},
    full: {type: 'boolean', default: false},
    languages: {type: 'string', default: 'en,ru'},
    pages: {type: 'string', default: '2'},
    runs: {type: 'string', default: '3'},
    sites: {type: 'string', default: CONTENDER_IDS.join(',')},
    // Lighthouse's own default for mobile.
    slowdown: {type: 'string', default: '4'},
  },
});

const score = z.object({score: z.number().nullable()});
const audit = z.object({numericValue: z.number().optional()});
const reportSchema = z.object({
  runtimeError: z.object({message: z.string()}).optional(),
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});

/** Columns: scores from 0 to 100, LCP and TBT in milliseconds, and layout shift. */
const COLUMNS = ['Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP, ms', 'TBT, ms', 'CLS'];

/** @param slowdown factor by which Lighthouse slows down the CPU. The desktop preset has its own. */
async function runLighthouse(
  folder: string,
  address: string,
  form: string,
  slowdown: number,
): Promise<number[]> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(scratch, 'report.json');
  try {
    await runMeasured(
      [
        'node',
        'node_modules/lighthouse/cli/index.js',
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        ...(form === 'desktop' ? ['--preset=desktop'] : [`--throttling.cpuSlowdownMultiplier=${slowdown}`]),
        `--chrome-flags=--headless=new --disable-gpu${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
      ],
      {cwd: folder, env: {CHROME_PATH: findChromium() ?? '', NO_UPDATE_NOTIFIER: '1'}},
    );
    const {runtimeError, categories, audits} = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    return [categories.performance, categories.accessibility, categories['best-practices'], categories.seo]
      .map((category) => 100 * (category.score ?? NaN))
      .concat([
        audits['largest-contentful-paint'].numericValue ?? NaN,
        audits['total-blocking-time'].numericValue ?? NaN,
        audits['cumulative-layout-shift'].numericValue ?? NaN,
      ]);
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}

async function lighthouse(): Promise<void> {
  const contenders = readContenders(options.sites, options.build);
  const pages = firstPageTypes(options.full ? '10' : options.pages);
  const runs = options.full ? 5 : Number(options.runs);
  const languages = options.languages.split(',').map((name) => z.enum(['en', 'ru']).parse(name));
  const forms = options.forms.split(',').map((name) => z.enum(['mobile', 'desktop']).parse(name));
  const slowdowns = options.slowdown.split(',').map((text) => z.coerce.number().min(1).parse(text));
  const folder = path.join(SCRATCH, 'lighthouse');
  await installInto(folder, {private: true, dependencies: {lighthouse: LIGHTHOUSE}});
  await ensureBuilt(contenders);

  const served = await Promise.all(contenders.map(({output}) => serveCompressed(output)));
  const values = new Map<string, number[][]>();
  const cases = forms
    .flatMap((form) => (form === 'mobile' ? slowdowns : [1]).map((slowdown) => ({form, slowdown})))
    .flatMap(({form, slowdown}) =>
      pages.flatMap(([type, route]) =>
        languages.flatMap((language) =>
          contenders.map((contender, index) => ({
            form,
            slowdown,
            type,
            language,
            contender,
            key: [form, `${slowdown}×`, type, language, contender.name].join(' | '),
            address: (served[index]?.origin ?? '') + contender.address(route, language),
          })),
        ),
      ),
    );
  const failures = new Map<string, number>();
  try {
    for (let run = 1; run <= runs; run += 1) {
      // Alternates between sites so that other load on the machine affects all of them equally.
      for (const {form, slowdown, key, address} of cases) {
        try {
          const result = await runLighthouse(folder, address, form, slowdown);
          console.error(`${run}/${runs} ${key}: ${result.map((value) => show(value, 0)).join(' ')}`);
          values.set(key, [...(values.get(key) ?? []), result]);
        } catch (error) {
          failures.set(key, (failures.get(key) ?? 0) + 1);
          console.error(`${run}/${runs} ${key}: ${(error as Error).message}`);
        }
      }
    }
  } finally {
    for (const site of served) site.close();
  }

  const rows = cases.map(({form, slowdown, type, language, contender, key}) => [
    form,
    `${slowdown}×`,
    type,
    language,
    contender.name,
    ...COLUMNS.map((_, column) =>
      show(median((values.get(key) ?? []).map((row) => row[column] ?? NaN)), column === 6 ? 3 : 0),
    ),
    String(values.get(key)?.length ?? 0),
  ]);
  writeResults(
    'Lighthouse',
    `\`npm run bench:lighthouse -- ${
      options.full
        ? '--full'
        : `--pages ${options.pages} --runs ${options.runs} --slowdown ${options.slowdown}`
    }\`. Lighthouse ${LIGHTHOUSE} with its default throttling, except for the CPU slowdown, on ${pages.length} of 10 page types in ${languages.join(' and ')}. Medians of ${runs}
runs, alternating between the sites. One server serves all sites, gzipped. The peers don't include our tools: their changelog is a list, and their
configurator and index of problems contain only text.

${table(['Form factor', 'CPU slowdown', 'Page', 'Language', 'Site', ...COLUMNS, 'Runs'], rows)}`,
  );
  if (failures.size > 0) throw new Error(`${failures.size} cases failed at least once`);
}

lighthouse().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
