import {readFileSync} from 'node:fs';
import path from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';

import {planQuery, rank} from '../../src/search/rank.ts';
import {readIndexFile, type IndexFile} from '../../src/search/searchIndex.ts';
import {rankOf, readQuestions} from '../search/questions.ts';

import {open, watchForFaults} from './support/site.ts';

const input = (page: Page) => page.locator('.DocSearch-Input');
const rows = (page: Page) => page.locator('.DocSearch-Hit a');

/** Axe on the part of the page that this file is about: the long page behind the window is checked elsewhere, and slowly. */
async function expectAccessible(page: Page, part: string) {
  const {violations} = await new AxeBuilder({page})
    .include(part)
    // DocSearch puts links into the options of its list; without them there is no opening in a new tab.
    .disableRules(part === 'main' ? [] : ['nested-interactive'])
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 200)).join(', ')}`),
  ).toEqual([]);
}

/** Opens the window with the keyboard and types. */
async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.insertText(text);
}

test('keys open and close the window, and the focus goes back', async ({page}) => {
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
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  await page.getByRole('button', {name: /^Search/}).click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('button', {name: /^Search/})).toBeFocused();
  expect(faults).toEqual([]);
  expect(outside).toEqual([]);
});

test('keys belong to fields that take text, and embedded pages have none', async ({page}) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search'});
  await field.focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('/');
  await page.evaluate(() => {
    const editable = document.createElement('div');
    editable.contentEditable = 'true';
    document.querySelector('main')?.append(editable);
    editable.focus();
  });
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Section'}).focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page, '/onboarding');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('nothing of the window is loaded before it is wanted', async ({page}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => file.includes('search-index'))).toEqual([]);
  const before = files.length;
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  expect(files.slice(before).some((file) => file.endsWith('.js'))).toBe(true);
});

for (const [language, prefix, query, title, group, count] of [
  ['English', '', 'banner callbacks', 'Banner', 'Banner — Android SDK', /^\d+ pages found$/],
  ['Russian', '/ru', 'колбэки баннеров', 'Баннер', 'Баннер — Android SDK', /^Найден[аоы] \d+ страниц[аы]?$/],
] as const) {
  test(`finds a page of the section first, and Enter goes there (${language})`, async ({page}) => {
    const {faults} = watchForFaults(page);
    await open(page, `${prefix}/android/get-started`);
    await search(page, query);
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText(group);
    await expect(rows(page).first()).toContainText(title);
    await expect(page.locator('.DocSearch-Hit-excerpt').first()).not.toBeEmpty();
    await expect(page.locator('.DocSearch-Status')).toHaveText(count);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/android/ad-types/banner#`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await input(page).fill(query);
    await rows(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/android/ad-types/banner$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // What was chosen is offered again, and can be kept.
    await page.keyboard.press('Control+k');
    await expect(rows(page)).toHaveCount(2);
    await page.locator('.DocSearch-Hit-action-button').first().click();
    await expect(page.locator('.DocSearch-Hit-source').last()).toHaveText(
      language === 'English' ? 'Favorite' : 'Избранное',
    );
    expect(faults).toEqual([]);
  });
}

test('says what it cannot do, in both languages', async ({page}) => {
  await page.route('**/search-index/index.json', (route) => route.abort());
  for (const [prefix, title, help] of [
    ['', 'Unable to fetch results', 'You might want to check your network connection.'],
    ['/ru', 'Не удалось загрузить результаты поиска', 'Проверьте подключение к интернету.'],
  ] as const) {
    await open(page, `${prefix}/android`);
    await search(page, 'banner');
    await expect(page.locator('.DocSearch-ErrorScreen')).toContainText(title);
    await expect(page.locator('.DocSearch-ErrorScreen')).toContainText(help);
    await expect(page.locator('.DocSearch-Status')).toHaveText(title);
    await open(page, `${prefix}/search?q=banner`);
    await expect(page.getByRole('alert')).toContainText(title);
  }
  await page.unroute('**/search-index/index.json');
  for (const [prefix, none, hint, report, letUsKnow, suggestion] of [
    [
      '',
      'No results for',
      'Try searching for',
      'Believe this query should return results?',
      'Let us know.',
      'Test mode',
    ],
    [
      '/ru',
      'Нет результатов по запросу',
      'Попробуйте поискать',
      'Думаете, по этому запросу что-то должно найтись?',
      'Сообщите нам.',
      'Тестовый режим',
    ],
  ] as const) {
    await open(page, `${prefix}/android`);
    await search(page, 'banner');
    await expect(rows(page).first()).toBeVisible();
    await input(page).fill('qqxxzzvv');
    const screen = page.locator('.DocSearch-Modal');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    for (const text of [none, hint, report, letUsKnow]) await expect(screen).toContainText(text);
    await expect(screen.getByRole('link', {name: letUsKnow})).toHaveAttribute('href', /^mailto:.*qqxxzzvv/);
    await screen.getByRole('button', {name: suggestion}).click();
    await expect(rows(page).first()).toBeVisible();
  }
});

test('all results are on the search page, which keeps query and section in its address', async ({page}) => {
  await open(page, '/android/get-started');
  await search(page, 'banner');
  const all = page.locator('.DocSearch-HitsFooter a');
  await expect(all).toHaveText(/^See all \d+ results$/);
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page).toHaveURL(/\/search\?q=banner$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "banner"');
  await expect(page.getByRole('status')).toHaveText(/^\d+ pages found$/);
  expect(Number(count)).toBeGreaterThan(10);
  await page.getByRole('button', {name: 'Show more'}).click();
  await expect.poll(() => page.locator('main ol > li').count()).toBeGreaterThan(15);
  await page.getByRole('combobox', {name: 'Section'}).selectOption('ios');
  await expect(page).toHaveURL(/q=banner&section=ios$/);
  await expect(page.locator('main ol > li').first().getByRole('link').first()).toHaveAttribute(
    'href',
    '/ios/ad-types/banner',
  );
  for (const href of await page
    .locator('main ol h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    expect(href).toMatch(/^\/ios(?:\/|$)/);
  }
  await page.getByRole('searchbox', {name: 'Search'}).fill('rewarded');
  await expect(page).toHaveURL(/q=rewarded&section=ios$/);
  await expect(page.locator('main ol h2').first()).toContainText('Rewarded');
  await open(page, '/ru/search?q=%D0%B1%D0%B0%D0%BD%D0%BD%D0%B5%D1%80%D0%B0%D0%BC%D0%B8');
  await expect(page.getByRole('searchbox')).toHaveValue('баннерами');
  await expect(page.locator('main ol h2').first()).toContainText('Баннер');
});

test('works offline once loaded, and under a strict content security policy', async ({page, context}) => {
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
  const {shards} = JSON.parse(
    readFileSync(path.join('build-test/search-index/index.json'), 'utf8'),
  ) as IndexFile;
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await open(page, '/android/get-started');
  await search(page, 'banner');
  await expect(rows(page).first()).toBeVisible();
  await expect
    .poll(() => shards.every(([name]) => loaded.has(`/search-index/${name}.json`)), {timeout: 10_000})
    .toBe(true);
  await context.setOffline(true);
  await input(page).fill('tracking permission ios');
  await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText(
    'App Tracking Transparency — iOS SDK',
  );
  // Excerpts of pages that were not shown before are the only thing that is missing.
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('markup in a query stays text', async ({page}) => {
  await open(page, '/android');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const text of [
    '<img src=x onerror=alert(1)> banner',
    '"><script>alert(1)</script>',
    'banner\u202E\uD800',
  ]) {
    await page.keyboard.press('Control+k');
    await input(page).fill(text);
    await expect(page.locator('.DocSearch-Hits, .DocSearch-NoResults').first()).toBeVisible();
    expect(await page.locator('.DocSearch-Modal :is(img, script)').count()).toBe(0);
    await page.keyboard.press('Escape');
  }
  await open(page, `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> banner')}`);
  await expect(page.locator('main ol h2').first()).toBeVisible();
  expect(await page.locator('main img').count()).toBe(0);
  expect(dialogs).toEqual([]);
});

for (const mode of ['light', 'dark'] as const) {
  test(`the window and the search page are accessible (${mode})`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 800});
      await open(page, '/reporting');
      await search(page, 'banner callbacks');
      await expect(page.locator('.DocSearch-Hit-excerpt').nth(2)).not.toBeEmpty();
      await expectAccessible(page, '[role="dialog"]');
      await input(page).fill('qqxxzzvv');
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
      await expectAccessible(page, '[role="dialog"]');
      await open(page, '/ru/search?q=баннер');
      await expect(page.locator('main ol h2').first()).toBeVisible();
      await expectAccessible(page, 'main');
    }
  });
}

test('rows of the history can be kept and removed without motion, too', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/android');
  await search(page, 'banner');
  await rows(page).first().click();
  await page.keyboard.press('Control+k');
  const source = page.locator('.DocSearch-Hit-source');
  await expect(source).toHaveText('Recent');
  await page.getByTitle('Save this search').click();
  await expect(source).toHaveText('Favorite');
  await page.getByTitle('Remove this search from favorites').click();
  await expect(source).toHaveCount(0);
});

test('Tab stays in the window', async ({page}) => {
  await open(page, '/android');
  await search(page, 'banner');
  await expect(rows(page).first()).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await input(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.DocSearch-HitsFooter a')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(input(page)).toBeFocused();
});

test('what is marked on the page is searched for, however long, and the next key replaces it', async ({
  page,
}) => {
  await open(page, '/android/get-started');
  const paragraph = page.locator('.theme-doc-markdown p').first();
  const words = (await paragraph.textContent()) ?? '';
  expect(words.length).toBeGreaterThan(64);
  await paragraph.selectText();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue(words);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.insertText('banner');
  await expect(input(page)).toHaveValue('banner');
  await page.getByRole('button', {name: 'Clear the query'}).click();
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const language of ['en', 'ru'] as const) {
  test(`the right page is first for 85 of 100 questions, and in the first three for 95 (${language})`, () => {
    const folder = path.join('build-test', language === 'ru' ? 'ru' : '', 'search-index');
    const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown;
    const index = readIndexFile(read('index.json') as IndexFile);
    for (const name of index.missingShards()) index.addShard(name, read(`${name}.json`) as string);
    const known = new Set(index.pages.map((page) => page.path));
    const questions = readQuestions().filter(
      (question) => question.language === language && question.pages.some((address) => known.has(address)),
    );
    const ranks = questions.map((question) => {
      const {matches} = rank(index, planQuery(index, question.query));
      return rankOf(
        question,
        matches.map((match) => index.pages[match.page]?.path ?? ''),
      );
    });
    expect(questions.length).toBeGreaterThan(50);
    expect(ranks.filter((value) => value === 1).length / ranks.length).toBeGreaterThanOrEqual(0.85);
    expect(ranks.filter((value) => value <= 3).length / ranks.length).toBeGreaterThanOrEqual(0.95);
  });
}
