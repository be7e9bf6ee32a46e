import {expect} from '@playwright/test';

import {open, watchForFaults} from './support/site.ts';
import {test} from './support/window.ts';

test('storage keys are exactly the documented ones', async ({page}) => {
  await open(page, '/android/ad-types/banner');
  await page.locator('nav.navbar button[class*="toggleButton"]').click();
  await page.locator('[class*="announcementBar"] button').click();
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(['docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme']);
});

test('the dismissed announcement stays hidden until its id changes', async ({page}) => {
  await open(page, '/');
  const bar = page.locator('[class*="announcementBar"]').first();
  await expect(bar).toBeVisible();
  await page.locator('[class*="announcementBar"] button').click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  await open(page, '/ru/');
  await expect(bar).toBeHidden();
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-announcement');
  });
  await open(page, '/');
  await expect(bar).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false');
});

test('the page works and logs one warning if storage is blocked', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const {faults} = watchForFaults(page);
  await open(page, '/android/ad-types/banner');
  await page.locator('nav.navbar button[class*="toggleButton"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', {name: 'Java'}).first().click();
  await expect(page.getByRole('tab', {name: 'Java'}).first()).toHaveAttribute('aria-selected', 'true');
  await page.locator('.pagination-nav__link').last().click();
  await expect(page.locator('h1')).toBeVisible();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('warning');
});
