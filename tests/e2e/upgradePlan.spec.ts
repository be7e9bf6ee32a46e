import {expect, type Page} from '@playwright/test';

import {
  collectRequests,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  open,
  watchForFaults,
} from './support/site.ts';
import {test} from './support/window.ts';

const group = (page: Page, name: string | RegExp) => page.getByRole('region', {name});
const version = (page: Page, name = 'Your version') => page.getByRole('combobox', {name});
const boxes = (page: Page) => page.getByRole('checkbox');

test('two versions make a plan, whose link opens the same plan', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {faults} = watchForFaults(page);
  await open(page, '/android/upgrade-plan');
  await expect(boxes(page)).toHaveCount(0);
  await version(page).selectOption('3.2.1');
  await expect(group(page, 'Support for 3.2.1')).toContainText('Not supported since 31.05.2024');
  await expect(group(page, 'Raised minimum requirements')).toContainText('minSdk 21 → 23');
  await expect(group(page, 'Removed and renamed API')).toContainText('val status: ConsentStatus');
  await version(page, 'Upgrade to').selectOption('3.9.0');
  await expect(page).toHaveURL('/android/upgrade-plan?from=3.2.1&to=3.9.0');
  await expect(group(page, 'Steps')).not.toContainText('From 3.9 to 3.10');

  await page.getByRole('button', {name: 'Copy link'}).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?from=3.2.1&to=3.9.0');
  await boxes(page).first().check();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('- [x] ');
  expect(text).toContain('/android/upgrade-guide#from-3-8-to-3-9)');

  await open(page, new URL(link).pathname + new URL(link).search);
  await expect(version(page)).toHaveValue('3.2.1');
  await expect(version(page, 'Upgrade to')).toHaveValue('3.9.0');
  await expect(boxes(page).first()).toBeChecked();
  expect(faults).toEqual([]);
});

test('check marks work by keyboard, stay after a reload, and can be cleared', async ({page}) => {
  await open(page, '/unity/upgrade-plan?from=3.4.0');
  await boxes(page).nth(1).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Steps done: 1 of \d+$/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(boxes(page).nth(1)).toBeChecked();
  await page.getByRole('button', {name: 'Clear all check marks'}).click();
  await expect(page.getByText(/^Steps done: 0 of \d+$/)).toBeVisible();
});

test('the project check opens the plan with the version that it found', async ({page}) => {
  await open(page, '/ios/project-check');
  await page.getByRole('textbox', {name: 'File contents'}).fill("pod 'Appodeal', '3.4.0'\n");
  await group(page, 'Appodeal SDK').getByRole('link', {name: 'Upgrade plan'}).click();
  await expect(page).toHaveURL('/ios/upgrade-plan?from=3.4.0');
  await expect(version(page)).toHaveValue('3.4.0');
  await expect(group(page, 'Raised minimum requirements')).toContainText('Xcode 15.3 → 16.1');
});

test('the page loads the plan only when a version is selected', async ({page}) => {
  const requests = collectRequests(page);
  await open(page, '/android/upgrade-plan');
  await page.waitForLoadState('networkidle');
  const plans = () => requests.filter((url) => /plan_android_json/.test(url));
  expect(plans()).toEqual([]);
  requests.length = 0;
  await version(page).selectOption('3.5.0');
  await expect(boxes(page).first()).toBeVisible();
  expect(plans()).toHaveLength(1);
  expect(requests.filter((url) => !new URL(url).pathname.startsWith('/assets/'))).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`the plan fits a phone and is accessible: ${theme}`, async ({page}) => {
    await page.addInitScript((value) => {
      localStorage.setItem('theme', value);
    }, theme);
    await page.setViewportSize({width: 360, height: 780});
    await open(page, '/ru/unity/upgrade-plan?from=2.15.3');
    await expect(group(page, 'Шаги')).toBeVisible();
    for (const summary of await page.locator('details > summary').all()) await summary.click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
  });
}
