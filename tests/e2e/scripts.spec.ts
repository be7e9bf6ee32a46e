import {expect, test, type Page} from '@playwright/test';

import {LATEST_START} from '../../src/clientBundle/startScripts.ts';

import {holdEntry, hydrated, idle, text, watchForFaults} from './support/site.ts';

// Tests what a page fetches and runs: its own scripts immediately, and the highlighter and the routes of other sections
// when needed.

const BANNER = '/android/ad-types/banner';

/** A page of each kind, alternating between English and Russian. */
const HYDRATED = [
  '/',
  '/ru/android',
  '/android/get-started',
  `/ru${BANNER}`,
  '/android/category/ad-types',
  '/ru/android/changelog',
  '/ios/advanced/configure-mediated-networks',
  '/ru/unity/upgrade-guide',
  '/advanced/sdk-deprecation-policy',
  '/ru/faq-and-troubleshooting',
  '/onboarding',
  '/ru/news',
  '/search',
];

/** Collects the paths of the scripts that the page requests from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Collects unwanted messages from the page: React's hydration warnings and errors. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

const code = (page: Page) => page.locator('.theme-code-block:visible code').first();

for (const prefix of ['', '/ru']) {
  test(`a page runs with the scripts that its markup lists (${prefix || '/'})`, async ({page}) => {
    const scripts = watchScripts(page);
    const errors = watchErrors(page);
    await page.goto(prefix + BANNER);
    await hydrated(page);
    const named = await page.evaluate(
      () => JSON.parse(document.getElementById('page-scripts')?.textContent ?? '') as string[],
    );
    expect(named.length).toBeGreaterThan(4);
    expect(scripts.filter((script) => !script.endsWith('/set-theme-from-query.js'))).toEqual(named);
    expect(scripts.filter((script) => script.includes('highlighter'))).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('scripts start after the first paint', async ({page}) => {
  // Disables the fallback for pages that paint nothing, which would run first on a slow machine.
  await page.addInitScript((latest) => {
    const {setTimeout} = window;
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === latest ? 0 : setTimeout(handler, delay, ...rest)) as typeof window.setTimeout;
  }, LATEST_START);
  await page.goto(BANNER);
  await hydrated(page);
  const {painted, first} = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    first: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({name}) => name.includes('/assets/js/'))
        .map(({startTime}) => startTime),
    ),
  }));
  expect(first).toBeGreaterThan(painted);
});

test('buttons that are clicked before the scripts run still work', async ({page}) => {
  const release = await holdEntry(page);
  await page.goto(BANNER, {waitUntil: 'commit'});
  const menu = page.locator('nav.navbar .dropdown button').first();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await release();
  await hydrated(page);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');

  await page.reload({waitUntil: 'commit'});
  const tab = text(page).getByRole('tab', {name: 'Java', exact: true}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('hydration preserves the code that was highlighted in the served page', async ({page}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('.theme-code-block code')) {
        (element.firstElementChild as HTMLElement & {served?: boolean}).served = true;
      }
    });
  });
  await page.goto(BANNER);
  await hydrated(page);
  const kept = await page.evaluate(() =>
    [...document.querySelectorAll('.theme-code-block code')].map(
      (element) => (element.firstElementChild as (HTMLElement & {served?: boolean}) | null)?.served,
    ),
  );
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.every((served) => served === true)).toBe(true);
  await expect(code(page).locator('.token.keyword, .token.function').first()).toBeVisible();
});

for (const address of HYDRATED) {
  test(`hydration matches the served markup, regardless of which tab was chosen (${address})`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.android-language', 'java'));
    const {faults} = watchForFaults(page);
    await page.goto(`${address}?language=java`);
    await hydrated(page);
    await page.goto(`${address}?android-language=kotlin`);
    await hydrated(page);
    await idle(page);
    expect(faults).toEqual([]);
  });
}

test('a tab that was chosen before is shown, with its code', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.android-language', 'java'));
  const scripts = watchScripts(page);
  await page.goto(BANNER);
  const tab = page.getByRole('tab', {name: 'Java'}).first();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').locator('.language-java').first()).toBeVisible();
  await expect(page.locator('.language-java .token').first()).toBeVisible();
  expect(scripts.filter((script) => script.includes('highlighter'))).toEqual([]);
});

test('code on the next page is highlighted in the browser as in the served page', async ({page}) => {
  const errors = watchErrors(page);
  await page.goto('/android/ad-types/interstitial');
  await hydrated(page);
  const tokens = () =>
    page
      .locator('.theme-code-block code')
      .first()
      .evaluate((element) =>
        [...element.querySelectorAll('.token')].map(
          ({className, textContent}) => `${className}: ${textContent}`,
        ),
      );
  const served = await tokens();
  await page.goto('/android/ad-types/rewarded-video');
  await hydrated(page);
  await page.locator(`.menu a[href="/android/ad-types/interstitial"]`).click();
  await expect(page).toHaveURL('/android/ad-types/interstitial');
  await expect.poll(tokens).toEqual(served);
  expect(served.length).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});

test('the code on the next page is plain and complete if the highlighter is missing', async ({page}) => {
  await page.route('**/highlighter.*.js', (route) => route.abort());
  await page.goto('/android/ad-types/interstitial');
  const served = await code(page).innerText();
  await page.goto('/android/ad-types/rewarded-video');
  await hydrated(page);
  await page.locator(`.menu a[href="/android/ad-types/interstitial"]`).click();
  await expect(page).toHaveURL('/android/ad-types/interstitial');
  await expect.poll(() => code(page).innerText()).toBe(served);
  await expect(page.locator('.token.keyword')).toHaveCount(0);
});

for (const address of ['', '/news', BANNER]) {
  test(`prefetched files exist (${address || '/'})`, async ({page}) => {
    const asked: string[] = [];
    const answered: string[] = [];
    const missing: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['sec-purpose'] === 'prefetch') asked.push(request.url());
    });
    page.on('response', (response) => {
      if (response.request().headers()['sec-purpose'] === 'prefetch') answered.push(response.url());
      if (!response.ok()) missing.push(response.url());
    });
    await page.goto(address || '/');
    await hydrated(page);
    await page.locator('.footer').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length, 'files fetched ahead').toBeGreaterThan(0);
    await idle(page);
    await expect.poll(() => asked.filter((url) => !answered.includes(url)), 'not answered').toEqual([]);
    expect(missing).toEqual([]);
  });
}

test('another section loads its routes', async ({page}) => {
  const scripts = watchScripts(page);
  await page.goto('/advanced/app-ads');
  await hydrated(page);
  await page.locator('.pagination-nav__link--next').hover();
  await page.evaluate((address) => {
    // Preloads the page as a link in text does.
    (window as unknown as {docusaurus: {preload(path: string): void}}).docusaurus.preload(address);
  }, '/reporting/faq#dates');
  await expect.poll(() => scripts.some((script) => script.includes('routes-reporting'))).toBe(true);
});

test('a missing page in a section shows the 404 page, and a path that cannot be decoded does not stop the server', async ({
  page,
  request,
}) => {
  await page.goto('/android/no-such-page');
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  expect((await request.get('/android/%E0%A4%A')).status()).toBe(400);
  expect((await request.get('/android')).status()).toBe(200);
});

test('nothing is prefetched in data-saver mode', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const scripts = watchScripts(page);
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') prefetched.push(request.url());
  });
  await page.goto(BANNER);
  await hydrated(page);
  const next = page.locator('.pagination-nav__link--next');
  const before = scripts.length;
  await next.hover();
  await idle(page);
  expect(scripts.slice(before)).toEqual([]);
  // Nothing was prefetched, so the click must fetch the page.
  await next.click();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  expect(prefetched).toEqual([]);
});
