import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

/** Opens a context with the settings from the configuration, which by default apply only to contexts of a test. */
async function withContext(
  browser: Browser,
  {baseURL, locale, timezoneId}: BrowserContextOptions,
  options: BrowserContextOptions,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({baseURL, locale, timezoneId, ...options});
  await use(context);
  await context.close();
}

const NO_MEDIA = {media: null, forcedColors: null, colorScheme: null, reducedMotion: null};

/** Sets window size and color mode for the next page of a shared window, and resets the media type. */
export async function show(
  page: Page,
  {width, mode}: {width: number; mode: 'light' | 'dark'},
): Promise<void> {
  await page.evaluate((theme) => {
    localStorage.setItem('theme', theme);
  }, mode);
  await page.emulateMedia(NO_MEDIA);
  await page.setViewportSize({width, height: 800});
}

/**
 * Test function of most tests. They share one context per worker, because a new one costs as much processor time as a
 * visit.
 *
 * - `page` and `context` work as in Playwright: a new page, without cookies, stored values, routes, permissions, or cached
 *   files. What can't be taken back (`context.addInitScript`, `page.clock`, `test.use`) requires Playwright's own function.
 * - `window` is one page for tests that only read. It is initially 1280 pixels wide, in light mode, and for the screen.
 *   Links aren't prefetched, because prefetching would double the work of a visit and is tested in `scripts.spec.ts`.
 * - `scriptless` is the same without JavaScript.
 * - `sharedWindow` is `window` as the previous test left it, for tests that call `show` themselves.
 * - `reader` is a context that can use the clipboard. It is defined here because Playwright starts a new worker when
 *   worker fixtures differ.
 */
export const test = base.extend<
  {window: Page; scriptless: Page},
  {sharedWindow: Page; sharedScriptless: Page; firstPage: Page; reader: BrowserContext}
>({
  // Stays open, because pages of one site share its process (`--process-per-site`).
  firstPage: [
    async ({browser}, use, {project}) => {
      await withContext(browser, project.use, {}, async (context) => {
        const page = await context.newPage();
        await page.goto('/img/logo.svg');
        await use(page);
      });
    },
    {scope: 'worker'},
  ],
  // Clears what the previous test left only now, so that Playwright can take a screenshot of a failed test.
  context: async ({firstPage}, use) => {
    const context = firstPage.context();
    await Promise.all(context.pages().map((page) => (page === firstPage ? undefined : page.close())));
    await context.setOffline(false);
    await context.unrouteAll({behavior: 'ignoreErrors'});
    await context.clearPermissions();
    await context.clearCookies();
    await firstPage.evaluate(() => {
      localStorage.clear();
    });
    const session = await context.newCDPSession(firstPage);
    await session.send('Network.clearBrowserCache');
    // Empties the memory cache of the process. Its files would bypass routes and load offline.
    await session.send('Network.setCacheDisabled', {cacheDisabled: true});
    await session.detach();
    await use(context);
  },
  sharedWindow: [
    async ({browser}, use, {project}) => {
      await withContext(browser, project.use, {}, async (context) => {
        const page = await context.newPage();
        await page.addInitScript(() => {
          const nothing = () => false;
          const ahead = {prefetch: nothing, preload: nothing};
          Object.defineProperty(window, 'docusaurus', {get: () => ahead, set: nothing});
        });
        // Opens any file on the site so that its storage can be written before the first visit.
        await page.goto('/img/logo.svg');
        await use(page);
      });
    },
    {scope: 'worker'},
  ],
  sharedScriptless: [
    async ({browser}, use, {project}) => {
      await withContext(browser, project.use, {javaScriptEnabled: false}, async (context) => {
        await use(await context.newPage());
      });
    },
    {scope: 'worker'},
  ],
  reader: [
    async ({browser}, use, {project}) => {
      await withContext(browser, project.use, {permissions: ['clipboard-read', 'clipboard-write']}, use);
    },
    {scope: 'worker'},
  ],
  window: async ({sharedWindow}, use) => {
    await show(sharedWindow, {width: 1280, mode: 'light'});
    await use(sharedWindow);
  },
  scriptless: async ({sharedScriptless}, use) => {
    await sharedScriptless.emulateMedia(NO_MEDIA);
    await sharedScriptless.setViewportSize({width: 1280, height: 800});
    await use(sharedScriptless);
  },
});
