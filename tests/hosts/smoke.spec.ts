import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {expect, test, type APIResponse, type Page} from '@playwright/test';

import {parseHeaders, parseRedirects} from '../../scripts/hostRules.ts';
import {probeSite} from '../../scripts/probeSite.ts';
import {readEnv} from '../../src/site/env.ts';
import {watchPolicy} from '../e2e/support/services.ts';
import {hydrated, idle, open, watchForFaults} from '../e2e/support/site.ts';

// Tests the site on the hosts themselves. The test server for the other browser tests only imitates them.

const BUILD = 'build';
const read = (file: string): string => readFileSync(`${BUILD}/${file}`, 'utf8');
const expectedHeaders = parseHeaders(read('_headers'));
const assets = JSON.parse(read('assets.json')) as string[];
const script = assets.find((file) => /^assets\/js\/main\.\w+\.js$/.test(file)) ?? '';

/** One page of each type. */
const PAGES = [
  '/',
  '/search',
  '/versions/',
  '/android',
  '/android/get-started',
  '/android/category/services',
  '/android/changelog',
  '/ios/upgrade-guide',
  '/ios/advanced/configure-mediated-networks',
  '/unity/ad-types/banner',
  '/advanced/sdk-deprecation-policy',
  '/networks-setup/glossary',
  '/faq-and-troubleshooting',
  '/reporting/reporting-api',
  '/onboarding/android/get-started',
  '/publishing/ad-placements',
];
const BOTH = PAGES.flatMap((address) => [address, `/ru${address}`]);

const plainly = {maxRedirects: 0} as const;
const locationOf = (response: APIResponse): string | undefined => {
  const {location} = response.headers();
  if (location === undefined) return undefined;
  const url = new URL(location, response.url());
  return url.origin === new URL(response.url()).origin ? url.pathname + url.search : url.href;
};

test('pages are served at their URLs, in their language', async ({request}) => {
  for (const address of BOTH) {
    const response = await request.get(address, plainly);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toBe('text/html; charset=utf-8');
    expect(await response.text(), address).toMatch(
      new RegExp(`<html[^>]* lang="?${address.startsWith('/ru/') ? 'ru' : 'en'}["\\s]`),
    );
  }
});

test('a missing page returns 404 in the language of its URL, and is not cached', async ({request}) => {
  for (const [address, title] of [
    ['/no/such/page', 'Page Not Found'],
    ['/android/no-such-page', 'Page Not Found'],
    ['/assets/js/gone.0a1b2c3d.js', 'Page Not Found'],
    ['/_headers', 'Page Not Found'],
    ['/_redirects', 'Page Not Found'],
    ['/ru/no/such/page', 'Страница не найдена'],
    ['/ru/android/no-such-page', 'Страница не найдена'],
    ['/ru/assets/js/gone.0a1b2c3d.js', 'Страница не найдена'],
  ] as const) {
    const response = await request.get(address, plainly);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toContain(title);
    expect(response.headers()['cache-control'], address).toBe('no-store');
    expect(response.headers()['content-security-policy'], address).toContain("script-src 'self'");
  }
});

test('each page has one URL', async ({request}) => {
  for (const [address, target] of [
    ['/index.html', '/'],
    ['/ru/index.html', '/ru/'],
    ['/ru', '/ru/'],
    ['/android/', '/android'],
    ['/android.html', '/android'],
    ['/android/index.html', '/android'],
    ['/android/get-started/', '/android/get-started'],
    ['/android/get-started.html', '/android/get-started'],
    ['/android/get-started/index.html', '/android/get-started'],
    ['/android/get-started/index.html?android-language=java', '/android/get-started?android-language=java'],
    ['/ru/android/ad-types/banner/index.html', '/ru/android/ad-types/banner'],
    ['/search/index.html?q=banner', '/search?q=banner'],
    ['/versions', '/versions/'],
    ['/ru/versions?x=1', '/ru/versions/?x=1'],
    ['/versions/index.html', '/versions/'],
    ['/ru/versions/index.html', '/ru/versions/'],
    ['/en/android/get-started?x=1', '/android/get-started?x=1'],
  ] as const) {
    const response = await request.get(address, plainly);
    expect([301, 308], address).toContain(response.status());
    expect(locationOf(response), address).toBe(target);
  }
});

test('every redirect in the list works and ends at a page', async ({request}) => {
  test.slow();
  const rules = parseRedirects(read('_redirects'));
  expect(rules.length).toBeGreaterThan(100);
  const rest = 'ad-types/banner';
  const made: string[] = [];
  // Sends only a few requests at a time because a host might close connections that exceed its capacity.
  for (let start = 0; start < rules.length; start += 16) {
    const some = rules.slice(start, start + 16).map(async ({source}) => {
      const response = await request.get(
        source.replace('*', () => rest),
        plainly,
      );
      return `${source} ${locationOf(response)} ${response.status()}`;
    });
    made.push(...(await Promise.all(some)));
  }
  expect(made).toEqual(
    rules.map(({source, target, status}) => `${source} ${target.replace(':splat', () => rest)} ${status}`),
  );
  for (const address of [
    '/networks-setup/mediation-groups/mediation-groups-intro',
    '/ru/networks-setup/admob/',
    '/en/unity/get-started/data-protection/gdpr-and-ccpa',
  ]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('no URL redirects to another site', async ({request, baseURL}) => {
  for (const address of [
    '//example.com',
    '//example.com/',
    '//example.com/index.html',
    '/en//example.com',
    '/en//example.com/index.html',
    '/ru//example.com/',
    '/android//example.com/index.html',
    '/en/%2f%2fexample.com',
    '/en/%5cexample.com',
  ]) {
    const response = await request.get(baseURL + address, plainly);
    const location = response.headers().location ?? '/';
    expect(new URL(location, baseURL).origin, `${address} leads to ${location}`).toBe(baseURL);
  }
});

test('headers are those of the build', async ({request}) => {
  for (const address of [
    ...BOTH,
    `/${script}`,
    `/ru/${assets.filter((file) => file.startsWith('ru/assets/js/main.'))[0]?.slice(3)}`,
    `/${assets.find((file) => file.endsWith('.css'))}`,
    `/${assets.find((file) => file.endsWith('.woff2'))}`,
    '/img/logo.svg',
    '/favicon.ico',
    '/sitemap.xml',
    '/releases/ios.json',
    '/releases/ios/rss.xml',
    '/releases/ios/support.ics',
    '/search-index/index.json',
    '/scripts/set-theme-from-query.js',
    '/version.json',
  ]) {
    const response = await request.get(address, plainly);
    expect(response.status(), address).toBe(200);
    const headers = response.headers();
    for (const [name, value] of expectedHeaders(address)) {
      expect(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
    }
    if (!address.includes('/releases/')) {
      expect(headers['access-control-allow-origin'] ?? '', address).not.toContain('http');
    }
  }
});

test('files have the correct types', async ({request}) => {
  for (const [address, type] of [
    [`/${script}`, /^(?:text|application)\/javascript/],
    [`/${assets.find((file) => file.endsWith('.css'))}`, /^text\/css/],
    [`/${assets.find((file) => file.endsWith('.woff2'))}`, /^font\/woff2/],
    ['/img/logo.svg', /^image\/svg\+xml/],
    ['/social/android.png', /^image\/png/],
    ['/android.md', /^text\/markdown; charset=utf-8$/i],
    ['/ru/android/ad-types/banner.md', /^text\/markdown; charset=utf-8$/i],
    ['/llms.txt', /^text\/plain; charset=utf-8$/i],
    ['/ru/llms-full.txt', /^text\/plain; charset=utf-8$/i],
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/],
    ['/sitemap.xml', /^(?:application|text)\/xml/],
    ['/releases/ios/rss.xml', /^(?:application|text)\/xml/],
    ['/releases/ios/feed.json', /^application\/json/],
    ['/releases/ios/support.ics', /^text\/calendar/],
  ] as const) {
    expect((await request.get(address)).headers()['content-type'], address).toMatch(type);
  }
});

test('text is sent compressed, and is not sent again if it is unchanged', async ({request}) => {
  for (const address of ['/', '/ru/android/get-started', `/${script}`, '/search-index/index.json']) {
    const response = await request.get(address, {headers: {'accept-encoding': 'br, gzip'}});
    expect(response.headers()['content-encoding'], address).toMatch(/^(?:br|gzip)$/);
    const {etag} = response.headers();
    expect(etag, address).toBeTruthy();
    const again = await request.get(address, {
      headers: {'accept-encoding': 'br, gzip', 'if-none-match': etag ?? ''},
    });
    expect(again.status(), address).toBe(304);
  }
});

test('the probe reads the running commit and releases and finds no faults', async ({baseURL}) => {
  const {version, faults} = await probeSite(`${baseURL}/`, readEnv());
  expect(version).toEqual(JSON.parse(read('version.json')));
  expect(faults).toEqual([]);
});

/** Typical reader actions on a page of each kind. */
const ACTIONS: Record<string, (page: Page, language: '' | '/ru') => Promise<void>> = {
  '/android/get-started': async (page) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.insertText('banner');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('nav.navbar button[class*="toggleButton"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.pagination-nav__link--next').click();
    await hydrated(page);
  },
  '/unity/ad-types/banner': async (page) => {
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  },
  '/ios/advanced/configure-mediated-networks': async (page) => {
    const box = page.getByRole('checkbox', {name: 'AdMob', exact: true});
    await box.click();
    await expect(box).not.toBeChecked();
  },
  '/android/changelog': async (page, language) => {
    const name = language === '' ? 'Compare two versions' : 'Сравнить две версии';
    await page.getByRole('button', {name}).click();
    await expect(page.getByRole('combobox').first()).toBeVisible();
  },
  '/search': async (page) => {
    await page.locator('main input').first().fill('interstitial');
    await expect(page.locator('main a').first()).toBeVisible();
  },
};

for (const language of ['', '/ru'] as const) {
  test(`the policy blocks nothing that the pages do (${language || '/'})`, async ({page}) => {
    test.slow();
    const violations = await watchPolicy(page);
    const {faults} = watchForFaults(page);
    for (const address of PAGES) {
      await open(page, language + address);
      await ACTIONS[address]?.(page, language);
    }
    expect(violations).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('the policy blocks scripts that the build did not write', async ({page}) => {
  const violations = await watchPolicy(page);
  await open(page, '/android/get-started');
  const ran = await page.evaluate(async () => {
    const element = document.createElement('script');
    element.textContent = 'window.intruder = true';
    document.body.append(element);
    const remote = document.createElement('script');
    remote.src = 'https://example.com/intruder.js';
    document.body.append(remote);
    await new Promise((resolve) => remote.addEventListener('error', resolve));
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => violations.length).toBe(2);
});

test.describe('frames', () => {
  let host: Server;
  let origin: string;

  test.beforeAll(async () => {
    host = createServer((request, response) => {
      const src = new URL(request.url ?? '/', 'http://localhost').searchParams.get('src') ?? '';
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><title>Host</title><iframe src="${encodeURI(src)}"></iframe>`);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${(host.address() as AddressInfo).port}`;
  });

  test.afterAll(() => {
    host.closeAllConnections();
    host.close();
  });

  /** Returns whether a page on another origin can embed ours. */
  async function isShown(page: Page, by: string, address: string): Promise<boolean> {
    await page.goto(`${by}/?src=${encodeURIComponent(address)}`);
    const frame = page.frames()[1];
    await frame?.waitForLoadState();
    return (await frame?.evaluate(() => document.querySelector('main') !== null)) ?? false;
  }

  test('only the embedded sections can be framed, and only by allowed hosts', async ({
    page,
    baseURL,
    context,
  }) => {
    const other = 'http://dashboard.example.net';
    await context.route(`${other}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${new URL(route.request().url()).searchParams.get('src')}"></iframe>`,
      }),
    );
    for (const prefix of ['', '/ru']) {
      for (const address of ['/onboarding', '/onboarding/android/get-started', '/publishing/ad-placements']) {
        expect(await isShown(page, origin, baseURL + prefix + address), prefix + address).toBe(true);
        expect(await isShown(page, other, baseURL + prefix + address), prefix + address).toBe(false);
      }
      for (const address of ['/', '/android/get-started', '/no/such/page']) {
        expect(await isShown(page, origin, baseURL + prefix + address), prefix + address).toBe(false);
      }
    }
  });
});

test('the browser loads the next page in full, once, if its scripts no longer exist', async ({
  page,
  context,
}) => {
  await open(page, '/android/ad-types/banner');
  const target = (await page.locator('.pagination-nav__link--next').getAttribute('href')) ?? '';
  // Simulates a deployment that didn't preserve the scripts, where the host permanently responds with the 404 page.
  await context.route('**/assets/js/*.js', (route) =>
    route.continue({url: new URL('/assets/js/gone.js', page.url()).href}),
  );
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  // The URL changes before the new document is loaded.
  const loaded = page.waitForEvent('load');
  await page.locator('.pagination-nav__link--next').click();
  await loaded;
  await expect(page).toHaveURL(target);
  await expect(page.locator('h1')).toBeVisible();
  // Scripts that are missing fail before the load event, so another navigation would have started by now.
  await idle(page);
  expect(documents).toEqual([target]);
});
