import {readFileSync} from 'node:fs';

import {expect, type Page} from '@playwright/test';
import {XMLValidator} from 'fast-xml-parser';

import {builtReleases} from './support/releases.ts';
import {expectAccessible, hydrated, open, watchForFaults} from './support/site.ts';
import {test} from './support/window.ts';

interface Entry {
  name: string;
}

const count = (platform: string): number =>
  (JSON.parse(readFileSync(`changelogs/${platform}.json`, 'utf8')) as Entry[]).length;

const releases = (page: Page) => page.locator('[data-release]:visible');
const status = (page: Page) => page.locator('form [role="status"]');

for (const prefix of ['', '/ru']) {
  test(`all releases are readable without JavaScript at ${prefix}/ios/changelog`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`${prefix}/ios/changelog`);
    await expect(page.locator('[data-release]')).toHaveCount(count('ios'));
    await expect(page.locator('#v3-9-0')).toBeVisible();
    // Tools that require scripts are hidden.
    await expect(page.locator('form')).toBeHidden();
    await page.locator('[data-release="3.9.0"] summary').click();
    await expect(page.locator('[data-release="3.9.0"] li', {hasText: 'AdMob 12.8.0'})).toBeVisible();
    await context.close();
  });

  test(`the filter hides and shows releases without creating elements, and stores its state in the URL, at ${prefix}/unity/changelog`, async ({
    page,
  }) => {
    const {faults} = watchForFaults(page);
    await open(page, `${prefix}/unity/changelog`);
    await page.evaluate(() => {
      const seen = {added: 0, attributes: 0};
      (window as unknown as {seen: typeof seen}).seen = seen;
      const list = document.querySelector('[data-year]')?.parentElement;
      if (!list) throw new Error('no list');
      new MutationObserver((records) => {
        for (const {type} of records) seen[type === 'attributes' ? 'attributes' : 'added'] += 1;
      }).observe(list, {subtree: true, childList: true, characterData: true, attributes: true});
    });
    const form = page.locator('main form');
    await form.locator('select').nth(0).selectOption('bidon');
    await form.locator('select').nth(1).selectOption('stable');
    await form.locator('select').nth(2).selectOption('iOS');
    await form.locator('input[type="checkbox"]').nth(2).check();
    await form.locator('input[type="search"]').fill('3.10.0');
    await expect(releases(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\?kind=adapters&releases=stable&network=bidon&tag=ios&text=3\.10\.0$/);
    await expect(status(page)).not.toHaveText('');
    const seen = await page.evaluate(
      () => (window as unknown as {seen: {added: number; attributes: number}}).seen,
    );
    expect(seen.added).toBe(0);
    expect(seen.attributes).toBeGreaterThan(0);

    // The URL restores the state.
    const lines = await page.locator('[data-release] li[id]:visible').count();
    await page.reload();
    await hydrated(page);
    await expect(releases(page)).toHaveCount(1);
    await expect(page.locator('[data-release] li[id]:visible')).toHaveCount(lines);
    await expect(form.locator('input[type="search"]')).toHaveValue('3.10.0');

    await form.getByRole('button').click();
    await expect(releases(page)).toHaveCount(count('unity'));
    await expect(page).toHaveURL(/\/unity\/changelog$/);
    expect(faults).toEqual([]);
  });
}

test('a link to a line expands its list', async ({page}) => {
  await open(page, '/ios/changelog');
  const line = page.locator('[data-release="3.9.0"] li[id]', {hasText: 'Bidon 0.10.0'});
  const href = await line.locator('a[aria-label]').getAttribute('href');
  const id = await line.getAttribute('id');
  expect(href).toBe(`#${id ?? ''}`);
  await page.goto('about:blank');
  await open(page, `/ios/changelog${href ?? ''}`);
  await expect(page.locator(`[id="${id ?? ''}"]`)).toBeInViewport();
  // The same line has the same anchor in Russian.
  await open(page, `/ru/ios/changelog${href ?? ''}`);
  await expect(page.locator(`[id="${id ?? ''}"]`)).toBeInViewport();
});

test('two versions can be compared, with steps, and copied as Markdown', async ({page, context, request}) => {
  const {ios: latest} = (await builtReleases(request)).latest;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {faults} = watchForFaults(page);
  await open(page, '/ios/changelog');
  await page.getByRole('button', {name: 'Compare two versions'}).click();
  await page.getByLabel('Your version').selectOption('3.2.0');
  await expect(page).toHaveURL((url) => url.search === `?from=3.2.0&to=${latest}`);
  const result = page.getByRole('region', {name: `Appodeal iOS: from 3.2.0 to ${latest}`});
  await expect(result.getByRole('heading', {name: 'Raised minimum requirements'})).toBeVisible();
  await expect(result.getByText('Xcode 16.1 or newer required')).toBeVisible();
  await expect(result.getByRole('link', {name: 'From 3.9 to 3.10'})).toHaveAttribute(
    'href',
    '/ios/upgrade-guide#from-3-9-to-3-10',
  );
  await expect(result.getByRole('link', {name: 'From 3.1 to 3.2'})).toHaveCount(0);
  await expect(result.locator('li', {hasText: /^AdMob [\d.]+ → [\d.]+$/})).toBeVisible();

  await result.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(result.getByRole('button', {name: 'Copied'})).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')[0]).toBe(`# Appodeal iOS: from 3.2.0 to ${latest}`);
  expect(text).toContain('/ios/upgrade-guide#from-3-9-to-3-10)');
  expect(text).not.toContain('](/');
  await page.getByLabel('Your version').selectOption('3.8.1');
  await expect(page.getByRole('region', {name: `Appodeal iOS: from 3.8.1 to ${latest}`})).toBeVisible();
  // Only this part is new. `everyPage.spec.ts` runs axe on the rest, which has thousands of elements.
  await expectAccessible(page, 'section[aria-labelledby]:has(button)');
  expect(faults).toEqual([]);
});

test('a link to a comparison is enough to see it, also in Russian', async ({page}) => {
  await open(page, '/ru/ios/changelog?from=3.2.0&to=3.10.0');
  await expect(
    page.getByRole('region', {name: 'Appodeal iOS: переход с 3.2.0 на 3.10.0'}).locator('li').first(),
  ).toBeVisible({timeout: 20_000});
  await expect(page.getByRole('heading', {name: 'Шаги обновления'})).toBeVisible();
});

test('a reader who comes from another page sees the same list and can filter it', async ({page}) => {
  const {faults} = watchForFaults(page);
  await open(page, '/ios');
  await page.locator('main a[href="/ios/changelog"]').first().click();
  await expect(page.locator('[data-release]')).toHaveCount(count('ios'));
  await page.locator('main form select').nth(1).selectOption('pre');
  await expect(status(page)).toHaveText(/^\d+ releases$/);
  await expect(page.locator('[data-release="3.9.0"]')).toBeHidden();
  expect(faults).toEqual([]);
});

test('the list is still available if a script fails to load', async ({page}) => {
  await open(page, '/ios/changelog');
  await page.route(/\/assets\/js\/.*\.js/, (route) => route.abort());
  await page.getByRole('button', {name: 'Compare two versions'}).click();
  await expect(page.locator('main').getByRole('alert')).toHaveText(/couldn't be loaded.*Reload the page/);
  // The releases are still on the page.
  await expect(page.locator('[data-release="3.9.0"]')).toBeAttached();
});

for (const prefix of ['', '/ru']) {
  test(`feeds and data are linked and served at ${prefix}/android/changelog`, async ({page, request}) => {
    await open(page, `${prefix}/android/changelog`);
    // All pages link to the news feeds, and the page itself is linked as Markdown.
    const announced = await page
      .locator('link[rel="alternate"][type][href*="/releases/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    const shown = await page
      .locator('main a[type][href*="/releases/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const base = `${prefix}/releases/android`;
    expect(announced).toEqual([`${base}/rss.xml`, `${base}/atom.xml`, `${base}/feed.json`, `${base}.json`]);
    expect(shown).toEqual(announced);
    const texts = await Promise.all(
      announced.map(async (address) => {
        const response = await request.get(address);
        expect(response.status(), address).toBe(200);
        return response.text();
      }),
    );
    expect(XMLValidator.validate(texts[0] ?? '')).toBe(true);
    expect(XMLValidator.validate(texts[1] ?? '')).toBe(true);
    expect((JSON.parse(texts[2] ?? '') as {version: string}).version).toContain('jsonfeed.org');
    const data = JSON.parse(texts[3] ?? '') as {language: string; releases: {url: string}[]};
    expect(data.language).toBe(prefix === '' ? 'en' : 'ru');
    expect(data.releases).toHaveLength(count('android'));
    // URLs in the data must not be broken.
    const hash = new URL(data.releases[3]?.url ?? '').hash;
    await expect(page.locator(hash)).toBeAttached();
  });
}
