import {expect, type Page} from '@playwright/test';

import {open} from './support/site.ts';
import {test} from './support/window.ts';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test('the color mode is light by default, can be toggled, and is stored under "theme"', async ({page}) => {
  await open(page, '/');
  expect(await theme(page)).toBe('light');
  await page.locator('nav.navbar button[class*="toggleButton"]').click();
  expect(await theme(page)).toBe('dark');
  expect(await page.evaluate(() => ({...localStorage}))).toEqual(expect.objectContaining({theme: 'dark'}));
  await page.reload();
  expect(await theme(page)).toBe('dark');
});

test('the choice persists across a language switch', async ({page}) => {
  await open(page, '/');
  await page.locator('nav.navbar button[class*="toggleButton"]').click();
  await open(page, '/ru/');
  expect(await theme(page)).toBe('dark');
});

test('another tab changes its mode, too', async ({context}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await open(first, '/');
  await open(second, '/');
  await first.locator('nav.navbar button[class*="toggleButton"]').click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const address of ['/android/get-started', '/ru/onboarding']) {
  test(`the URL sets the mode of ${address} before the first paint, without storing it`, async ({page}) => {
    // Records the mode when the first content of the body appears.
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        if (!document.getElementById('__docusaurus')) return;
        (window as unknown as {early: unknown}).early = document.documentElement.dataset.theme;
        observer.disconnect();
      }).observe(document, {childList: true, subtree: true});
    });
    await open(page, `${address}?theme=dark`);
    expect(await page.evaluate(() => (window as unknown as {early: unknown}).early)).toBe('dark');
    expect(await theme(page)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
}

test('any other value in the URL changes nothing', async ({page}) => {
  await open(page, '/?theme="><img src=x onerror=alert(1)>');
  expect(await theme(page)).toBe('light');
});
