import {expect} from '@playwright/test';

import {hydrated} from './support/site.ts';
import {test} from './support/window.ts';

const FRAME = ['nav.navbar', 'footer.footer', '.theme-announcement-bar'];

for (const [address, framed] of [
  ['/onboarding/none', false],
  ['/ru/publishing/none', false],
  ['/android/none', true],
  ['/ru/none', true],
] as const) {
  test(`the missing page ${address} ${framed ? 'has' : 'has no'} navbar and footer, before and after hydration`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // The page itself has status 404, which the browser reports.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    let openGate: (() => void) | undefined;
    const opened = new Promise<void>((resolve) => {
      openGate = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(address, {waitUntil: 'commit'});
    await expect(page.locator('h1')).toBeVisible();
    for (const part of FRAME) await expect(page.locator(part)).toBeVisible({visible: framed});
    openGate?.();
    await hydrated(page);
    for (const part of FRAME) await expect(page.locator(part)).toHaveCount(framed ? 1 : 0);
    await expect(page.locator('html')).not.toHaveAttribute('data-embedded');
    await expect(page.locator('h1')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('leaving a missing embedded page by Back shows the navbar again', async ({page}) => {
  await page.goto('/android');
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/onboarding/none';
    link.textContent = 'Missing';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', {name: 'Missing'}).click();
  await hydrated(page);
  await expect(page.locator('nav.navbar')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('nav.navbar')).toBeVisible();
});
