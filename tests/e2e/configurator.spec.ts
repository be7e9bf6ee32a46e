import {readFileSync} from 'node:fs';

import {expect, type Locator, type Page} from '@playwright/test';

import {expectAccessible, expectNoSidewaysScroll, hydrated, open, watchForFaults} from './support/site.ts';
import {test} from './support/window.ts';

const pageOf = (platform: string) => `/${platform}/advanced/configure-mediated-networks`;

const TEXTS = {
  '': {
    engines: 'Mediation Engines',
    networks: 'Ad Networks',
    services: 'Services',
    code: 'Generated code',
    engineColumn: 'Supported mediation engines',
    back: 'Go back to Get started',
    noscript: 'Selecting components requires JavaScript',
    conflict: "This selection doesn't work as is",
    stays: "but the build still includes Google's SDK",
    leaveOut: 'Exclude Google Ad Manager',
    noAdapter: "Google Ad Manager isn't in the build",
    addMax: 'Add AppLovin MAX',
    alone: 'LevelPlay has no networks in this build',
    minimum: /These pods require iOS 13\.0: Firebase/,
    minimumMyTarget: /These pods require iOS 12\.4: myTarget/,
    none: 'Ad Networks: none',
    copy: 'Copy code to clipboard',
    out: /^Removed: AdMob\. \d+ adapters in the build\. 1 issue to fix\.$/,
    withoutMax: 'Without AppLovin MAX',
  },
  '/ru': {
    engines: 'Медиаторы',
    networks: 'Рекламные сети',
    services: 'Сервисы',
    code: 'Сгенерированный код',
    engineColumn: 'Поддерживаемые медиаторы',
    back: 'Вернуться к руководству по интеграции',
    noscript: 'Для выбора компонентов нужен JavaScript',
    conflict: 'В этой сборке есть конфликты',
    stays: 'в сборку всё равно попадает SDK Google',
    leaveOut: 'Убрать Google Ad Manager',
    noAdapter: 'Google Ad Manager в сборку не попадает',
    addMax: 'Добавить AppLovin MAX',
    alone: 'У медиатора LevelPlay в этой сборке нет ни одной сети',
    minimum: /Эти компоненты требуют iOS 13\.0: Firebase/,
    minimumMyTarget: /Эти компоненты требуют iOS 12\.4: myTarget/,
    none: 'Рекламные сети: убрать все',
    copy: 'Скопировать в буфер обмена',
    out: /^Убрано: AdMob\. В сборке \d+ адаптер(а|ов)?\. Устраните 1 замечание\.$/,
    withoutMax: 'Без AppLovin MAX',
  },
} as const;

/** The core and every adapter. */
const IOS_PODS =
  1 + (JSON.parse(readFileSync('mediation/ios.json', 'utf8')) as {adapters: unknown[]}).adapters.length;

const box = (page: Page, name: string): Locator => page.getByRole('checkbox', {name, exact: true});

/**
 * Returns the block of a file. Lines out of view are on the page but not laid out, so their text is read from the
 * source.
 */
const block = (page: Page, file: string): Locator =>
  page.locator('[class^="configurator_"] .theme-code-block').filter({hasText: file}).locator('code');

const buildFile = (page: Page) => block(page, 'app/build.gradle.kts');

for (const [prefix, texts] of Object.entries(TEXTS)) {
  test.describe(`configurator${prefix}`, () => {
    test.describe('without JavaScript', () => {
      test('shows the complete build of every platform', async ({scriptless: page}) => {
        await page.goto(prefix + pageOf('android'));
        for (const legend of [texts.engines, texts.networks, texts.services]) {
          await expect(page.getByRole('group', {name: legend, exact: true})).toBeVisible();
        }
        // Locators don't find elements inside `noscript` by their text.
        await expect(page.locator('noscript p').filter({visible: true})).toContainText(texts.noscript);
        await expect(buildFile(page)).toContainText(/implementation\("com\.appodeal\.ads:sdk:[\d.]+"\)/);
        await expect(page.getByRole('columnheader', {name: texts.engineColumn})).toBeVisible();

        await page.goto(prefix + pageOf('ios'));
        await expect(block(page, 'Podfile').getByText(/^ {2}pod '[\w-]+', '[\d.]+'\s*$/)).toHaveCount(
          IOS_PODS,
        );

        await page.goto(prefix + pageOf('unity'));
        const list = block(page, 'AppodealDependencies.xml');
        await expect(list).toContainText('id="max_admob"');
        await expect(list).toContainText('com.applovin.mediation:google-adapter:');
        await expect(block(page, 'manifest.json')).toContainText('"com.appodeal.mediation"');
      });
    });
  });
}

test.describe('the choice', () => {
  const texts = TEXTS[''];

  test('removes and adds parts, announces the change, and stores the choice in the URL', async ({page}) => {
    const {faults, stop} = watchForFaults(page);
    await open(page, pageOf('android'));
    await box(page, 'AdMob').uncheck();
    await expect(page.getByRole('status').filter({hasText: texts.out})).toHaveText(texts.out);
    await expect(buildFile(page)).toContainText('module = "google-adapter"');
    await box(page, 'Google Ad Manager').uncheck();
    await expect(buildFile(page)).toContainText('module = "google-ad-manager-adapter"');
    await expect(page).toHaveURL(/\?without=admob\.gam$/);

    await page.reload();
    await hydrated(page);
    await expect(box(page, 'AdMob')).not.toBeChecked();
    await expect(box(page, 'Amazon')).toBeChecked();
    await expect(buildFile(page)).toContainText('module = "google-adapter"');

    await box(page, 'AdMob').check();
    await box(page, 'Google Ad Manager').check();
    await expect(buildFile(page)).not.toContainText('exclude');
    await expect(page).toHaveURL(new RegExp(`${pageOf('android')}$`));
    stop();
    expect(faults).toEqual([]);
  });

  test('explains conflicts and fixes them', async ({page}) => {
    await open(page, `${pageOf('ios')}?without=admob`);
    await expect(page.getByText(texts.conflict)).toBeVisible();
    await expect(page.getByText(texts.stays)).toBeVisible();
    await page.getByRole('button', {name: texts.leaveOut}).click();
    await expect(page.getByText(texts.conflict)).toBeHidden();

    await box(page, 'Google Ad Manager').check();
    await box(page, 'AppLovin MAX').uncheck();
    await expect(page.getByText(texts.noAdapter)).toBeVisible();
    await page.getByRole('button', {name: texts.addMax}).click();
    await expect(box(page, 'AppLovin MAX')).toBeChecked();

    await open(page, `${pageOf('ios')}?with=appodeal.levelplay.iab`);
    await expect(page.getByText(texts.alone)).toBeVisible();
    await open(page, `${pageOf('ios')}?with=appodeal.firebase.iab.amazon`);
    await expect(page.getByText(texts.minimum)).toBeVisible();
    await open(page, `${pageOf('ios')}?with=appodeal.mytarget.iab`);
    await expect(page.getByText(texts.minimumMyTarget)).toBeVisible();
  });

  test('copies each file in full', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${pageOf('unity')}?with=appodeal.iab.firebase`);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    for (const [file, first, last] of [
      ['AppodealDependencies.xml', '<?xml version="1.0" encoding="utf-8"?>', '</dependencies>'],
      ['manifest.json', '{', '}'],
    ] as const) {
      const code = page.locator('.theme-code-block').filter({hasText: file});
      await expect(code).not.toContainText('max_admob');
      await code.hover();
      await code.getByRole('button', {name: texts.copy}).click();
      await expect.poll(async () => (await clipboard()).split('\n')[0]).toBe(first);
      expect((await clipboard()).split('\n').at(-1)).toBe(last);
    }
  });

  test('adopts another choice from a link on the page, and restores the previous one on Back', async ({
    page,
  }) => {
    await open(page, pageOf('android'));
    await page.getByRole('link', {name: texts.withoutMax, exact: true}).click();
    await expect(box(page, 'AppLovin MAX')).not.toBeChecked();
    await expect(buildFile(page)).toContainText('exclude(group = "com.applovin.mediation")');
    await page.goBack();
    await expect(box(page, 'AppLovin MAX')).toBeChecked();
    await page.getByRole('link', {name: texts.back}).click();
    await expect(page).toHaveURL(new RegExp(`/android/get-started$`));
  });
});

test('is labeled in Russian', async ({page}) => {
  const texts = TEXTS['/ru'];
  await open(page, `/ru${pageOf('ios')}?without=admob`);
  await expect(page.getByText(texts.conflict)).toBeVisible();
  await expect(page.getByText(texts.stays)).toBeVisible();
  await box(page, 'AdMob').check();
  await box(page, 'AdMob').uncheck();
  await expect(page.getByRole('status').filter({hasText: texts.out})).toHaveText(texts.out);
  await page.getByRole('button', {name: texts.leaveOut}).click();
  await expect(page.getByText(texts.conflict)).toBeHidden();
  await box(page, 'Google Ad Manager').check();
  await box(page, 'AppLovin MAX').uncheck();
  await expect(page.getByText(texts.noAdapter)).toBeVisible();
  await expect(page.getByRole('button', {name: texts.addMax})).toBeVisible();
  await expect(page.getByRole('button', {name: texts.copy}).first()).toBeAttached();
  await expect(page.getByRole('link', {name: texts.back})).toHaveAttribute('href', '/ru/ios/get-started');
  for (const [choice, text] of [
    ['appodeal.levelplay.iab', texts.alone],
    ['appodeal.firebase.iab.amazon', texts.minimum],
    ['appodeal.mytarget.iab', texts.minimumMyTarget],
  ] as const) {
    await open(page, `/ru${pageOf('ios')}?with=${choice}`);
    await expect(page.getByText(text)).toBeVisible();
  }
});

for (const [prefix, width, mode, platform] of [
  ['', 360, 'dark', 'unity'],
  ['/ru', 1280, 'light', 'android'],
] as const) {
  test(`is accessible with conflicts at ${width} px, ${mode} (${prefix || '/'})`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(
      page,
      `${prefix}${pageOf(platform)}?with=appodeal.levelplay.gam.chartboost.mytarget&theme=${mode}`,
    );
    await expect(page.getByText(TEXTS[prefix].conflict)).toBeVisible();
    await expectNoSidewaysScroll(page);
    // `everyPage.spec.ts` checks the rest of the page.
    await expectAccessible(page, '[class*="configurator_"]');
  });
}

test('works with the keyboard alone', async ({page}) => {
  await open(page, pageOf('android'));
  await box(page, 'AdMob').focus();
  await page.keyboard.press('Space');
  await expect(box(page, 'AdMob')).not.toBeChecked();
  await expect(box(page, 'AdMob')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box(page, 'Amazon')).toBeFocused();
  await page.getByRole('radio', {name: 'Bundle with excludes'}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', {name: 'Individual artifacts'})).toBeChecked();
  await expect(buildFile(page)).toContainText('com.appodeal.ads.sdk:core:');
  await expect(page).toHaveURL(/\?without=admob&build=single$/);
});

test('keeps its parameters separate from those of the tabs', async ({page}) => {
  await open(page, `${pageOf('android')}?without=admob.gam`);
  await page.getByRole('tab', {name: 'Groovy'}).first().click();
  await expect(page).toHaveURL(/without=admob\.gam.*gradle=groovy/);
  await expect(block(page, 'app/build.gradle').last()).toContainText("module: 'google-adapter'");
  await page.getByRole('button', {name: 'Services: none'}).click();
  await expect(page).toHaveURL(/gradle=groovy&without=admob\.gam\.adjust\.appsflyer\.firebase/);
  await expect(box(page, 'AdMob')).not.toBeChecked();
});

test('the language switch preserves the choice', async ({page}) => {
  await open(page, `${pageOf('ios')}?without=vungle`);
  await box(page, 'Yandex').uncheck();
  await expect(page).toHaveURL(/\?without=vungle\.yandex$/);
  await page.getByRole('button', {name: 'English'}).click();
  await page.getByRole('link', {name: 'Русский'}).click();
  await expect(page).toHaveURL(/\/ru\/.*\?without=vungle\.yandex$/);
  await expect(box(page, 'Yandex')).not.toBeChecked();
  await expect(block(page, 'Podfile')).not.toContainText('APDVungleAdapter');
});

test('only pages with a configurator load its data, and only for their platform', async ({page}) => {
  /** Returns the scripts of the built page, including the entry. */
  const scriptsOf = async (address: string): Promise<string[]> => {
    await open(page, address);
    // Ignores scripts that are only prefetched for another page.
    const sources = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({initiatorType}) => initiatorType === 'script')
        .map(({name}) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/js/')),
    );
    expect(sources.some((source) => source.includes('/main.'))).toBe(true);
    return sources.map((source) => readFileSync(`build${source}`, 'utf8'));
  };
  const has = (scripts: string[], text: string) => scripts.some((script) => script.includes(text));
  expect(has(await scriptsOf('/android/get-started'), 'max_admob')).toBe(false);
  const scripts = await scriptsOf(pageOf('android'));
  expect(has(scripts, 'max_admob')).toBe(true);
  expect(has(scripts, 'AppLovinMediationVerveAdapter')).toBe(false);
});
