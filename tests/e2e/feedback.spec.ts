import type {AddressInfo} from 'node:net';

import {expect, test as base, type Page} from '@playwright/test';

import {startTestServer} from '../../scripts/testServer.ts';

import {expectAccessible, expectNoSidewaysScroll, hydrated, idle, open} from './support/site.ts';
import {watchPolicy} from './support/services.ts';

const ENDPOINT = 'https://feedback.example.com/docs';
const BANNER = '/android/ad-types/banner';

/** Test function with the URL of a site that has an endpoint and a repository. */
const test = base.extend<object, {site: string}>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern.
    async ({}, use) => {
      const {server} = await startTestServer({
        FEEDBACK_ENDPOINT: ENDPOINT,
        REPOSITORY_URL: 'https://github.com/example/docs',
      });
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
});

async function receive(page: Page): Promise<object[]> {
  const events: object[] = [];
  await page.route(ENDPOINT, async (route) => {
    const request = route.request();
    const headers = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type'};
    if (request.method() === 'POST') events.push(request.postDataJSON() as object);
    await route.fulfill({status: 204, headers});
  });
  return events;
}

for (const {prefix, no, missing, send, thanks, report} of [
  {
    prefix: '',
    no: 'No',
    missing: /What is missing/,
    send: 'Send',
    thanks: 'Thank you.',
    report: 'Report a problem on this page',
  },
  {
    prefix: '/ru',
    no: 'Нет',
    missing: /Чего не хватает/,
    send: 'Отправить',
    thanks: 'Спасибо.',
    report: 'Сообщить об ошибке на странице',
  },
]) {
  test(`an answer and a reason arrive at the endpoint (${prefix || '/'})`, async ({page, site, context}) => {
    const events = await receive(page);
    const violations = await watchPolicy(page);
    await page.setViewportSize({width: 360, height: 740});
    await open(page, site + prefix + BANNER);
    await page.getByRole('button', {name: no, exact: true}).click();
    await page.getByRole('textbox', {name: missing}).fill('A diagram');
    await expectAccessible(page, 'article + *, article');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', {name: send}).click();
    await expect(page.getByText(thanks)).toBeVisible();
    const answer = {
      event: 'page_feedback',
      answer: 'no',
      page: prefix + BANNER,
      language: prefix === '' ? 'en' : 'ru',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
    };
    await expect.poll(() => events).toEqual([answer, {...answer, reason: 'A diagram'}]);
    expect(violations).toEqual([]);
    expect(await context.cookies()).toEqual([]);

    // The next page asks again.
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('button', {name: no, exact: true})).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('link', {name: report})).toBeVisible();
  });
}

test('the report quotes the selection, but with placeholders', async ({page, site}) => {
  await page.addInitScript(() => {
    localStorage.setItem('site.yourValues', JSON.stringify({androidAppKey: 'secret123'}));
  });
  await open(page, site + BANNER);
  const mark = page.locator('pre mark').first();
  await expect(mark).toHaveText('secret123');
  await mark.evaluate((element) => {
    window.getSelection()?.selectAllChildren(element.closest('.token-line') ?? element);
  });
  const link = page.getByRole('link', {name: 'Report a problem on this page'});
  await link.dispatchEvent('pointerdown');
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/github\.com\/example\/docs\/issues\/new\?/);
  const body = new URL(href).searchParams.get('body');
  expect(body).toContain(`Page: ${site}${BANNER}\nSDK version: `);
  expect(body).toMatch(/> .*"YOUR_APP_KEY"/);
  expect(href).not.toContain('secret123');
});

test('readers who send a privacy signal see only the report', async ({page, site}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
  });
  await open(page, site + BANNER);
  await expect(page.getByRole('link', {name: 'Report a problem on this page'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Yes', exact: true})).toHaveCount(0);
});

test('embedded pages and sites without the settings load nothing', async ({page, site, baseURL}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const address of [`${site}/onboarding/android/get-started`, `${baseURL}${BANNER}`]) {
    await page.goto(address);
    await hydrated(page);
    await idle(page);
    await expect(page.getByRole('region', {name: 'Feedback'})).toHaveCount(0);
  }
  expect(requests.filter((request) => request.includes('/feedback.'))).toEqual([]);
});
