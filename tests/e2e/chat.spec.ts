import {expect, type Page} from '@playwright/test';

import {ADA, answerWith, APP_ID, chatCalls, setBridge, test, watchPolicy} from './support/services.ts';
import {idle, open, watchForFaults} from './support/site.ts';

const SETTINGS = {
  app_id: APP_ID,
  name: ADA.name,
  email: ADA.email,
  created_at: Date.parse('2024-05-17T09:30:00Z') / 1000,
  user_hash: ADA.intercomSignature,
};

/** Calls that the SDK queues when the widget boots automatically. */
const FIRST = [
  'boot',
  {...SETTINGS, api_base: 'https://api-iam.intercom.io', installation_type: 'npm-package'},
];
const LATER = ['boot', SETTINGS];

/** Navigates from an embedded page to one that isn't embedded, with a link on the page. */
async function leaveEmbedded(page: Page): Promise<void> {
  await page.locator('main a[href*="/android/"]:not([href*="onboarding"])').first().click();
  await expect(page.locator('nav.navbar')).toBeVisible();
}

test('boots once when there is a user, not before, and shuts down on sign-out', async ({
  page,
  site,
  provider,
  widget,
}) => {
  const violations = await watchPolicy(page);
  const {faults} = watchForFaults(page);
  await page.route('https://app.appodeal.com/**', (route) => route.fulfill({status: 204}));
  setBridge(
    {site, provider},
    `addEventListener('message', ({data}) => {if (data === 'answer') {${answerWith(ADA)}}});`,
  );
  await open(page, `${site}/android/ad-types/banner`);
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(widget.requests).toEqual([]);
  expect(await page.evaluate(() => 'Intercom' in window)).toBe(false);
  await page.frames()[1]?.waitForLoadState();
  await page.evaluate(() => {
    window.frames[0]?.postMessage('answer', '*');
  });
  await expect.poll(() => chatCalls(page)).toEqual([FIRST]);
  expect(widget.requests).toEqual([`https://widget.intercom.io/widget/${APP_ID}`]);
  await page.locator('.pagination-nav__link').last().click();
  await expect(page).not.toHaveURL(/banner$/);
  expect(await chatCalls(page)).toEqual([FIRST]);
  await page.locator('nav.navbar [class*="place"] button').click();
  await page.locator('nav.navbar [class*="place"] a').last().click();
  await expect.poll(() => chatCalls(page)).toEqual([FIRST, ['shutdown']]);
  expect(violations).toEqual([]);
  expect(faults).toEqual([]);
});

test('shuts down on embedded pages and boots on others, back and forth', async ({
  page,
  site,
  provider,
  widget,
}) => {
  setBridge({site, provider}, answerWith(ADA));
  await open(page, `${site}/onboarding/android/get-started`);
  await idle(page);
  expect(widget.requests).toEqual([]);
  await leaveEmbedded(page);
  await expect.poll(() => chatCalls(page)).toEqual([FIRST]);
  await page.goBack();
  await expect.poll(() => chatCalls(page)).toEqual([FIRST, ['shutdown']]);
  await page.goForward();
  await expect.poll(() => chatCalls(page)).toEqual([FIRST, ['shutdown'], LATER]);
  // Navigates back as soon as the URL has changed, which is before the page changes.
  await page.evaluate(async () => {
    for (let step = 0; step < 9; step += 1) {
      const before = location.pathname;
      if (step % 2 === 0) history.back();
      else history.forward();
      while (location.pathname === before) await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  await expect(page).toHaveURL(/onboarding/);
  await expect(page.locator('nav.navbar')).toHaveCount(0);
  await expect.poll(async () => (await chatCalls(page))?.at(-1)).toEqual(['shutdown']);
  const methods = ((await chatCalls(page)) ?? []).map(([method]) => method);
  expect(methods).toEqual(methods.map((_, index) => (index % 2 === 0 ? 'boot' : 'shutdown')));
  expect(widget.requests).toHaveLength(1);
});

test('a widget that loads after the reader has left does not boot', async ({
  page,
  site,
  provider,
  widget,
}) => {
  const release = widget.hold();
  setBridge({site, provider}, answerWith(ADA));
  await open(page, `${site}/onboarding/android/get-started`);
  await leaveEmbedded(page);
  await expect.poll(() => widget.requests).toHaveLength(1);
  await page.goBack();
  await expect(page.locator('nav.navbar')).toHaveCount(0);
  release();
  await expect.poll(() => chatCalls(page)).toEqual([['shutdown']]);
  await page.goForward();
  await expect.poll(() => chatCalls(page)).toEqual([['shutdown'], LATER]);
});

test('nothing is loaded without a user or without an app ID', async ({
  page,
  context,
  site,
  siteWithoutChat,
  provider,
  widget,
}) => {
  setBridge({site, provider}, answerWith(null));
  await open(page, `${site}/android/ad-types/banner`);
  const signedIn = await context.newPage();
  provider.sites.push(siteWithoutChat);
  await context.addCookies([
    {name: 'demo-user', value: encodeURIComponent(JSON.stringify(ADA)), url: provider.url},
  ]);
  provider.pages.clear();
  await open(signedIn, `${siteWithoutChat}/android/ad-types/banner`);
  await expect(signedIn.locator('nav.navbar [class*="place"] button')).toContainText('Ada');
  for (const tab of [page, signedIn]) {
    await idle(tab);
    expect(await tab.evaluate(() => 'Intercom' in window || 'intercomSettings' in window)).toBe(false);
  }
  expect(widget.requests).toEqual([]);
});

test('boots on Russian pages, but not on embedded ones', async ({page, site, provider, widget}) => {
  setBridge({site, provider}, answerWith(ADA));
  await open(page, `${site}/ru/onboarding/android/get-started`);
  await idle(page);
  expect(widget.requests).toEqual([]);
  await leaveEmbedded(page);
  await expect.poll(() => chatCalls(page)).toEqual([FIRST]);
});
