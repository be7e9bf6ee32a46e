import {readFileSync} from 'node:fs';

import {expect, type Page} from '@playwright/test';

import {open} from './support/site.ts';
import {test} from './support/window.ts';

const TEXTS = {
  '': {
    copy: 'Copy page',
    copied: 'Copied',
    menu: 'Page menu',
    copyMarkdown: 'Copy page as Markdown',
    view: 'View as Markdown',
    refused: /doesn't allow copying/,
    failed: /couldn't be loaded/,
    word: 'Show a banner',
  },
  '/ru': {
    copy: 'Копировать страницу',
    copied: 'Скопировано',
    menu: 'Меню страницы',
    copyMarkdown: 'Копировать в формате Markdown',
    view: 'Открыть в формате Markdown',
    refused: /не разрешает копировать/,
    failed: /Не удалось загрузить страницу/,
    word: 'Показ баннера',
  },
} as const;

const control = (page: Page) => page.locator('[data-copy-page]');

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

const texts = TEXTS[''];
const banner = '/android/ad-types/banner';

test('the button loads and copies the page only on click and confirms it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, banner);
  expect(requests.filter((address) => address.endsWith('.md'))).toEqual([]);
  await control(page).getByRole('button', {name: texts.copy, exact: true}).click();
  await expect(control(page).getByRole('status')).toHaveText(texts.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync(`build${banner}.md`, 'utf8'));
  expect(requests.filter((address) => address.endsWith('.md'))).toEqual([`${banner}.md`]);
  await expect(control(page).getByRole('button', {name: texts.copy, exact: true})).toBeVisible();
});

test('the menu works with the keyboard', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, banner);
  const menu = control(page).locator('details');
  const summary = menu.locator('summary');
  await control(page).getByRole('button', {name: texts.copy, exact: true}).focus();
  await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAccessibleName(texts.menu);
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', {name: texts.copyMarkdown})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', {name: texts.view})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(control(page).getByRole('status')).toHaveText(texts.copied);
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', {name: texts.view})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open');
});

test('the menu closes on a press outside', async ({page}) => {
  await open(page, banner);
  const menu = control(page).locator('details');
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  await page.locator('h1').click();
  await expect(menu).not.toHaveAttribute('open');
});

test('the link leads to the Markdown file, also after navigating to another page', async ({page}) => {
  await open(page, banner);
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', `${banner}.md`);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${banner}$`));
  const next = new URL(page.url()).pathname;
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', `${next}.md`);
  await control(page).locator('summary').click();
  const link = control(page).getByRole('link', {name: texts.view});
  await expect(link).toHaveAttribute('href', `${next}.md`);
  const answer = await page.request.get(`${next}.md`);
  expect(answer.ok()).toBe(true);
});

test('an error is shown if the browser denies access or the page cannot be loaded', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {write: () => Promise.reject(new DOMException('no', 'NotAllowedError'))},
    });
  });
  await open(page, banner);
  const status = control(page).getByRole('status');
  const button = control(page).getByRole('button', {name: texts.copy, exact: true});
  await button.click();
  await expect(status).toHaveText(texts.refused);
  await expect(status).toBeVisible();
  await expect(status).toBeInViewport({ratio: 1});
  await page.route('**/*.md', (route) => route.fulfill({status: 404, body: ''}));
  await button.click();
  await expect(status).toHaveText(texts.failed);
});

test('the link works without scripts', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(banner);
  await control(page).locator('summary').click();
  await control(page).getByRole('link', {name: texts.view}).click();
  await expect(page).toHaveURL(new RegExp(`${banner}\\.md$`));
  await context.close();
});

test('embedded pages, the 404 page, and non-documentation pages have no copy button', async ({page}) => {
  for (const address of [
    '/onboarding/android/get-started',
    '/publishing',
    '/no/such/page',
    '/',
    '/versions/',
  ]) {
    await open(page, address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(control(page)).toHaveCount(0);
  }
  await open(page, '/android/category/ad-types');
  await expect(control(page)).toBeVisible();
});

test('the button and its menu are labeled in Russian', async ({page}) => {
  const russian = TEXTS['/ru'];
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {write: () => Promise.reject(new DOMException('no', 'NotAllowedError'))},
    });
  });
  await open(page, `/ru${banner}`);
  const button = control(page).getByRole('button', {name: russian.copy, exact: true});
  await button.click();
  await expect(control(page).getByRole('status')).toHaveText(russian.refused);
  await page.route('**/*.md', (route) => route.fulfill({status: 404, body: ''}));
  await button.click();
  await expect(control(page).getByRole('status')).toHaveText(russian.failed);
  const summary = control(page).locator('summary');
  await expect(summary).toHaveAccessibleName(russian.menu);
  await summary.click();
  await expect(control(page).getByRole('button', {name: russian.copyMarkdown})).toBeVisible();
  await expect(control(page).getByRole('link', {name: russian.view})).toHaveAttribute(
    'href',
    `/ru${banner}.md`,
  );
});

for (const prefix of ['', '/ru'] as const) {
  test(`Markdown is served with its type (${prefix || '/'})`, async ({request}) => {
    for (const address of [
      `${prefix}${banner}.md`,
      `${prefix}/index.md`,
      `${prefix}/android.md`,
      `${prefix}/versions.md`,
    ]) {
      const answer = await request.get(address);
      expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(answer.headers()['x-robots-tag']).toBe('noindex');
      expect(await answer.text()).toContain(`url: https://`);
    }
    const list = await request.get(`${prefix}/llms.txt`);
    expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(list.headers()['x-robots-tag']).toBeUndefined();
    expect(await list.text()).toContain(`${prefix}${banner}.md)`);
    const full = await request.get(`${prefix}/llms-full.txt`);
    expect(full.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await full.text()).toContain(TEXTS[prefix].word);
  });
}

// The `twins` check reads the markup of all built pages. Here, the browser determines what is visible on some of them.
for (const [prefix, address] of [
  ['', ''],
  ['/ru', '/versions/'],
  ['', '/android/ad-types/banner'],
  ['/ru', '/android/category/services'],
  ['', '/unity/advanced/configure-mediated-networks'],
  ['/ru', '/ios/changelog'],
  ['', '/networks-setup/glossary'],
  ['/ru', '/onboarding/ios/get-started'],
] as const) {
  test(`the Markdown of ${prefix}${address || '/'} has the text that the browser shows`, async ({
    page,
    request,
  }) => {
    // Scripts are blocked so that none of them restores what is removed below.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${prefix}${address || '/'}`, {waitUntil: 'domcontentloaded'});
    const visible = await page.evaluate(() => {
      const main = document.querySelector('main');
      if (!main) throw new Error('The page has no main part.');
      const left =
        'nav, footer, form, button, [role="tablist"], [role="tooltip"], [role="status"], label[for]';
      for (const element of main.querySelectorAll(`${left}, [data-copy-page], .theme-doc-version-badge`)) {
        element.remove();
      }
      // Only margins separate labels from the name next to them.
      for (const label of main.querySelectorAll('span:not([data-term], [data-term] *, pre *), dfn')) {
        label.before(' ');
        label.after(' ');
      }
      for (const panel of main.querySelectorAll('[role="tabpanel"]')) panel.removeAttribute('hidden');
      for (const details of main.querySelectorAll('details')) details.open = true;
      for (const toc of main.querySelectorAll('[class*="theme-doc-toc"], .hash-link')) toc.remove();
      const style = document.createElement('style');
      style.textContent = '* { content-visibility: visible !important; text-transform: none !important; }';
      document.head.append(style);
      return main.innerText;
    });
    const twin = await (
      await request.get(`${prefix}${address === '' ? '/index' : address.replace(/\/$/, '')}.md`)
    ).text();
    const read = twin
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/\]\((?:https?|mailto|webcal):[^)]*\)/g, ']')
      .replace(/^( *(?:> )?)```[a-z]*(?: title="(.*)")?$/gm, '$2')
      .replace(/^( *- )\[[x ]\]/gm, '$1')
      .replace(/^( *)\d+\. /gm, '$1');
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const counts = new Map<string, number>();
    for (const word of words(read)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const missing = words(visible).filter((word) => {
      const count = counts.get(word) ?? 0;
      counts.set(word, count - 1);
      return count < 1;
    });
    expect(missing.length).toBeLessThanOrEqual(Math.ceil(words(visible).length * 0.01));
    const extra = lettersOf(read).length - lettersOf(visible).length;
    expect(Math.abs(extra)).toBeLessThanOrEqual(Math.ceil(lettersOf(visible).length * 0.01));
  });
}
