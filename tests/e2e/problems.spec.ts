import {readdirSync, readFileSync} from 'node:fs';

import {expect} from '@playwright/test';
import {parse} from 'yaml';

import {expectAccessible, expectNoSidewaysScroll, open, watchForFaults} from './support/site.ts';
import {test} from './support/window.ts';

interface TroubleshootingPage {
  address: string;
  errors: string[];
}

const FOLDER = 'docs/faq-and-troubleshooting';

/** Troubleshooting pages, read from their files without the code under test. */
const pages: TroubleshootingPage[] = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
  .filter((file) => /(?:^|\/)[^_/][^/]*\.mdx$/.test(file))
  .flatMap((file) => {
    const raw = readFileSync(`${FOLDER}/${file}`, 'utf8');
    const data = parse(/^---\n([\s\S]*?)\n---/.exec(raw)?.[1] ?? '') as {
      page_type: string;
      errors?: string[];
    };
    return data.page_type === 'troubleshooting'
      ? [{address: `/faq-and-troubleshooting/${file.replace(/\.mdx$/, '')}`, errors: data.errors ?? []}]
      : [];
  });

/** Five messages, distributed across the list. The `problems` text check covers every message without a browser. */
const messages = pages.flatMap(({address, errors}) => errors.map((error) => ({address, error})));
const samples = [0, 1, 2, 3, 4].flatMap(
  (part) => messages[Math.floor((part * (messages.length - 1)) / 4)] ?? [],
);

for (const [prefix, label, found] of [
  ['', 'Error message or log', 'Pages that mention your message'],
  ['/ru', 'Сообщение об ошибке или лог', 'Страниц с вашим сообщением'],
] as const) {
  test(`a message leads to its page first (${prefix || '/'})`, async ({page}) => {
    const {faults} = watchForFaults(page);
    await open(page, `${prefix}/faq-and-troubleshooting`);
    const field = page.getByRole('textbox', {name: label});
    const list = page.locator('main [data-search-ignore]');
    await expect(list.getByRole('link')).toHaveCount(pages.length);
    expect(samples).toHaveLength(5);
    for (const {address, error} of samples) {
      // Clears the field first so that the result below doesn't belong to the previous message.
      await field.fill('');
      await expect(list.locator('mark')).toHaveCount(0);
      await field.fill(error);
      await expect(list.locator('mark').first()).toBeVisible();
      await expect(list.getByRole('link').first(), error).toHaveAttribute('href', prefix + address);
    }
    await expect(page.getByRole('status').filter({hasText: found})).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('platform, phase, and a short message are stored in the URL, but a log is not', async ({page}) => {
  await open(page, '/faq-and-troubleshooting');
  await page.getByRole('radio', {name: 'At build time'}).check();
  await page.getByRole('radio', {name: 'iOS'}).check();
  await page.getByRole('textbox', {name: 'Error message or log'}).fill('framework not found');
  await expect(page).toHaveURL('/faq-and-troubleshooting?platform=ios&phase=build&error=framework+not+found');
  await page.reload();
  await expect(page.getByRole('textbox', {name: 'Error message or log'})).toHaveValue('framework not found');
  await expect(page.getByRole('radio', {name: 'iOS'})).toBeChecked();
  // Uses a few long lines because Chromium takes seconds to enter thousands of short ones into a text field.
  const log = `${'log line '.repeat(50)}\n`.repeat(40);
  await page.getByRole('textbox', {name: 'Error message or log'}).fill(log);
  await expect(page).toHaveURL('/faq-and-troubleshooting?platform=ios&phase=build');
  await page.getByRole('radio', {name: 'iOS'}).press('ArrowRight');
  await expect(page).toHaveURL(/platform=unity/);
});

test('the index fits on a phone and is accessible while it shows a result', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, '/ru/faq-and-troubleshooting?error=Missing+application+ID.');
  await expect(page.locator('main mark').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
});
