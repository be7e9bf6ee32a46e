import type {AddressInfo} from 'node:net';

import {expect, test, type Page} from '@playwright/test';

import {startServer} from '../../scripts/siteServer.ts';

import {watchPolicy} from './support/services.ts';
import {idle, open} from './support/site.ts';

const CONTAINER = 'GTM-TEST123';

/** Collects the page's requests to other origins. */
function foreignRequests(page: Page, origin: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && /^(?:https?|wss?):/.test(url)) requests.push(url);
  });
  return requests;
}

test.describe('tag manager', () => {
  let site = '';
  let close = (): void => undefined;

  test.beforeAll(async () => {
    const {server} = await startServer({
      directory: 'build',
      port: 0,
      services: {TAG_MANAGER_ID: CONTAINER},
    });
    site = `http://localhost:${(server.address() as AddressInfo).port}`;
    close = () => {
      server.closeAllConnections();
      server.close();
    };
  });

  test.afterAll(() => {
    close();
  });

  /** Replaces the tag manager, and returns the requested URLs. */
  async function standIn(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route('https://www.googletagmanager.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'window.tagManagerRan = window.dataLayer.length;',
      });
    });
    return asked;
  }

  test('is requested once after loading, and the policy of the page allows it to run', async ({page}) => {
    const violations = await watchPolicy(page);
    const asked = await standIn(page);
    await open(page, `${site}/android/ad-types/banner`);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as {tagManagerRan?: number}).tagManagerRan))
      .toBe(1);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Banner');
    await idle(page);
    expect(asked).toEqual([`https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`]);
    expect(violations).toEqual([]);
  });

  for (const [signal, name, value] of [
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ] as const) {
    test(`is not requested if the browser sends ${signal}`, async ({page}) => {
      await page.addInitScript(
        ([key, content]) => {
          Object.defineProperty(Navigator.prototype, key, {configurable: true, get: () => content});
        },
        [name, value] as const,
      );
      const asked = await standIn(page);
      const foreign = foreignRequests(page, site);
      await open(page, `${site}/android/ad-types/banner`);
      expect(await page.evaluate((key) => (navigator as unknown as Record<string, unknown>)[key], name)).toBe(
        value,
      );
      await idle(page);
      expect(asked).toEqual([]);
      expect(foreign).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    });
  }
});
