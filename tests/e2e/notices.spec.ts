import {expect} from '@playwright/test';

import {open} from './support/site.ts';
import {test} from './support/window.ts';

for (const [prefix, outdated, preRelease, link] of [
  ['', 'which is outdated', 'a pre-release', 'the latest stable version'],
  ['/ru', 'Версия устарела', 'предварительной версии', 'последнюю стабильную версию'],
] as const) {
  test(`pages of other versions offer the latest stable one (${prefix || '/'})`, async ({page}) => {
    await open(page, `${prefix}/test-pages/outdated`);
    await expect(page.getByTestId('newest')).toBeEmpty();
    await expect(page.getByTestId('older')).toContainText(outdated);
    await expect(page.getByTestId('pre-release')).toContainText(preRelease);
    await page.getByTestId('older').getByRole('link', {name: link}).click();
    await expect(page).toHaveURL(`${prefix}/android/get-started`);
    // The site documents the newest version.
    await expect(page.getByRole('note').filter({hasText: outdated})).toHaveCount(0);
  });

  test(`the billing notice leads to the fix and stays dismissed (${prefix || '/'})`, async ({page}) => {
    for (const platform of ['android', 'unity']) {
      await open(page, `${prefix}/${platform}/get-started`);
      const notice = page.getByRole('note', {name: 'Google Play Billing Library'});
      await expect(notice).toContainText('Billing Library 6.x');
      await expect(notice.getByRole('link')).toHaveAttribute(
        'href',
        `${prefix}/faq-and-troubleshooting/troubleshooting/android-common-issues/google-play-billing-warning`,
      );
    }
    await page.locator('[data-notice="billing"] button').click();
    await expect(page.locator('[data-notice="billing"]')).toBeHidden();
    await page.reload();
    await expect(page.locator('[data-notice="billing"]')).toBeHidden();
    await open(page, `${prefix}/android/get-started`);
    await expect(page.locator('[data-notice="billing"]')).toBeHidden();
    await open(page, `${prefix}/ios/get-started`);
    await expect(page.locator('[data-notice="billing"]')).toHaveCount(0);
  });
}

test('a dismissed notice is hidden before anything is painted', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('site.notice.billing', 'dismissed');
  });
  // The site's scripts are blocked, because an inline script hides the notice.
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/android/get-started');
  await expect(page.locator('[data-notice="billing"]')).toBeHidden();
});

test('the notice stays dismissed for the visit if storage is blocked', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/android/get-started');
  await page.locator('[data-notice="billing"] button').click();
  await expect(page.locator('[data-notice="billing"]')).toBeHidden();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/get-started/);
  await expect(page.locator('h1')).not.toHaveText('Get Started');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Get Started');
  await expect(page.locator('[data-notice="billing"]')).toBeHidden();
});
