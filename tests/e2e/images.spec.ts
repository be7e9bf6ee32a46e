import {expect, type Page} from '@playwright/test';

import {open} from './support/site.ts';
import {test} from './support/window.ts';

const PICTURES = '**/assets/ideal-img/**';

/** Opens the page whose image is far below and scrolls to the image. */
async function goToPicture(page: Page, prefix: string): Promise<void> {
  await open(page, `${prefix}/test-pages/images`);
  await page.mouse.wheel(0, 4000);
}

async function pretendConnection(page: Page, effectiveType: string): Promise<void> {
  await page.addInitScript((type) => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), {effectiveType: type, downlink: 0.1, rtt: 800}),
    });
  }, effectiveType);
}

for (const [prefix, texts] of [
  [
    '',
    {
      load: /Click to load/,
      missing: '404. Image not found',
      error: 'Error. Click to reload',
      offline: 'Your browser is offline. Image not loaded',
    },
  ],
  [
    '/ru',
    {
      load: /Нажмите, чтобы загрузить/,
      missing: /404/,
      error: /Ошибка/,
      offline: 'Браузер не подключён к сети',
    },
  ],
] as const) {
  test.describe(`images${prefix}`, () => {
    test('are loaded when they come into view', async ({page}) => {
      await goToPicture(page, prefix);
      await expect
        .poll(() =>
          page
            .locator('main img')
            .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 300)),
        )
        .toBe(true);
    });

    test('wait for a click on a slow connection', async ({page}) => {
      await pretendConnection(page, '2g');
      await goToPicture(page, prefix);
      const main = page.locator('main');
      await expect(main).toContainText(texts.load);
      await main.getByText(texts.load).click();
      await expect(main).not.toContainText(texts.load);
    });

    test('report a missing image', async ({page}) => {
      await page.route(PICTURES, (route) => route.fulfill({status: 404, body: ''}));
      await goToPicture(page, prefix);
      await expect(page.locator('main')).toContainText(texts.missing);
    });

    test('offer to reload after an error', async ({page}) => {
      await page.route(PICTURES, (route) => route.abort());
      await goToPicture(page, prefix);
      await expect(page.locator('main')).toContainText(texts.error);
      await page.unroute(PICTURES);
      await page.locator('main').getByText(texts.error).click();
      await expect(page.locator('main')).not.toContainText(texts.error);
    });

    test('report that the browser is offline', async ({page, context}) => {
      await open(page, `${prefix}/test-pages/images`);
      await context.setOffline(true);
      await page.mouse.wheel(0, 4000);
      await expect(page.locator('main')).toContainText(texts.offline);
    });
  });
}

test('images come in two sizes, and a phone loads the small one', async ({browser, baseURL}) => {
  const widths: number[] = [];
  for (const width of [400, 1400]) {
    const page = await browser.newPage({baseURL, viewport: {width, height: 700}, deviceScaleFactor: 1});
    await goToPicture(page, '');
    await expect
      .poll(() =>
        page
          .locator('main img')
          .evaluateAll((images) =>
            Math.max(...images.map((image) => (image as HTMLImageElement).naturalWidth)),
          ),
      )
      .toBeGreaterThan(300);
    widths.push(
      await page
        .locator('main img')
        .evaluateAll((images) =>
          Math.max(...images.map((image) => (image as HTMLImageElement).naturalWidth)),
        ),
    );
    await page.close();
  }
  expect(widths).toEqual([640, 1200]);
});
