import {expect, test} from '@playwright/test';

import {open, text} from './support/site.ts';

const PAGES = [
  '/android/ad-types/banner',
  '/ios/changelog',
  '/networks-setup/ad-networks/own-account-comparison',
  '/faq-and-troubleshooting/troubleshooting/android-common-issues/admob-crash',
];

test.use({viewport: {width: 360, height: 740}});

for (const address of ['', '/ru'].flatMap((prefix) => PAGES.map((page) => prefix + page))) {
  test(`on a phone, ${address} has one row above the title and starts on the first screen`, async ({
    page,
  }) => {
    await open(page, address);
    const row = page.locator('.theme-doc-breadcrumbs, .theme-doc-version-badge, [data-copy-page]');
    const boxes = await row.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).map(({top, bottom}) => ({top, bottom})),
    );
    expect(boxes.length).toBeGreaterThan(1);
    expect(
      Math.max(...boxes.map(({bottom}) => bottom)) - Math.min(...boxes.map(({top}) => top)),
    ).toBeLessThan(32);

    await expect(page.locator('.theme-announcement-bar, [class*="announcementBar"]').first()).toBeVisible();
    await expect(text(page).locator('p').first()).toBeInViewport({ratio: 1});
  });
}
