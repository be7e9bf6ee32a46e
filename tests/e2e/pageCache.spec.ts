import {expect, test, type Page} from '@playwright/test';

import {open} from './support/site.ts';

// A page that the browser restores from its back/forward cache shows what was chosen on other pages in the meantime.

/** Changes the storage as other pages would, and then restores the page as if from the cache. */
async function comeBack(page: Page, changes: Record<string, string>): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  }, changes);
}

test('the tab, color mode, and announcement bar are as chosen on other pages', async ({page}) => {
  await open(page, '/android/ad-types/banner');
  const java = page.getByRole('tab', {name: 'Java', exact: true}).first();
  await expect(java).toHaveAttribute('aria-selected', 'false');
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  await comeBack(page, {
    'docusaurus.tab.android-language': 'java',
    theme: 'dark',
    'docusaurus.announcement.dismiss': 'true',
  });
  await expect(java).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});

test('a notice that was dismissed on another page is hidden', async ({page}) => {
  await open(page, '/android/get-started');
  const notice = page.locator('[data-notice]').first();
  await expect(notice).toBeVisible();
  const id = (await notice.getAttribute('data-notice')) ?? '';
  await comeBack(page, {[`site.notice.${id}`]: 'dismissed'});
  await expect(notice).toBeHidden();
});

test('the color mode that the embedding page set is preserved', async ({page}) => {
  await open(page, '/android/ad-types/banner?theme=light');
  await comeBack(page, {theme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
