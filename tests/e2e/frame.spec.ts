import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {chromium, expect, type BrowserContext, type Frame, type Page} from '@playwright/test';

import {findChromium} from '../../scripts/findChromium.mjs';
import {dashboardPage} from '../../scripts/providerServer.ts';

import {test} from './support/services.ts';
import {idle, watchForFaults} from './support/site.ts';

interface Told {
  type: string;
  height: number;
  requiredHref: string;
}

const told = (page: Page) => page.evaluate(() => (window as unknown as {heights: Told[]}).heights);

/** Returns the dashboard's frame once the page in it is hydrated. */
async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.locator('iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('The page has no frame.');
  await frame.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return frame;
}

async function openDashboard(page: Page, provider: {url: string}, address: string): Promise<Frame> {
  await page.goto(`${provider.url}/dashboard?page=${encodeURIComponent(address)}`);
  return frameOf(page);
}

/**
 * Returns the pixels by which the page in the frame is larger than the frame, and by which the frame is taller than the
 * page.
 */
const fit = (frame: Frame) =>
  frame.evaluate(() => {
    const {scrollWidth, clientWidth, scrollHeight, clientHeight} = document.documentElement;
    return {
      sideways: Math.max(0, scrollWidth - clientWidth),
      down: Math.max(0, scrollHeight - clientHeight),
      empty: Math.max(0, window.innerHeight - document.body.scrollHeight),
    };
  });

const FITS = {sideways: 0, down: 0, empty: 0};

/** Serves a page on another origin at the given URL, with our page in its frame. */
async function hostAt(context: BrowserContext, address: string, site: string, page: string): Promise<void> {
  await context.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({contentType: 'text/html', body: dashboardPage(site, page)}),
  );
}

const start = '/onboarding/android/get-started';

test.beforeEach(({provider, site}) => {
  provider.sites.push(site);
});

test('reports its height 1 s after loading, on each path change, and when the height changes', async ({
  page,
  provider,
  site,
}) => {
  await page.addInitScript(() => {
    if (window !== window.top) {
      window.addEventListener('load', () => {
        window.top?.postMessage({loaded: Date.now()}, '*');
      });
      return;
    }
    const times: {loaded?: number; first?: number} = {};
    Object.assign(window, {times});
    window.addEventListener('message', ({data}: MessageEvent<{loaded?: number}>) => {
      if (data.loaded !== undefined) times.loaded ??= data.loaded;
      else times.first ??= Date.now();
    });
  });
  const {faults} = watchForFaults(page);
  const frame = await openDashboard(page, provider, start);
  await expect.poll(() => told(page)).toHaveLength(1);
  const {loaded, first} = await page.evaluate(
    () => (window as unknown as {times: {loaded: number; first: number}}).times,
  );
  // Both use the same clock, in whole milliseconds.
  expect(first - loaded).toBeGreaterThan(997);
  const height = await frame.evaluate(() => document.body.scrollHeight);
  expect(await told(page)).toEqual([{type: 'DOCS_HEIGHT', height, requiredHref: site + start}]);
  await expect.poll(() => fit(frame)).toEqual(FITS);

  // Grows and shrinks an element below the text.
  await frame.evaluate(() => {
    const late = document.createElement('div');
    late.id = 'late';
    document.querySelector('main article')?.append(late);
  });
  for (const pixels of [300, 40, 0]) {
    await frame.evaluate((size) => {
      const late = document.getElementById('late');
      if (late) late.style.height = `${size}px`;
    }, pixels);
    await expect.poll(async () => (await told(page)).at(-1)?.height).toBe(height + pixels);
    await expect.poll(() => fit(frame)).toEqual(FITS);
  }

  const before = (await told(page)).length;
  await frame.locator('.pagination-nav__link').last().click();
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(before);
  const next = new URL(frame.url()).pathname;
  expect(next).not.toBe(start);
  expect((await told(page))[before]?.requiredHref).toBe(site + next);
  await expect.poll(() => fit(frame)).toEqual(FITS);
  expect(faults).toEqual([]);
});

test('has no scrollbar and no empty space from 320 to 1200 px, and then sends no more messages', async ({
  page,
  provider,
}) => {
  await page.setViewportSize({width: 1300, height: 800});
  const frame = await openDashboard(page, provider, start);
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(0);
  for (const width of [1200, 997, 996, 768, 480, 320, 640, 1200]) {
    await page.locator('iframe').evaluate((element, pixels) => {
      element.style.width = `${pixels}px`;
    }, width);
    await expect.poll(() => fit(frame), `at ${width} px`).toEqual(FITS);
  }
  // The next message is about the next change. None was sent in between, although frames were painted.
  const before = await told(page);
  await frame.evaluate(async () => {
    for (let painted = 0; painted < 20; painted += 1) await new Promise(requestAnimationFrame);
    const box = document.querySelector<HTMLElement>('main article');
    if (box) box.style.paddingBottom = '99px';
  });
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(before.length);
  const height = await frame.evaluate(() => document.body.scrollHeight);
  expect((await told(page)).map((message) => message.height)).toEqual([
    ...before.map((message) => message.height),
    height,
  ]);
});

test('reports a continuously changing height at most once per frame', async ({page, provider}) => {
  const frame = await openDashboard(page, provider, start);
  await expect.poll(async () => (await told(page)).length).toBe(1);
  const frames = await frame.evaluate(async () => {
    const box = document.querySelector<HTMLElement>('main article');
    let painted = 0;
    for (let step = 1; step <= 40; step += 1) {
      await new Promise(requestAnimationFrame);
      painted += 1;
      // Many changes in one frame.
      for (let part = 1; part <= 25; part += 1) {
        if (box) box.style.paddingBottom = `${step * 10 + part}px`;
        void document.body.offsetHeight;
      }
    }
    return painted;
  });
  await expect.poll(() => fit(frame)).toEqual(FITS);
  const messages = await told(page);
  expect(messages.length).toBeGreaterThan(5);
  // Allows one extra message for the first frame, and one for a frame that is painted while the last message is in
  // transit.
  expect(messages.length).toBeLessThanOrEqual(frames + 2);
  expect(new Set(messages.map(({height}) => height)).size).toBe(messages.length);
});

test('applies its theme before its scripts run, and preserves it during navigation', async ({
  page,
  provider,
}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(`${provider.url}/dashboard?page=${encodeURIComponent(`${start}?theme=dark`)}`);
  const html = page.frameLocator('iframe').locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-has-hydrated', 'false');
  await page.unroute('**/assets/js/**');
  const frame = await openDashboard(page, provider, `${start}?theme=dark`);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await frame.locator('.pagination-nav__link').last().click();
  await expect.poll(() => new URL(frame.url()).pathname).not.toBe(start);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('works if the browser blocks storage', async ({provider, baseURL}, {project}) => {
  // A real browser setting, "block all cookies", which applies to a profile.
  const profile = mkdtempSync(path.join(tmpdir(), 'refused-'));
  mkdirSync(path.join(profile, 'Default'));
  writeFileSync(
    path.join(profile, 'Default', 'Preferences'),
    JSON.stringify({profile: {default_content_setting_values: {cookies: 2}}}),
  );
  const {args} = project.use.launchOptions ?? {};
  // The headless shell ignores profile settings.
  const executablePath = findChromium() ?? undefined;
  const context = await chromium.launchPersistentContext(profile, {
    channel: executablePath === undefined ? 'chromium' : undefined,
    executablePath,
    args,
    baseURL,
  });
  try {
    const page = await context.newPage();
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    const frame = await openDashboard(page, provider, `${start}?theme=dark`);
    const refusal = await frame.evaluate(() => {
      try {
        return `allowed: ${window.localStorage.length}`;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refusal).toBe('SecurityError');
    await expect.poll(async () => (await told(page)).length).toBeGreaterThan(0);
    await expect.poll(() => fit(frame)).toEqual(FITS);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    await frame.locator('.pagination-nav__link').last().click();
    await expect.poll(async () => (await told(page)).at(-1)?.requiredHref).not.toContain('get-started');
    expect(uncaught).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, {recursive: true, force: true});
  }
});

test('has no navbar, footer, announcement, chat, or search', async ({page, provider, widget}) => {
  const frame = await openDashboard(page, provider, start);
  for (const selector of [
    'nav.navbar',
    'footer.footer',
    '[class*="announcementBar"]',
    '[class*="sidebarLogo"]',
    'iframe',
  ]) {
    await expect(frame.locator(selector)).toHaveCount(0);
  }
  const before = await frame.evaluate(() => document.body.children.length);
  await frame.locator('h1').click();
  for (const key of ['ControlOrMeta+k', '/']) await page.keyboard.press(key);
  await idle(frame);
  expect(await frame.evaluate(() => document.body.children.length)).toBe(before);
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  expect(widget.requests).toEqual([]);
});

test('opens links out of the embedded sections in a new tab, and others in the frame', async ({
  page,
  context,
  provider,
  site,
}) => {
  await context.route('https://example.com/**', (route) =>
    route.fulfill({contentType: 'text/html', body: 'Elsewhere'}),
  );
  const frame = await openDashboard(page, provider, start);
  const away = frame.locator('main a[href*="/android/"]:not([href*="onboarding"])').first();
  const address = (await away.getAttribute('href')) ?? '';
  for (const act of [() => away.click(), () => away.press('Enter')]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
    await expect(tab).toHaveURL(site + address);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
    expect(new URL(frame.url()).pathname).toBe(start);
  }
  await frame.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://example.com/page';
    link.textContent = 'Elsewhere';
    document.querySelector('main article')?.prepend(link);
  });
  const [elsewhere] = await Promise.all([context.waitForEvent('page'), frame.getByText('Elsewhere').click()]);
  await expect(elsewhere).toHaveURL('https://example.com/page');
  await frame.locator('main a[href*="/onboarding/"]').first().click();
  await expect.poll(() => new URL(frame.url()).pathname).not.toBe(start);
  expect(new URL(frame.url()).pathname).toContain('/onboarding/');
  expect(context.pages()).toHaveLength(2);
});

test('still reports to the embedding page after a full page load in the frame', async ({
  page,
  provider,
  site,
}) => {
  const frame = await openDashboard(page, provider, start);
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(0);
  await frame.evaluate((address) => {
    window.location.href = address;
  }, `${site}/onboarding`);
  await expect.poll(async () => (await told(page)).at(-1)?.requiredHref).toBe(`${site}/onboarding`);
  const loaded = await frameOf(page);
  expect(await loaded.evaluate(() => document.referrer)).toContain(site);
  await expect.poll(() => fit(loaded)).toEqual(FITS);
});

test('can be framed only by the provider and its subdomains', async ({context, site}) => {
  // The browser asks for permission before a public page can access this machine. Here, that page is simulated.
  await context.grantPermissions(['local-network-access']);
  for (const [host, allowed] of [
    ['https://appodeal.com', true],
    ['https://app.appodeal.com', true],
    ['https://evil-appodeal.com', false],
    ['https://appodeal.com.example.net', false],
    ['https://app.appodeal.com:8443', false],
  ] as const) {
    await hostAt(context, host, site, start);
    const page = await context.newPage();
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('frame-ancestors')) refusals.push(message.text());
    });
    await page.goto(`${host}/dashboard`);
    if (allowed) {
      const frame = await frameOf(page);
      await expect.poll(async () => (await told(page)).length, host).toBeGreaterThan(0);
      await expect.poll(() => fit(frame), host).toEqual(FITS);
    } else {
      await expect.poll(() => page.frames()[1]?.url(), host).toContain('chrome-error:');
      expect(refusals, host).toHaveLength(1);
      expect(await told(page), host).toEqual([]);
    }
    await page.close();
  }
});

test('pages of other sections cannot be framed by anybody', async ({page, provider}) => {
  for (const address of ['/android', '/ru/', '/no/such/page']) {
    await page.goto(`${provider.url}/dashboard?page=${encodeURIComponent(address)}`);
    await expect.poll(() => page.frames()[1]?.url(), address).toContain('chrome-error:');
  }
});

test('Russian pages report their height and have no navbar or footer', async ({page, provider, site}) => {
  const frame = await openDashboard(page, provider, `/ru${start}`);
  await expect.poll(async () => (await told(page)).at(-1)?.requiredHref).toBe(`${site}/ru${start}`);
  await expect.poll(() => fit(frame)).toEqual(FITS);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(frame.locator('nav.navbar, footer.footer')).toHaveCount(0);
});

test('look-alike hosts receive nothing even without the frame rule of the host', async ({context, site}) => {
  await context.route(`${site}/onboarding**`, async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers()};
    delete headers['content-security-policy'];
    await route.fulfill({response, headers});
  });
  const hosts = [
    'https://evilappodeal.com',
    'https://evil-appodeal.com',
    'https://appodeal.com.example.net',
    'https://appodeal.community',
    'https://xn--ppodeal-2nf.com',
    'https://app.appodeal.com:8443',
    'https://localhost.example.net',
    'https://app.appodeal.com',
  ];
  const pages: Page[] = [];
  for (const host of hosts) {
    await hostAt(context, host, site, '/onboarding');
    const page = await context.newPage();
    await page.goto(`${host}/dashboard`);
    await frameOf(page);
    pages.push(page);
  }
  // The last host is the provider's. Its message shows that the others have had enough time.
  await expect.poll(async () => (await told(pages.at(-1) as Page)).length).toBeGreaterThan(0);
  // These timers started later than those of the pages themselves, which also wait 1 s.
  await Promise.all(
    pages.map(async (page) =>
      (await frameOf(page)).evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000))),
    ),
  );
  for (const [index, page] of pages.slice(0, -1).entries()) {
    expect(await told(page), hosts[index]).toEqual([]);
    // The page hasn't posted anything, not even to another receiver.
    expect(await page.evaluate(() => document.querySelector('iframe')?.height), hosts[index]).toBe('400');
  }
});

test('a frame with an opaque origin loads the fonts', async ({page, site}) => {
  const {faults} = watchForFaults(page);
  const refused: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'font') refused.push(request.url());
  });
  // Any URL on the site without a page works. `sandbox` without `allow-same-origin` makes the origin opaque.
  await page.route('**/embedding-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Embed</title><iframe sandbox="allow-scripts" src="/onboarding" width="800" height="600"></iframe>',
    }),
  );
  await page.goto(`${site}/embedding-page`);
  const frame = await frameOf(page);
  expect(await frame.evaluate(() => window.origin)).toBe('null');
  await expect
    .poll(() => frame.evaluate(() => [...document.fonts].filter(({status}) => status === 'loaded').length))
    .toBeGreaterThan(0);
  expect(refused).toEqual([]);
  expect(faults.filter((fault) => fault.includes('CORS'))).toEqual([]);
});
