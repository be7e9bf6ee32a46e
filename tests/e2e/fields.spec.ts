import {expect} from '@playwright/test';

import {open} from './support/site.ts';
import {test} from './support/window.ts';

// Phones zoom into a field with smaller text when it receives focus. `everyPage.spec.ts` checks the fields of all pages.
test('text in the search window, which opens later, is 16 px or larger on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/android/changelog');
  await page.locator('.search-button').click();
  const search = page.getByRole('dialog').locator('input');
  await expect(search).toBeVisible();
  await expect(search).toHaveCSS('font-size', /^(?:1[6-9]|2\d)/);
});
