import {expect, test, type Page} from '@playwright/test';

import {open} from './support/site.ts';

// Back and Forward bring a page back as the reader left it.

const BANNER = '/android/ad-types/banner';
const NEXT = '/android/ad-types/interstitial';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo(0, y);
  }, top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Clicks a link as a reader does who has the menu in view, without moving the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`.menu a[href="${address}"]`).evaluate((link) => {
    (link as HTMLElement).click();
  });
  await expect(page).toHaveURL(address);
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
}

for (const prefix of ['', '/ru']) {
  test.describe(prefix === '' ? 'English' : 'Russian', () => {
    for (const [name, suffix] of [
      ['plain', ''],
      ['with a query', '?android-language=java'],
      ['with a hash', '#show'],
      ['with both', '?android-language=java#show'],
    ] as const) {
      test(`the position on a page that was only scrolled is restored: ${name}`, async ({page}) => {
        await open(page, prefix + BANNER + suffix);
        await scrollTo(page, 1500);
        await follow(page, prefix + NEXT);
        await scrollTo(page, 700);
        await page.goBack();
        await expect(page).toHaveURL(prefix + BANNER + suffix);
        await expect.poll(() => scrollTop(page)).toBe(1500);
        await page.goForward();
        await expect(page).toHaveURL(prefix + NEXT);
        await expect.poll(() => scrollTop(page)).toBe(700);
      });
    }

    test('the position is restored when the page has to be fetched again', async ({page}) => {
      await open(page, prefix + BANNER);
      await scrollTo(page, 1500);
      await follow(page, prefix + NEXT);
      // Forgets the scripts of the page before.
      await page.reload();
      await open(page, prefix + NEXT);
      await page.route('**/assets/js/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await page.goBack();
      await expect(page).toHaveURL(prefix + BANNER);
      await expect(page.locator('h1')).toHaveText(
        await page.title().then((title) => title.split(' | ')[0] ?? ''),
      );
      await expect.poll(() => scrollTop(page)).toBe(1500);
    });
  });
}
