import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, type BrowserContext, type Locator, type Page} from '@playwright/test';

import type {IndexFile} from '../../src/features/search/searchIndex.ts';

import {expectAccessible, hydrated, open, watchForFaults} from './support/site.ts';
import {test} from './support/window.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('combobox');
const rows = (page: Page) => dialog(page).getByRole('option');
const groups = (page: Page) => dialog(page).getByRole('group');
const visited = (page: Page) => dialog(page).getByRole('listitem');
const results = (page: Page) => page.locator('main ol > li');

/** Opens the window with the keyboard and types. */
async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText(text);
}

/**
 * Makes every request fail. `setOffline` doesn't, because the browser still loads files that it has cached, and it
 * caches none of them while requests are routed.
 */
async function disconnect(context: BrowserContext) {
  await context.route('**/*', (route) => route.abort('internetdisconnected'));
}

/** Inserts text into the focused field at once, as if from the clipboard. */
const paste = (page: Page, text: string) => page.keyboard.insertText(text);

/** Returns a log of the given length, in characters. */
const log = (length: number) =>
  'Execution of: Lcom/appodeal/ads/Appodeal; failed with java.lang.IllegalStateException: the activity is gone '
    .repeat(length / 50)
    .slice(0, length);

test('keys open and close the window, and the focus returns', async ({page}) => {
  const {faults} = watchForFaults(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) outside.push(request.url());
  });
  await open(page, '/android/get-started');
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
  const link = page.locator('.menu__link').first();
  await link.focus();
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  // If nothing was focused, the button receives the focus.
  await link.blur();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', {name: /^Search/})).toBeFocused();
  await page.getByRole('button', {name: /^Search/}).click();
  await dialog(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog(page)).toHaveCount(0);
  // In quick succession, no key press is lost while the window closes.
  for (let times = 0; times < 10; times += 1) {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
  }
  await expect(dialog(page)).toHaveCount(0);
  // A click outside the window closes it, too.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  expect(faults).toEqual([]);
  expect(outside).toEqual([]);
});

test('shortcuts do not work in fields that accept text or on embedded pages', async ({page}) => {
  /** Returns whether the page handles a key. */
  const takes = (init: {key: string; code?: string; ctrlKey?: boolean}) =>
    page.evaluate(
      (event) =>
        !(document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...event}),
        ),
      init,
    );
  const KEYS = [{key: '/'}, {key: 'k', ctrlKey: true}];
  await open(page, '/search');
  const input = page.getByRole('searchbox', {name: 'Search'});
  await input.focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue('/');
  for (const key of KEYS) expect(await takes(key)).toBe(false);
  await page.evaluate(() => {
    const editable = document.createElement('div');
    editable.contentEditable = 'true';
    document.querySelector('main')?.append(editable);
    editable.focus();
  });
  for (const key of KEYS) expect(await takes(key)).toBe(false);
  await page.getByRole('combobox', {name: 'Section'}).focus();
  for (const key of KEYS) expect(await takes(key)).toBe(false);
  await open(page, '/onboarding');
  for (const key of KEYS) expect(await takes(key)).toBe(false);
  await open(page, '/android');
  expect(await takes({key: 'e', code: 'KeyK', ctrlKey: true})).toBe(false);
  expect(await takes({key: 'k', code: 'KeyN', ctrlKey: true})).toBe(true);
  await expect(dialog(page)).toBeVisible();
});

test('no part of the window is loaded before it is opened', async ({page}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.waitForLoadState('load');
  const before = files.length;
  await search(page, 'banner');
  await expect(rows(page).first()).toBeVisible();
  const isOfSearch = (file: string) => /search-(?:index|window)/.test(file);
  expect(files.slice(0, before).filter(isOfSearch)).toEqual([]);
  expect(files.slice(before).filter(isOfSearch)).toContainEqual(expect.stringContaining('search-window'));
});

test('finds a page in the section first, and remembers opened results', async ({page}) => {
  const {faults} = watchForFaults(page);
  await open(page, '/android/get-started');
  await search(page, 'banner callbacks');
  await expect(groups(page).first()).toHaveAccessibleName('Banner — Android SDK');
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).first().locator('mark').first()).toHaveText('Banner');
  await expect(rows(page).first().locator('[class*="excerpt"]')).not.toBeEmpty();
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results found$/);
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await rows(page).nth(1).getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/android\/ad-types\/banner#/);
  await expect(dialog(page)).toHaveCount(0);
  await search(page, 'banner callbacks');
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/android\/ad-types\/banner$/);
  await expect(dialog(page)).toHaveCount(0);
  // Opened results are offered again, most recent first, and arrow keys select them.
  await page.keyboard.press('Control+k');
  await expect(visited(page)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/android\/ad-types\/banner#/);
  // A result can be saved and removed.
  await page.keyboard.press('Control+k');
  await dialog(page)
    .getByRole('button', {name: /^Save this search/})
    .first()
    .click();
  const favorites = dialog(page).getByRole('region', {name: 'Favorite'});
  await expect(favorites.getByRole('listitem')).toHaveCount(1);
  await expect(dialog(page).getByRole('region', {name: 'Recent'}).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await favorites.getByRole('button', {name: /^Remove this search from favorites/}).click();
  await dialog(page)
    .getByRole('button', {name: /^Remove this search from history/})
    .click();
  await expect(visited(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

/** URLs of the versions that a result offers, in order. */
const versions = (result: Locator) => result.locator('a[aria-current]');
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('a page and its versions are one result', async ({page}) => {
  const banner = (platform: string) => `/${platform}/ad-types/banner`;
  const all = ['android', 'ios', 'unity'].map(banner);
  const {faults} = watchForFaults(page);
  await open(page, '/unity/get-started');
  await search(page, 'banner');
  await expect(rows(page).first()).toHaveAttribute('href', banner('unity'));
  expect(await hrefs(versions(groups(page).first()))).toEqual(all);
  // No other result is a version of the same page.
  const titles = await hrefs(groups(page).locator('[role="option"]:not([aria-current]):first-of-type'));
  expect(titles.filter((href) => all.includes(href ?? ''))).toEqual([banner('unity')]);
  // A platform in the query takes precedence over the one of the page.
  await field(page).fill('banner ios');
  await expect(rows(page).first()).toHaveAttribute('href', banner('ios'));
  // The arrow keys reach the versions.
  const android = dialog(page).getByRole('option', {name: 'Android — Banner'}).first();
  const id = (await android.getAttribute('id')) ?? 'none';
  for (let presses = 0; presses < 8; presses += 1) {
    if ((await field(page).getAttribute('aria-activedescendant')) === id) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(android).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${banner('android')}$`));
  // Outside the platforms, the one that was chosen last opens, also on the search page.
  await open(page, '/reporting');
  await search(page, 'banner');
  await expect(rows(page).first()).toHaveAttribute('href', banner('android'));
  await versions(groups(page).first()).nth(2).click();
  await expect(page).toHaveURL(new RegExp(`${banner('unity')}$`));
  await open(page, '/search?q=banner');
  const first = results(page).first();
  await expect(first.locator('h2 a')).toHaveAttribute('href', banner('unity'));
  expect(await hrefs(versions(first))).toEqual(all);
  await first.getByRole('link', {name: 'iOS — Banner'}).click();
  await expect(page).toHaveURL(new RegExp(`${banner('ios')}$`));
  await expect(page.locator('h1')).toHaveText('Banner');
  await page.goBack();
  await expect(results(page).first().locator('h2 a')).toHaveAttribute('href', banner('ios'));
  expect(faults).toEqual([]);
});

test('words that a result doesn’t contain are listed', async ({page}) => {
  await open(page, '/android/get-started');
  await search(page, 'banner Zulu');
  await expect(rows(page).first()).toContainText('Missing: Zulu');
  await open(page, '/search?q=banner Zulu');
  await expect(results(page).first()).toContainText('Missing: Zulu');
  await page.getByRole('searchbox').fill('banner');
  await expect(results(page).first()).not.toContainText('Missing');
});

for (const [start, query, path] of [
  ['/', 'how long is 3.2 supported', /\/sdk-deprecation-policy$/],
  ['/', 'why do I see no ads', /\/problem-with-displaying-ads$/],
  ['/ru/', 'сколько поддерживается 3.2', /\/sdk-deprecation-policy$/],
  ['/ru/', 'реклама не показывается', /\/problem-with-displaying-ads$/],
  ['/ru/', 'reklama ne pokazyvaetsya', /\/problem-with-displaying-ads$/],
] as const) {
  test(`a question in plain language leads to the page that answers it (${query})`, async ({page}) => {
    await open(page, start);
    await search(page, query);
    await expect(rows(page).first()).toHaveAttribute('href', path);
  });
}

test('reports failures and missing results', async ({page}) => {
  await page.route('**/search-index/index.json', (route) => route.abort());
  await open(page, '/android');
  await search(page, 'banner');
  await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'You might want to check your network connection.',
  );
  await open(page, '/search?q=banner');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await page.unroute('**/search-index/index.json');
  await open(page, '/android');
  await search(page, 'banner');
  await expect(rows(page).first()).toBeVisible();
  await field(page).fill('qqxxzzvv');
  for (const text of [
    'No results for "qqxxzzvv"',
    'Try searching for',
    'Believe this query should return results?',
  ])
    await expect(dialog(page).getByText(text).last()).toBeVisible();
  await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /^mailto:.*qqxxzzvv/,
  );
  await dialog(page).getByRole('button', {name: 'Test mode'}).click();
  await expect(rows(page).first()).toBeVisible();
});

test('is translated into Russian', async ({page}) => {
  await open(page, '/ru/android/get-started');
  await search(page, 'колбэки баннеров');
  await expect(groups(page).first()).toHaveAccessibleName('Баннер — Android SDK');
  await expect(dialog(page).getByRole('status')).toHaveText(/^Найдено? \d+ результат(?:а|ов)?$/);
  await expect(dialog(page).getByRole('link', {name: /^Посмотреть (?:все )?\d+ результат/})).toBeVisible();
  await field(page).fill('qqxxzzvv');
  for (const text of [
    'Нет результатов по запросу «qqxxzzvv»',
    'Попробуйте поискать',
    'Думаете, по этому запросу что-то должно найтись?',
    'Сообщите нам.',
  ])
    await expect(dialog(page).getByText(text).last()).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Тестовый режим'}).click();
  await rows(page).first().click();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('heading', {name: 'Недавнее'})).toBeVisible();
  await dialog(page)
    .getByRole('button', {name: /^Добавить в избранное/})
    .click();
  await expect(dialog(page).getByRole('heading', {name: 'Избранное'})).toBeVisible();
  // A page in the other language is a separate application.
  await open(page, '/android');
  await page.keyboard.press('Control+k');
  await visited(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/ru\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('the link to all results shows the number of results on the search page', async ({page}) => {
  for (const [start, query] of [
    ['/android/get-started', 'banner'],
    ['/ios/get-started', 'banner'],
    ['/unity/get-started', 'consent'],
  ] as const) {
    await open(page, start);
    await search(page, query);
    const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0] ?? 'none';
    await all.click();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${query}$`));
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('main').getByRole('status')).toHaveText(`${count} results found`);
  }
});

test('the search page stores the query and section in its URL', async ({page}) => {
  await open(page, '/search?q=banner');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "banner"');
  await page.getByRole('button', {name: 'Show more'}).click();
  await expect.poll(() => results(page).count()).toBeGreaterThan(15);
  await page.getByRole('combobox', {name: 'Section'}).selectOption('ios');
  await expect(page).toHaveURL(/q=banner&section=ios$/);
  await expect(results(page).first().getByRole('link').first()).toHaveAttribute(
    'href',
    '/ios/ad-types/banner',
  );
  for (const link of await results(page).locator('h2 a').all())
    expect(await link.getAttribute('href')).toMatch(/^\/ios(?:\/|$)/);
  await page.getByRole('searchbox', {name: 'Search'}).fill('rewarded');
  await expect(page).toHaveURL(/q=rewarded&section=ios$/);
  await expect(results(page).first()).toContainText('Rewarded');
  await open(page, '/search?q=test+mode');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('rewarded');
});

test('works offline once loaded and under a strict content security policy', async ({page, context}) => {
  await page.route('**/android/get-started', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy':
          "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
      },
    });
  });
  const {faults} = watchForFaults(page);
  const {shards} = JSON.parse(readFileSync(path.join('build/search-index/index.json'), 'utf8')) as IndexFile;
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await open(page, '/android/get-started');
  await search(page, 'banner');
  await expect(rows(page).first()).toBeVisible();
  await expect
    .poll(() => shards.every(([name]) => loaded.has(`/search-index/${name}.json`)), {timeout: 15_000})
    .toBe(true);
  await disconnect(context);
  await field(page).fill('tracking permission ios');
  await expect(groups(page).first()).toHaveAccessibleName('App Tracking Transparency — iOS SDK');
  // Only excerpts of pages that were not shown before are missing.
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('leaves the page unchanged if the window is first opened offline', async ({page, context}) => {
  await open(page, '/android/get-started');
  await disconnect(context);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toContainText('Search requires a network connection.');
  await expect(page).toHaveURL(/\/android\/get-started$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', {name: /^Search/})).toBeFocused();
  await expect(page.locator('h1')).toBeVisible();
  await context.unrouteAll();
  await search(page, 'banner');
  await expect(rows(page).first()).toBeVisible();
});

test('a pasted message is used in full, and a message of any length has an answer', async ({page}) => {
  const message = log(140);
  await open(page, '/android');
  await search(page, message);
  await expect(field(page)).toHaveValue(message);
  await expect(rows(page).first()).toBeVisible();
  await expect(dialog(page).getByText('only the beginning')).toHaveCount(0);
  await field(page).selectText();
  await paste(page, log(100_000));
  await expect(dialog(page).getByText('Search uses only the beginning of this text.')).toBeVisible();
  const all = dialog(page).getByRole('link', {name: /^See all/});
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0] ?? 'none';
  await all.click();
  await expect(page.locator('main').getByRole('status')).toHaveText(`${count} results found`);
});

test('the URL of the search page stays short enough for hosts', async ({page}) => {
  for (const [text, found] of [
    [log(100_000), /results found$/],
    ['баннер и его колбэки '.repeat(1000), /results? found$/],
  ] as const) {
    await open(page, '/search');
    await page.getByRole('searchbox').focus();
    await paste(page, text);
    const status = page.locator('main').getByRole('status');
    await expect(status).toHaveText(found);
    const answer = await status.textContent();
    expect(page.url().length).toBeLessThan(2100);
    await expect(page.getByText('Search uses only the beginning of this text.')).toBeVisible();
    const other = page.locator('.navbar a[hreflang="ru"], .navbar a[lang="ru"]').first();
    expect((await other.getAttribute('href'))?.length ?? 0).toBeLessThan(2100);
    await page.reload();
    await expect(status).toHaveText(answer ?? '');
  }
});

for (const width of [390, 1280]) {
  test(`a pasted log leaves the field and the first result in view at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    for (const query of [log(740), log(1000), 'W'.repeat(3000)]) {
      await open(page, `/search?q=${encodeURIComponent(query)}`);
      await expect(page.getByRole('searchbox')).toBeInViewport({ratio: 1});
      const heading = page.getByRole('heading', {level: 1});
      expect((await heading.textContent())?.length).toBeLessThan(100);
      expect(
        await heading.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
      if (!query.startsWith('W'))
        await expect(results(page).first().locator('h2')).toBeInViewport({ratio: 1});
      expect((await page.title()).length).toBeLessThan(150);
    }
  });
}

test('a lone surrogate is a character like any other', async ({page}) => {
  const {faults} = watchForFaults(page);
  const HALF = '\uD83D';
  /** Types through the DOM, because the test protocol can't transmit lone surrogates. */
  const type = (selector: string, units: number[]) =>
    page.evaluate(
      ([target, codes]) => {
        const input = document.querySelector<HTMLInputElement>(target);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          String.fromCharCode(...codes),
        );
        input?.dispatchEvent(new Event('input', {bubbles: true}));
      },
      [selector, units] as const,
    );
  const codes = (text: string) => Array.from(text, (_, at) => text.charCodeAt(at));
  const units = (text: string) => text.split('').flatMap((unit) => codes(unit));
  const nothing = `${'q'.repeat(199)}${HALF}`;
  await open(page, '/android');
  await page.keyboard.press('Control+k');
  // The window's script is loaded on demand.
  await expect(field(page)).toBeVisible();
  for (const text of [`${HALF} banner`, nothing, HALF]) {
    await type('dialog input', units(text));
    await expect(field(page)).toBeVisible();
  }
  await type('dialog input', units(`banner ${HALF}`));
  await dialog(page)
    .getByRole('link', {name: /^See all/})
    .click();
  await expect(results(page).first()).toBeVisible();
  await type('main input', units(nothing));
  await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  for (const query of ['%ED%A0%80', '%D8%00', '%', '%zz', `${'q'.repeat(199)}%F0%9F%91%8D`]) {
    await open(page, `/search?q=${query}`);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test('words that are typed before the scripts run are searched for', async ({page}) => {
  const {faults} = watchForFaults(page);
  for (const address of ['/search', '/search?q=interstitial']) {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address, {waitUntil: 'commit'});
    await page.getByRole('searchbox').fill('banner callbacks');
    await page.getByRole('combobox', {name: 'Section'}).selectOption('ios');
    release();
    await hydrated(page);
    await expect(page).toHaveURL(/q=banner\+callbacks/);
    await expect(page).toHaveURL(/section=ios/);
    await expect(page.getByRole('searchbox')).toHaveValue('banner callbacks');
    await expect(results(page).first().locator('h2')).toContainText('Banner');
    await page.unroute('**/assets/js/**');
  }
  expect(faults).toEqual([]);
});

test('markup in a query stays text', async ({page}) => {
  await open(page, '/android');
  const dialogs: string[] = [];
  page.on('dialog', (opened) => {
    dialogs.push(opened.message());
    void opened.dismiss();
  });
  for (const text of ['<img src=x onerror=alert(1)> banner', '"><script>alert(1)</script>', 'banner\u202E']) {
    await page.keyboard.press('Control+k');
    await field(page).fill(text);
    await expect(dialog(page).getByRole('status')).not.toBeEmpty();
    await expect(dialog(page).locator('img, script')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await open(page, `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> banner')}`);
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

for (const [mode, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test(`the window and the search page are accessible (${mode}, ${width} px)`, async ({page}) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, mode);
    await page.setViewportSize({width, height: 800});
    await open(page, '/reporting');
    await search(page, 'banner callbacks');
    await expect(rows(page).nth(2).locator('[class*="excerpt"]')).not.toBeEmpty();
    await expectAccessible(page, 'dialog');
    await field(page).fill('qqxxzzvv');
    await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
    await expectAccessible(page, 'dialog');
    await field(page).fill('banner');
    await rows(page).first().click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toHaveText('Banner');
    await page.keyboard.press('Control+k');
    await expect(visited(page)).toHaveCount(1);
    await expectAccessible(page, 'dialog');
    await open(page, '/ru/search?q=баннер');
    await expect(results(page).first()).toBeVisible();
    await expectAccessible(page, 'main');
  });
}

test('Tab stays in the window', async ({page}) => {
  await open(page, '/android');
  await search(page, 'banner');
  await expect(rows(page).first()).toBeVisible();
  const stops = new Set<string>();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop, the browser's own controls have the focus, so nothing on the page does.
    stops.add(
      await page.evaluate(() => {
        const {activeElement} = document;
        return activeElement?.closest('dialog') || activeElement === document.body
          ? activeElement.tagName
          : 'outside';
      }),
    );
  }
  expect([...stops]).toEqual(expect.arrayContaining(['INPUT', 'BUTTON', 'A']));
  expect([...stops]).not.toContain('outside');
});

test('text that is selected on the page becomes the query, and the next key replaces it', async ({page}) => {
  await open(page, '/android/get-started');
  const paragraph = page.locator('.theme-doc-markdown p').first();
  const words = (await paragraph.textContent()) ?? '';
  expect(words.length).toBeGreaterThan(64);
  await paragraph.selectText();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(words.replace(/\s+/g, ' ').trim());
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.insertText('banner');
  await expect(field(page)).toHaveValue('banner');
  await page.getByRole('button', {name: 'Clear the query'}).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});
