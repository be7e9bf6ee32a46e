import {expect, type Page} from '@playwright/test';

import {
  collectRequests,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  open,
  watchForFaults,
} from './support/site.ts';
import {test} from './support/window.ts';

// Old enough to be below the minimum of every release to come.
const BUILD_FILE = `android {
    compileSdk = 20
}
dependencies {
    implementation("com.appodeal.ads:sdk:9999.0.0.0")
}`;

const MANIFEST = `<manifest xmlns:android="http://schemas.android.com/apk/res/android">
    <application android:networkSecurityConfig="@xml/network">
        <meta-data
            android:name="com.google.android.gms.ads.APPLICATION_ID"
            android:value="ca-app-pub-1234567890123456/1234567890" />
    </application>
</manifest>`;

const findings = (page: Page, name = 'Findings') => page.getByRole('region', {name}).locator('ol > li');
const field = (page: Page, name = 'File contents') => page.getByRole('textbox', {name});

test('a pasted file gets findings with their lines, fixes, and pages', async ({page}) => {
  const {faults} = watchForFaults(page);
  await open(page, '/android/project-check');
  await field(page).fill(BUILD_FILE);
  const item = findings(page).filter({hasText: 'compileSdk is too low: 20'});
  await expect(item).toContainText('Pasted text, line 2');
  await expect(item.locator('pre')).toContainText('compileSdk = ');
  await expect(findings(page).filter({hasText: 'newer than this documentation'})).toHaveCount(1);
  await expect(page.getByRole('status').filter({hasText: 'Errors: 1,'})).toBeVisible();
  await item.getByRole('link').click();
  await expect(page).toHaveURL('/android/get-started#missing-class');
  // The URL changes before the page does.
  await expect(page.locator('h1')).toHaveText('Get Started');
  // Nothing is kept.
  await page.goBack();
  await hydrated(page);
  await expect(field(page)).toHaveValue('');
  expect(faults).toEqual([]);
});

test('several dropped files are checked together', async ({page}) => {
  await open(page, '/android/project-check');
  const files = await page.evaluateHandle(
    ([gradle, manifest]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([gradle ?? ''], 'build.gradle.kts'));
      transfer.items.add(new File([manifest ?? ''], 'AndroidManifest.xml'));
      transfer.items.add(new File([manifest ?? ''], 'AndroidManifest.xml'));
      return transfer;
    },
    [BUILD_FILE, MANIFEST],
  );
  await page.locator('form', {has: field(page)}).dispatchEvent('drop', {dataTransfer: files});
  const list = page.getByRole('region', {name: 'Files'}).getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expect(list.last()).toContainText('AndroidManifest.xml (2)');
  await expect(findings(page).filter({hasText: 'The AdMob app ID is invalid'})).toHaveCount(2);
  await page.getByRole('button', {name: 'Remove AndroidManifest.xml (2)'}).click();
  await expect(findings(page).filter({hasText: 'The AdMob app ID is invalid'})).toHaveCount(1);
});

test('files can be chosen by keyboard, and the page works in Russian', async ({page}) => {
  await open(page, '/ru/ios/project-check');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel('Выбрать файлы').press('Enter'),
  ]);
  await chooser.setFiles([
    {
      name: 'Podfile',
      mimeType: 'text/plain',
      buffer: Buffer.from("platform :ios, '7.0'\npod 'Appodeal', '~> 3.9.0'\n"),
    },
  ]);
  await expect(
    findings(page, 'Что найдено').filter({hasText: 'Не у всех подов указана точная версия'}),
  ).toContainText('Podfile, строка 2');
  await expect(findings(page, 'Что найдено').getByRole('link').first()).toHaveAttribute('href', /^\/ru\//);
});

test('unknown text gets a list of the supported formats', async ({page}) => {
  const {faults} = watchForFaults(page);
  await open(page, '/unity/project-check');
  await field(page).fill('{"a": [<b>…</b>]} \u0000 привет');
  await expect(page.getByRole('status').filter({hasText: 'No file was recognized.'})).toBeVisible();
  await expect(page.getByText(/^The check reads Gradle files/)).toBeVisible();
  await page.getByRole('button', {name: 'Start over'}).click();
  await expect(page.getByRole('region', {name: 'Files'})).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the page loads the check after the first input, and then sends no requests', async ({page}) => {
  const requests = collectRequests(page);
  await open(page, '/android/project-check');
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((url) => /worker/.test(url))).toEqual([]);
  requests.length = 0;
  await field(page).fill(BUILD_FILE);
  await expect(findings(page).first()).toBeVisible();
  expect(requests.filter((url) => /worker/.test(url))).toHaveLength(1);
  expect(requests.filter((url) => !new URL(url).pathname.startsWith('/assets/'))).toEqual([]);
  requests.length = 0;
  await field(page).fill(MANIFEST);
  await expect(findings(page).filter({hasText: 'The AdMob app ID is invalid'})).toHaveCount(1);
  expect(requests).toEqual([]);
});

test('a report of 5 MB is checked without blocking the page', async ({page}) => {
  await open(page, '/android/project-check');
  const line = '|    +--- com.example.library:module-name:1.2.3 -> 1.2.4 (*)\n';
  const report = `${line.repeat(5_000_000 / line.length)}\\--- com.android.billingclient:billing:6.0.0\n`;
  await page
    .getByLabel('Choose files')
    .setInputFiles({name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from(report)});
  await expect(
    findings(page).filter({hasText: 'Google Play Billing Library 6.0.0 is too old'}),
  ).toBeVisible();
});

for (const theme of ['light', 'dark']) {
  test(`results fit a phone and are accessible: ${theme}`, async ({page}) => {
    await page.addInitScript((value) => {
      localStorage.setItem('theme', value);
    }, theme);
    await page.setViewportSize({width: 360, height: 780});
    await open(page, '/ru/android/project-check');
    await field(page, 'Содержимое файла').fill(BUILD_FILE.replace('9999.0.0.0', '3.8.0'));
    await expect(findings(page, 'Что найдено').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
  });
}
