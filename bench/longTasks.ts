/**
 * Measures long tasks (over 50 ms) and the slowest interaction while the heaviest pages load and are used: changelogs,
 * configurator, index of problems, and search. Usage: `npm run bench:tasks`, after `npm run build`; `-- --build DIR`
 * uses another build, `-- --throttle 4` slows the CPU down, as Lighthouse does to simulate a phone.
 */
import {parseArgs} from 'node:util';

import type {Browser, Page} from '@playwright/test';

import {launchBrowser} from './support/launchBrowser.ts';
import {writeResults} from './support/resultsFile.ts';
import {serveCompressed} from './support/serveCompressed.ts';
import {show, table} from './support/table.ts';

const {values: options} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    throttle: {type: 'string', default: '1,4'},
  },
});

/** Durations in milliseconds, recorded since the last step. */
interface Watched {
  tasks: number[];
  /** Durations from a key or pointer event to the next frame. The browser reports only durations of at least 16 ms. */
  interactions: number[];
}

/**
 * Script that runs on every page before the page's own scripts. It's a string because the runner's compiler adds
 * helpers that aren't available on the page.
 */
const WATCH = `(() => {
  window.watched = {tasks: [], interactions: []};
  new PerformanceObserver((list) => {
    watched.tasks.push(...list.getEntries().map(({duration}) => duration));
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    watched.interactions.push(...list.getEntries().filter(({interactionId}) => interactionId > 0).map(({duration}) => duration));
  }).observe({type: 'event', durationThreshold: 16, buffered: true});
})();`;

/** A single action by a reader. */
type Step = [name: string, run: (page: Page, origin: string) => Promise<void>];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

const load = (address: string): Step => ['load', (page, origin) => open(page, origin + address)];

const scroll: Step = [
  'scroll',
  async (page) => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, 1200);
      await page.waitForTimeout(16);
    }
  },
];

function changelog(address: string): Step[] {
  const field = (page: Page) => page.locator('main form input[type="search"]');
  return [
    load(address),
    scroll,
    ['type text', (page) => field(page).pressSequentially('adapter', {delay: 30})],
    [
      'filter by network',
      async (page) => {
        await field(page).fill('');
        await page.locator('main form select').first().selectOption('bidon');
      },
    ],
    ['clear the filter', (page) => page.locator('main form').getByRole('button').click()],
    [
      'compare two versions',
      async (page, origin) => {
        await page.goto(`${origin}${address}?from=2.11.1&to=3.10.0`);
        await page.locator('section[aria-labelledby] h5').first().waitFor();
      },
    ],
    [
      'navigate from another page',
      async (page, origin) => {
        await open(page, origin + address.replace(/\/changelog$/, ''));
        await page.waitForTimeout(500);
        await page.evaluate(() => {
          const {watched} = window as unknown as {watched: Watched};
          watched.tasks.length = 0;
          watched.interactions.length = 0;
        });
        await page.locator(`main a[href="${address}"]`).first().click();
        await page.locator('[data-year]').nth(5).waitFor({state: 'attached'});
        await page.waitForTimeout(1500);
      },
    ],
  ];
}

function configurator(address: string): Step[] {
  return [
    load(address),
    scroll,
    [
      'clear ten checkboxes',
      async (page) => {
        for (let index = 0; index < 10; index += 1) {
          await page.locator('main input[type="checkbox"]:checked:enabled').nth(index).press('Space');
        }
      },
    ],
    [
      'select one checkbox',
      (page) => page.locator('main input[type="checkbox"]:not(:checked):enabled').first().press('Space'),
    ],
  ];
}

function problems(address: string): Step[] {
  const field = (page: Page) => page.locator('main textarea');
  return [
    load(address),
    scroll,
    ['type text', (page) => field(page).pressSequentially('duplicate class', {delay: 30})],
    [
      'paste a log of 2,000 lines',
      async (page) => {
        await field(page).fill('');
        // Works like pasting, but without the browser's own editing, which alone takes seconds for this much text.
        await field(page).evaluate((element: HTMLTextAreaElement) => {
          element.setRangeText(
            'I/Appodeal: one line of a log that says nothing of a problem, of the usual length\n'.repeat(
              2000,
            ),
          );
          element.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
        });
      },
    ],
    ['filter by phase', (page) => page.locator('main input[type="radio"]').nth(1).press('Space')],
  ];
}

function search(address: string, query: string): Step[] {
  const field = (page: Page) => page.locator('dialog input');
  return [
    load(address),
    [
      'open the window',
      async (page) => {
        await page.keyboard.press('Control+k');
        await field(page).waitFor();
      },
    ],
    [
      'type text',
      async (page) => {
        await field(page).pressSequentially(query, {delay: 60});
        await page.locator('dialog [role="option"]').first().waitFor();
      },
    ],
    [
      'move down the list',
      async (page) => {
        for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown');
      },
    ],
  ];
}

const SCENES: [name: string, steps: Step[]][] = [
  ['iOS changelog', changelog('/ios/changelog')],
  ['Unity changelog, Russian', changelog('/ru/unity/changelog')],
  ['Android configurator', configurator('/android/advanced/configure-mediated-networks')],
  ['iOS configurator, Russian', configurator('/ru/ios/advanced/configure-mediated-networks')],
  ['index of problems', problems('/faq-and-troubleshooting')],
  ['index of problems, Russian', problems('/ru/faq-and-troubleshooting')],
  ['search', search('/android/get-started', 'banner placement')],
  ['search, Russian', search('/ru/android/get-started', 'показать баннер')],
];

async function measure(browser: Browser, origin: string, throttle: number): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, steps] of SCENES) {
    const page = await browser.newPage({viewport: {width: 1280, height: 800}});
    await page.addInitScript(WATCH);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: throttle});
    for (const [step, run] of steps) {
      await run(page, origin);
      // Performance entries are reported with a delay.
      await page.waitForTimeout(600);
      const {tasks, interactions} = await page.evaluate(() => {
        const {watched} = window as unknown as {watched: Watched};
        return {tasks: watched.tasks.splice(0), interactions: watched.interactions.splice(0)};
      });
      const row = [
        `${throttle}×`,
        name,
        step,
        String(tasks.length),
        tasks.length === 0 ? '–' : show(Math.max(...tasks)),
        interactions.length === 0 ? 'under 16' : show(Math.max(...interactions)),
      ];
      console.error(row.join(' | '));
      rows.push(row);
    }
    await page.close();
  }
  return rows;
}

async function longTasks(): Promise<void> {
  const site = await serveCompressed(options.build);
  const browser = await launchBrowser();
  const rows: string[][] = [];
  try {
    for (const throttle of options.throttle.split(',').map(Number)) {
      rows.push(...(await measure(browser, site.origin, throttle)));
    }
  } finally {
    await browser.close();
    site.close();
  }
  writeResults(
    'Long tasks and interactions',
    `\`npm run bench:tasks -- --throttle ${options.throttle}\`. Main-thread tasks longer than 50 ms while a page loads or is used, and the slowest interaction: the
time in milliseconds from a key or pointer event to the next painted frame, which the browser reports in steps of 8 ms. *CPU throttling*: the
slowdown factor.

${table(['CPU throttling', 'Page', 'Action', 'Long tasks', 'Longest task, ms', 'Slowest interaction, ms'], rows)}`,
  );
}

longTasks().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
