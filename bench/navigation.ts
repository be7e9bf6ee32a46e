/**
 * Measures the time from the click on "next" until the heading of the next page is painted: as a reader clicks, without
 * prefetching, and as a full page load, on this site and its peers. Usage: `npm run bench:navigation -- --navigations
 * 50 --latency 0,40 --sites ours,starlight`. Builds sites that aren't built yet; `--build folder` uses another build of
 * this site.
 */
import {parseArgs} from 'node:util';

import type {Browser, Page} from '@playwright/test';

import {CONTENDER_IDS, ensureBuilt, readContenders, type Contender} from './support/contenders.ts';
import {launchBrowser} from './support/launchBrowser.ts';
import {writeResults} from './support/resultsFile.ts';
import {serveCompressed} from './support/serveCompressed.ts';
import {median, quantile, show, table} from './support/table.ts';

const {values: options} = parseArgs({
  options: {
    build: {type: 'string'},
    latency: {type: 'string', default: '0,40'},
    navigations: {type: 'string', default: '50'},
    sites: {type: 'string', default: CONTENDER_IDS.join(',')},
  },
});

/** Pages where the navigation starts. Each is used until its section ends. */
const STARTS = [
  '/android/get-started',
  '/ios/get-started',
  '/unity/get-started',
  '/networks-setup/introduction',
  '/faq-and-troubleshooting',
  '/advanced/ad-revenue-attribution',
];

const MODES = {
  click: 'click',
  noPrefetch: 'click, no prefetch',
  load: 'full load',
} as const;
type Mode = keyof typeof MODES;

/**
 * Script that runs on every page before the page's own scripts. Stores the click and the heading across documents, and
 * reports when a frame with another heading at another URL has been painted. It's a string because the runner's
 * compiler adds helpers that aren't available on the page.
 */
const WATCH = `(() => {
  const KEY = 'bench-navigation';
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  window.benchStart = () => {
    sessionStorage.setItem(KEY, JSON.stringify({start: now(), heading: heading(), path: location.pathname}));
  };
  addEventListener('click', window.benchStart, true);
  const frame = () => {
    const kept = sessionStorage.getItem(KEY);
    if (kept) {
      const before = JSON.parse(kept);
      if (heading() !== '' && heading() !== before.heading && location.pathname !== before.path) {
        sessionStorage.removeItem(KEY);
        // Runs right after the frame is painted, before tasks of the page that were postponed until then.
        scheduler.postTask(() => { window.benchPainted = now() - before.start; }, {priority: 'user-blocking'});
      }
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();`;

/** Enables data-saver mode, in which sites disable prefetching. */
const SAVE_DATA = `Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});`;

/**
 * Returns the duration of one navigation in milliseconds, or NaN if the next page has the same heading or doesn't
 * appear.
 */
async function navigate(page: Page, next: string, mode: Mode): Promise<number> {
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'benchPainted');
  });
  const link = page.locator(next).first();
  if (mode === 'click') {
    await link.hover();
    // This is the typical delay between hovering over a link and clicking it, and is long enough for visible links to
    // be prefetched.
    await page.waitForTimeout(300);
    await link.click();
  } else if (mode === 'noPrefetch') {
    // Avoids hovering over the link and scrolling to it.
    await link.evaluate((element: HTMLElement) => {
      element.click();
    });
  } else {
    // Avoids a click, because the scripts of some sites handle it before other listeners.
    await link.evaluate((element: HTMLAnchorElement) => {
      (window as unknown as {benchStart: () => void}).benchStart();
      location.href = element.href;
    });
  }
  try {
    const handle = await page.waitForFunction(
      () => (window as unknown as {benchPainted?: number}).benchPainted,
      undefined,
      {timeout: 10_000, polling: 50},
    );
    return (await handle.jsonValue()) ?? NaN;
  } catch {
    return NaN;
  }
}

async function measure(
  browser: Browser,
  contender: Contender,
  origin: string,
  {mode, latency, count}: {mode: Mode; latency: number; count: number},
): Promise<number[]> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  if (mode !== 'click') await page.addInitScript(SAVE_DATA);
  if (latency > 0) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: 10e6 / 8,
      uploadThroughput: 10e6 / 8,
    });
  }
  const times: number[] = [];
  const starts = [...STARTS];
  const begin = async (): Promise<boolean> => {
    const start = starts.shift();
    if (start === undefined) return false;
    await page.goto(origin + contender.address(start, 'en'), {waitUntil: 'networkidle'});
    return true;
  };
  await begin();
  while (times.length < count) {
    if ((await page.locator(contender.nextLink).count()) === 0) {
      if (!(await begin())) break;
      continue;
    }
    times.push(await navigate(page, contender.nextLink, mode));
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  return times;
}

async function navigation(): Promise<void> {
  const contenders = readContenders(options.sites, options.build);
  await ensureBuilt(contenders);
  const count = Number(options.navigations);
  const served = await Promise.all(contenders.map(({output}) => serveCompressed(output)));
  const browser = await launchBrowser();
  const rows: string[][] = [];
  try {
    for (const latency of options.latency.split(',').map(Number)) {
      for (const mode of Object.keys(MODES) as Mode[]) {
        for (const [index, contender] of contenders.entries()) {
          // In Starlight, a click is a full page load, so there is no prefetching to disable.
          if (contender.id === 'starlight' && mode === 'noPrefetch') continue;
          const times = await measure(browser, contender, served[index]?.origin ?? '', {
            mode,
            latency,
            count,
          });
          const row = [
            `${latency} ms`,
            MODES[mode],
            contender.name,
            show(median(times)),
            show(quantile(times, 0.95)),
            show(quantile(times, 1)),
            String(times.filter((time) => !Number.isNaN(time)).length),
          ];
          console.error(row.join(' | '));
          rows.push(row);
        }
      }
    }
  } finally {
    await browser.close();
    for (const site of served) site.close();
  }
  writeResults(
    'Navigation',
    `\`npm run bench:navigation -- --navigations ${options.navigations} --latency ${options.latency}\`. Milliseconds from the click on the link to the next page until the heading of that page is
painted. English, 1280×800 viewport, first visit to each page. *Click*: the pointer hovers over the link for 0.3 s before the click, as is typical of
readers. *No prefetch*: the browser is in data-saver mode, and the link is clicked without hovering. *Full load*: the same links as full page loads,
with scripts and styles in the cache. The browser adds the latency to each request and, unless the latency is 0, throttles the network to 10 Mbit/s.

${table(['Latency', 'Mode', 'Site', 'Median, ms', '95th percentile, ms', 'Slowest, ms', 'Navigations'], rows)}`,
  );
}

navigation().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
