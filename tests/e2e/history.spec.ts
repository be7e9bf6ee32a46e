import {expect, type Page} from '@playwright/test';

import {hydrated, open} from './support/site.ts';
import {test} from './support/window.ts';

// Back and Forward restore a page as the reader left it.

const BANNER = '/android/ad-types/banner';
const NEXT = '/android/ad-types/interstitial';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to a position like a reader, whose input ends the alignment of the page with its hash. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.keyboard.press('Shift');
  await page.evaluate((y) => {
    window.scrollTo(0, y);
  }, top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Clicks a link without scrolling the page, like a reader who has the menu in view. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`.menu a[href="${address}"]`).evaluate((link) => {
    (link as HTMLElement).click();
  });
  await expect(page).toHaveURL(address);
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
}

for (const [name, suffix] of [
  ['plain', ''],
  ['with a query', '?android-language=java'],
  ['with a hash', '#show'],
  ['with both', '?android-language=java#show'],
] as const) {
  test(`the position on a page that was only scrolled is restored: ${name}`, async ({page}) => {
    await open(page, BANNER + suffix);
    await scrollTo(page, 1500);
    await follow(page, NEXT);
    await scrollTo(page, 700);
    await page.goBack();
    await expect(page).toHaveURL(BANNER + suffix);
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await page.goForward();
    await expect(page).toHaveURL(NEXT);
    await expect.poll(() => scrollTop(page)).toBe(700);
  });
}

test('a link to a heading scrolls there, and Back returns to the position of the link', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, BANNER);
  await scrollTo(page, 900);
  const link = page.locator('.table-of-contents a[href="#mistakes"]');
  await link.click();
  await expect(page).toHaveURL(`${BANNER}#mistakes`);
  await expect(page.locator('#mistakes')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(BANNER);
  await expect.poll(() => scrollTop(page)).toBe(900);
  // The same heading again is a new visit.
  await link.click();
  await expect(page.locator('#mistakes')).toBeInViewport();
});

test('the position is restored when the page has to be fetched again', async ({page}) => {
  await open(page, BANNER);
  await scrollTo(page, 1500);
  await follow(page, NEXT);
  // Unloads the scripts of the previous page.
  await page.reload();
  await hydrated(page);
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goBack();
  await expect(page).toHaveURL(BANNER);
  await expect(page.locator('h1')).toHaveText('Banner');
  await expect.poll(() => scrollTop(page)).toBe(1500);
});
