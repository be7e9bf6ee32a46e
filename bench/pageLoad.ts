/**
 * Measures blocking time, the longest task, and first and largest contentful paint while pages load on an emulated
 * phone. Alternates between this site and its peers. Usage: `npm run bench:load -- --throttle 1,4,6 --pages 2
 * --languages en,ru --runs 5 --sites ours,vitepress`. Builds sites that aren't built yet; `--build folder` uses another
 * build of this site, and `--raw file` stores each load as JSON.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import type {Browser} from '@playwright/test';
import * as z from 'zod';

import {CONTENDER_IDS, ensureBuilt, readContenders} from './support/contenders.ts';
import {launchBrowser} from './support/launchBrowser.ts';
import {firstPageTypes} from './support/pageTypes.ts';
import {writeResults} from './support/resultsFile.ts';
import {serveCompressed} from './support/serveCompressed.ts';
import {median, show, table} from './support/table.ts';

const {values: options} = parseArgs({
  options: {
    build: {type: 'string'},
    languages: {type: 'string', default: 'en,ru'},
    pages: {type: 'string', default: '2'},
    raw: {type: 'string'},
    runs: {type: 'string', default: '5'},
    sites: {type: 'string', default: CONTENDER_IDS.join(',')},
    throttle: {type: 'string', default: '1,4,6'},
  },
});

/** One page load. All values in milliseconds. */
const loadSchema = z.object({
  /** Sum of the portions of tasks beyond 50 ms, after the first paint, similar to Lighthouse's. */
  blocking: z.number(),
  /** Duration of the longest task at any time, or 0 if none exceeds 50 ms. */
  longest: z.number(),
  firstPaint: z.number(),
  largestPaint: z.number(),
});
type Load = z.infer<typeof loadSchema>;

/**
 * Script that runs on the page before the page's own scripts. It's a string because the runner's compiler adds helpers
 * that aren't available on the page.
 */
const WATCH = `(() => {
  const tasks = [];
  const paints = {first: NaN, largest: NaN};
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntriesByName('first-contentful-paint')) paints.first = startTime;
  }).observe({type: 'paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntries()) paints.largest = startTime;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  window.measuredLoad = () => ({
    blocking: tasks.reduce((sum, {startTime, duration}) => {
      const start = Math.max(startTime, paints.first);
      return sum + Math.max(0, startTime + duration - start - 50);
    }, 0),
    longest: Math.max(0, ...tasks.map(({duration}) => duration)),
    firstPaint: paints.first,
    largestPaint: paints.largest,
  });
  // End of the last long task, so that the measurement can stop once the page is quiet.
  window.lastBusy = () => Math.max(0, ...tasks.map(({startTime, duration}) => startTime + duration));
})();`;

/** Time without long tasks and requests after which a page counts as loaded, in milliseconds. */
const QUIET = 1500;

async function load(browser: Browser, address: string, throttle: number): Promise<Load> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // Lighthouse's slow 4G.
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6e6 / 8) * 0.9,
      uploadThroughput: 750e3 / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', {rate: throttle});
    await page.goto(address, {waitUntil: 'networkidle'});
    await page.waitForFunction(
      (quiet) => performance.now() - (window as unknown as {lastBusy: () => number}).lastBusy() > quiet,
      QUIET,
      {polling: 250},
    );
    return loadSchema.parse(
      await page.evaluate(() => (window as unknown as {measuredLoad: () => unknown}).measuredLoad()),
    );
  } finally {
    await context.close();
  }
}

async function pageLoad(): Promise<void> {
  const contenders = readContenders(options.sites, options.build);
  const runs = Number(options.runs);
  const languages = options.languages.split(',').map((name) => z.enum(['en', 'ru']).parse(name));
  const pages = firstPageTypes(options.pages);
  await ensureBuilt(contenders);
  const served = await Promise.all(contenders.map(({output}) => serveCompressed(output)));
  const browser = await launchBrowser();
  const cases = options.throttle.split(',').flatMap((throttle) =>
    pages.flatMap(([type, route]) =>
      languages.flatMap((language) =>
        contenders.map((contender, index) => ({
          throttle: Number(throttle),
          type,
          language,
          site: contender.name,
          address: (served[index]?.origin ?? '') + contender.address(route, language),
          loads: [] as Load[],
        })),
      ),
    ),
  );
  try {
    for (let run = 1; run <= runs; run += 1) {
      // Alternates between sites so that other load on the machine affects all of them equally.
      for (const {throttle, type, language, site, address, loads} of cases) {
        const result = await load(browser, address, throttle);
        loads.push(result);
        console.error(
          `${run}/${runs} ${throttle}× ${type} ${language} ${site}: ${Object.values(result)
            .map((value) => show(value))
            .join(' ')}`,
        );
      }
    }
  } finally {
    await browser.close();
    for (const site of served) site.close();
  }
  if (options.raw) {
    writeFileSync(
      options.raw,
      JSON.stringify(
        cases.map(({address, ...rest}) => ({...rest, path: new URL(address).pathname})),
        null,
        1,
      ),
    );
  }
  const rows = cases.map(({throttle, type, language, site, loads}) => [
    `${throttle}×`,
    type,
    language,
    site,
    ...(['blocking', 'longest', 'firstPaint', 'largestPaint'] as const).map((name) =>
      show(median(loads.map((value) => value[name]))),
    ),
    loads.map(({blocking}) => show(blocking)).join(', '),
  ]);
  writeResults(
    'Page load',
    `\`npm run bench:load -- --throttle ${options.throttle} --pages ${options.pages} --runs ${options.runs}\`. First visits in a phone's viewport with 150 ms latency and 1.6 Mbit/s, with
the CPU slowed down by the given factor. Medians of ${runs} runs, alternating between the sites. *Blocking time*: the portions of tasks beyond 50 ms
after the first paint. *Longest task*: 0 if no task exceeds 50 ms.

${table(
  [
    'CPU throttling',
    'Page',
    'Language',
    'Site',
    'Blocking time, ms',
    'Longest task, ms',
    'First paint, ms',
    'Largest paint, ms',
    'Blocking time of each run, ms',
  ],
  rows,
)}`,
  );
}

pageLoad().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
