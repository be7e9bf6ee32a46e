import {expect} from '@playwright/test';

import {open, watchForFaults} from './support/site.ts';
import {test} from './support/window.ts';

/** Everything that the site stores in the browser. */
const KEYS = [
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docusaurus.tab.android-language',
  'docusaurus.tab.distribution',
  'docs-preferred-version-android',
  'site.notice.billing',
  'site.search.platform',
];
const VALUES = [
  '',
  'hello world',
  '5',
  'null',
  '{}',
  '[null]',
  '[{"a":1}]',
  '{"a":',
  '\u0000\ud800',
  'x'.repeat(300_000),
];

const PAGES = ['/', '/android/get-started', '/unity/get-started', '/advanced/sdk-deprecation-policy'];

test('damaged storage entries are ignored', async ({page}) => {
  const {faults} = watchForFaults(page);
  await page.goto('/search');
  for (const [index, address] of [...PAGES, ...PAGES, ...PAGES].entries()) {
    // Each key has a different value on each visit.
    const entries = KEYS.map(
      (key, position) => [key, VALUES[(index + position) % VALUES.length] ?? ''] as const,
    );
    await page.evaluate((pairs) => {
      localStorage.clear();
      for (const [key, value] of pairs) localStorage.setItem(key, value);
    }, entries);
    await open(page, address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html'), address).toHaveAttribute('data-theme', /^(light|dark)$/);
    expect(faults, `${address} with ${JSON.stringify(entries).slice(0, 500)}`).toEqual([]);
  }
});

test('everything works with full storage, without exceptions', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await open(page, '/android/get-started');
  await page.locator('nav.navbar button[class*="toggleButton"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', {name: 'Groovy'}).first().click();
  await expect(page.getByRole('tab', {name: 'Groovy'}).first()).toHaveAttribute('aria-selected', 'true');
  await page.locator('[class*="announcementBar"] button').click();
  await expect(page.locator('[class*="announcementBar"] button')).toBeHidden();
  await page.locator('[data-notice="billing"] button').click();
  await expect(page.locator('[data-notice="billing"]')).toBeHidden();
  expect(errors).toEqual([]);
});
