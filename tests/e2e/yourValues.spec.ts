import {readFileSync} from 'node:fs';

import {expect, type Page} from '@playwright/test';

import {
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  idle,
  open,
  watchForFaults,
} from './support/site.ts';
import {test} from './support/window.ts';

const KEY = 'site.yourValues';
const APP_KEY = 'fee50c333ff3825f';
const APP_ID = 'ca-app-pub-1234567890123456~1234567890';

const TEXTS = {
  '': {
    use: 'Use your values',
    change: 'Change your values',
    appKey: 'App key',
    appId: 'AdMob app ID',
    placement: 'Placement',
    target: 'App target in Xcode',
    save: 'Show in snippets',
    saved: 'The snippets show your values.',
    visit: /until you close or reload the page/,
    forget: 'Delete them',
    forgetAll: 'Delete all values',
    unitId: /with a slash is an ad unit ID/,
    marked: 'Your value: App key',
    menu: 'Page menu',
    item: 'Your values in snippets',
    close: 'Close',
    copy: 'Copy code to clipboard',
  },
  '/ru': {
    use: 'Подставить свои значения',
    change: 'Изменить свои значения',
    appKey: 'Ключ приложения',
    appId: 'AdMob App ID',
    placement: 'Плейсмент',
    target: 'Таргет приложения в Xcode',
    save: 'Показать в примерах',
    saved: /В примерах кода/,
    visit: /пока вы не закроете или не перезагрузите/,
    forget: 'Удалить значения',
    forgetAll: 'Удалить все значения',
    unitId: /с косой чертой/,
    marked: 'Ваше значение: Ключ приложения',
    menu: 'Меню страницы',
    item: 'Свои значения в коде',
    close: 'Закрыть',
    copy: 'Скопировать в буфер обмена',
  },
} as const;

type Texts = (typeof TEXTS)[keyof typeof TEXTS];

const BANNER = '/android/ad-types/banner';

const prompt = (page: Page) => page.locator('[data-your-values]');
const marks = (page: Page) => page.locator('pre mark');
const snippets = (page: Page) => page.locator('.theme-code-block pre');

/** Stores values before the page loads, unless the page has already changed them. */
async function store(page: Page, value: string): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('stored') !== null) return;
      sessionStorage.setItem('stored', 'yes');
      localStorage.setItem(key ?? '', text ?? '');
    },
    [KEY, value],
  );
}

async function enter(page: Page, texts: Texts, values: [keyof Texts, string][]): Promise<void> {
  for (const [name, value] of values) {
    await page.getByRole('textbox', {name: texts[name] as string}).fill(value);
  }
  await page.getByRole('button', {name: texts.save}).click();
}

for (const prefix of ['', '/ru'] as const) {
  const texts: Texts = TEXTS[prefix];

  test(`values replace placeholders on all pages until they are deleted (${prefix || '/'})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const {faults} = watchForFaults(page);
    await open(page, prefix + BANNER);
    await expect(prompt(page)).toHaveCount(1);
    await prompt(page).getByRole('button', {name: texts.use}).click();
    await enter(page, texts, [
      ['appKey', ` ${APP_KEY} `],
      ['appId', 'ca-app-pub-1234567890123456/1234567890'],
      ['placement', 'level_end'],
    ]);
    const appId = page.getByRole('textbox', {name: texts.appId});
    await expect(appId).toBeFocused();
    await expect(appId).toHaveAccessibleDescription(texts.unitId);
    await expect(marks(page)).toHaveCount(0);
    await enter(page, texts, [['appId', APP_ID]]);
    await expect(prompt(page).getByRole('status')).toHaveText(texts.saved);
    await expect(marks(page).filter({hasText: APP_KEY}).first()).toHaveAttribute('title', texts.marked);
    const code = (await snippets(page).allTextContents()).join('\n');
    expect(code).toContain(`"${APP_KEY}"`);
    expect(code).toContain('"level_end"');
    expect(code).not.toMatch(/YOUR_(?:APP_KEY|PLACEMENT)/);
    await expectAccessible(page, '.theme-doc-markdown');

    // The copy button, a snippet in other tabs, and the next page have the values, too.
    const block = page.locator('.theme-code-block:visible', {has: page.locator('mark')}).first();
    await block.hover();
    await block.getByRole('button', {name: texts.copy}).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(APP_KEY);
    expect(copied).not.toContain('YOUR_');
    const title = (await page.locator('h1').textContent()) ?? '';
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(`${BANNER}$`));
    await expect(page.locator('h1')).not.toHaveText(title);
    await expect(marks(page).filter({hasText: APP_KEY}).first()).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${BANNER}$`));
    await expect(marks(page).filter({hasText: 'level_end'}).first()).toBeAttached();
    expect(page.url()).not.toContain(APP_KEY);

    await page.reload();
    await expect(marks(page).filter({hasText: APP_KEY}).first()).toBeAttached();
    await prompt(page).getByRole('button', {name: texts.forget}).click();
    await expect(marks(page)).toHaveCount(0);
    await expect(snippets(page).filter({hasText: 'YOUR_APP_KEY'}).first()).toBeAttached();
    await expect(prompt(page).getByRole('button', {name: texts.use})).toBeFocused();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    expect(faults).toEqual([]);
  });
}

test('values last for the visit if storage is blocked', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await open(page, BANNER);
  await prompt(page).getByRole('button', {name: TEXTS[''].use}).click();
  await enter(page, TEXTS[''], [['appKey', APP_KEY]]);
  await expect(prompt(page).getByRole('status')).toHaveText(TEXTS[''].visit);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${BANNER}$`));
  await expect(marks(page).filter({hasText: APP_KEY}).first()).toBeAttached();
});

// In Russian, because its words are longer.
test('the page menu opens the form, which works on phones', async ({page}) => {
  const texts = TEXTS['/ru'];
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/ru/ios/advanced/configure-mediated-networks');
  const menu = page.locator('[data-copy-page] summary');
  await expect(menu).toHaveAccessibleName(texts.menu);
  await menu.click();
  await page.getByRole('button', {name: texts.item}).click();
  const dialog = page.getByRole('dialog', {name: texts.item});
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(8);
  await expectAccessible(page, 'dialog');
  await enter(page, texts, [['target', 'My App']]);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();

  // The generated Podfile has the value, even after the selection changes.
  const podfile = page.locator('.theme-code-block').filter({hasText: 'Podfile'}).first();
  await expect(podfile).toContainText("target 'My App' do");
  const checkbox = page.getByRole('checkbox').nth(1);
  await checkbox.setChecked(!(await checkbox.isChecked()));
  await expect(podfile.locator('mark')).toHaveText('My App');
  await expectNoSidewaysScroll(page);
  await prompt(page).getByRole('button', {name: texts.change}).click();
  await page.getByRole('button', {name: texts.forgetAll}).click();
  await expect(podfile).toContainText("target 'YOUR_TARGET' do");
});

test('the same placeholder has the value of the platform of the page', async ({page}) => {
  await store(
    page,
    JSON.stringify({androidAppKey: 'key-android', iosAppKey: 'key-ios', packageName: 'com.acme.puzzle'}),
  );
  await open(page, '/android/get-started');
  await expect(marks(page).filter({hasText: 'key-android'}).first()).toBeAttached();
  await expect(marks(page).filter({hasText: 'key-ios'})).toHaveCount(0);
  await open(page, '/ios/get-started');
  await expect(marks(page).filter({hasText: 'key-ios'}).first()).toBeAttached();
  await expect(marks(page).filter({hasText: 'key-android'})).toHaveCount(0);
  await open(page, '/unity/get-started');
  await expect(marks(page).filter({hasText: 'key-ios'}).first()).toBeAttached();
  await expect(marks(page).filter({hasText: 'key-android'}).first()).toBeAttached();
  await open(page, '/android/data-protection/gdpr-and-ccpa');
  await expect(snippets(page).filter({hasText: 'com.acme.puzzle_preferences.xml'})).toHaveCount(1);
});

test('stored values that are not valid are ignored', async ({page}) => {
  const markup = {androidAppKey: '<img src=x onerror="document.title=1">', placement: '"><b>x</b>'};
  await store(page, JSON.stringify(markup));
  const {faults} = watchForFaults(page);
  await open(page, BANNER);
  await idle(page);
  await expect(marks(page)).toHaveCount(0);
  await expect(snippets(page).filter({hasText: 'YOUR_APP_KEY'}).first()).toBeAttached();
  await prompt(page).getByRole('button', {name: TEXTS[''].use}).click();
  await expect(page.getByRole('textbox', {name: 'App key'})).toHaveValue('');
  expect(faults).toEqual([]);
});

test('values follow changes and deletions in another window', async ({page, context}) => {
  await open(page, BANNER);
  const other = await context.newPage();
  await open(other, '/android/get-started');
  const set = (value: string | null) =>
    other.evaluate(
      ([key, text]) => {
        if (text == null) localStorage.removeItem(key ?? '');
        else localStorage.setItem(key ?? '', text);
      },
      [KEY, value],
    );
  await set(JSON.stringify({androidAppKey: APP_KEY}));
  await expect(marks(page).filter({hasText: APP_KEY}).first()).toBeAttached();
  await set(null);
  await expect(marks(page)).toHaveCount(0);
});

test('an embedded page has the form in the page', async ({page, baseURL}) => {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL}/onboarding/android/get-started" style="width:360px;height:3000px"></iframe>`,
    }),
  );
  await page.goto('/host.html');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await frame.getByRole('button', {name: 'Use your values'}).click();
  await frame.getByRole('textbox', {name: 'App key'}).fill(APP_KEY);
  await frame.getByRole('textbox', {name: 'App key'}).press('Enter');
  await expect(frame.locator('pre mark').filter({hasText: APP_KEY}).first()).toBeAttached();
});

test('readers without values load nothing, and nothing is ever sent', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await open(page, BANNER);
  await idle(page);
  expect(requests.filter((request) => request.includes('your-values'))).toEqual([]);
  await prompt(page).getByRole('button', {name: TEXTS[''].use}).click();
  await enter(page, TEXTS[''], [['appKey', APP_KEY]]);
  await page.locator('.pagination-nav__link--next').click();
  await expect(marks(page).filter({hasText: APP_KEY}).first()).toBeAttached();
  await page.reload();
  await hydrated(page);
  await expect(marks(page).filter({hasText: APP_KEY}).first()).toBeAttached();
  expect(requests.filter((request) => request.includes('your-values')).length).toBeGreaterThan(0);
  expect(requests.filter((request) => request.includes(APP_KEY))).toEqual([]);
});

test('a form that cannot be loaded is reported, and loads at the next attempt', async ({page}) => {
  await page.route('**/your-values*.js', (route) => route.abort());
  await open(page, BANNER);
  await prompt(page).getByRole('button', {name: TEXTS[''].use}).click();
  await expect(prompt(page).getByRole('alert')).toHaveText(/couldn't be loaded/);
  await page.unroute('**/your-values*.js');
  await prompt(page).getByRole('button', {name: TEXTS[''].use}).click();
  await expect(page.getByRole('textbox', {name: 'App key'})).toBeVisible();
});

test('served pages and their Markdown have placeholders and no prompt in the Markdown', () => {
  for (const folder of ['build', 'build/ru']) {
    expect(readFileSync(`${folder}${BANNER}.html`, 'utf8')).toContain('YOUR_APP_KEY');
    const markdown = readFileSync(`${folder}${BANNER}.md`, 'utf8');
    expect(markdown).toContain('YOUR_APP_KEY');
    expect(markdown).not.toContain(TEXTS[folder === 'build' ? '' : '/ru'].use);
  }
});
