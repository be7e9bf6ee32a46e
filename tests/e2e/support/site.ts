import {readFileSync} from 'node:fs';

import AxeBuilder from '@axe-core/playwright';
import {
  expect,
  type ConsoleMessage,
  type Frame,
  type Locator,
  type Page,
  type Request,
  type Response,
  type Route,
} from '@playwright/test';

/** Console messages that are not errors of the page. Each needs a reason. */
const ALLOWED_MESSAGES: RegExp[] = [
  // A test page shows the state after a failure, whose cause is logged.
  /^The page could not be loaded Error: Made-up failure\b/,
];

/**
 * Collects all errors on a page: console errors and warnings, uncaught exceptions, and failed requests.
 * @param origin if given, requests to other origins are errors, too.
 * @returns the list, which grows, and a function that stops collecting.
 */
export function watchForFaults(page: Page, origin?: string): {faults: string[]; stop: () => void} {
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = message.text();
    if (!ALLOWED_MESSAGES.some((allowed) => allowed.test(text))) faults.push(`${message.type()}: ${text}`);
  };
  const onError = (error: Error) => {
    faults.push(`uncaught: ${error.message}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  };
  const onRequest = (request: Request) => {
    const url = request.url();
    if (origin !== undefined && /^(?:https?|wss?):/.test(url) && new URL(url).origin !== origin) {
      faults.push(`asks another origin: ${url}`);
    }
  };
  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('response', onResponse);
  page.on('request', onRequest);
  return {
    faults,
    stop: () => {
      page.off('console', onConsole);
      page.off('pageerror', onError);
      page.off('response', onResponse);
      page.off('request', onRequest);
    },
  };
}

/** Returns the URLs that the page requests from now on, except the icon, which the browser requests whenever it is idle. */
export function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/img/favicon.svg')) requests.push(request.url());
  });
  return requests;
}

/** Waits for the load event and two idle callbacks so that everything that the page has deferred until then has run. */
export async function idle(page: Page | Frame): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

/**
 * Waits until React has hydrated the page.
 * @param timeout milliseconds after which it throws. If omitted, the test's own timeout applies.
 */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached', timeout});
}

/**
 * Holds back the entry script of pages so that a reader can act before it runs.
 * @returns a function that releases it, including on later pages.
 */
export async function holdEntry(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/assets/js/main.*.js', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Returns the text of a doc. */
export function text(page: Page): Locator {
  return page.locator('.theme-doc-markdown');
}

/**
 * Fails on any violation of WCAG 2.2 A and AA and of best practices on the page.
 * @param within selector of the part to check
 * @param options.colors whether to check the contrast of colors, which takes longer than all other rules
 */
export async function expectAccessible(page: Page, within = 'html', {colors = true} = {}): Promise<void> {
  const {violations} = await new AxeBuilder({page})
    .include(within)
    // The thousands of tokens in code are only colored text. `tokens.test.ts` checks their colors.
    .exclude('pre code')
    .disableRules(colors ? [] : ['color-contrast'])
    // Uses a single run, without a second window per page, because our pages contain no cross-origin frames.
    .setLegacyMode(true)
    // Omits details of passing rules, which take as long as the check itself.
    .options({resultTypes: ['violations']})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(
      ({id, help, nodes}) => `${id}: ${help}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}

/** Fails if the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels by which the page is wider than the window').toBeLessThanOrEqual(0);
}

/** Returns the paths in a built sitemap, in order. */
export function sitemapAddresses(file: string): string[] {
  const xml = readFileSync(file, 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}
