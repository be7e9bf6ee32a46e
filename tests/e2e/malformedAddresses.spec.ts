import {expect, type Page} from '@playwright/test';

import {hydrated, watchForFaults} from './support/site.ts';
import {test} from './support/window.ts';

/** One page of each kind that reads its URL, and some pages that don't read it. */
const PAGES = [
  '/',
  '/search',
  '/versions/',
  '/android',
  '/android/get-started',
  '/android/changelog',
  '/android/upgrade-plan',
  '/android/advanced/configure-mediated-networks',
  '/advanced/sdk-deprecation-policy',
  '/faq-and-troubleshooting',
  '/networks-setup/glossary',
];

const HASHES = [
  '#%',
  '#100%',
  '#%E0%A4%A',
  '#a%20b%',
  '#%FF',
  '#\u0001%\u0000',
  '#\ud800',
  `#${'%'.repeat(5000)}`,
];

const NAMES = [
  ...[
    'q',
    'section',
    'kind',
    'releases',
    'network',
    'tag',
    'text',
    'from',
    'to',
    'platform',
    'phase',
    'error',
  ],
  ...['with', 'without', 'build', 'timetable-platform', 'theme', 'android-language', 'distribution'],
];
const VALUES = ['%', '%zz', '%E0%A4%A', '%00%01%FF', '%ED%A0%80', '__proto__', '.,.', 'x'.repeat(300)];
/** Each parameter has a different value in each query. */
const QUERIES = VALUES.map(
  (_, shift) =>
    `?${NAMES.map((name, index) => `${name}=${VALUES[(index + shift) % VALUES.length] ?? ''}`).join('&')}&%zz&=%&%=`,
);

/** Checks that the page has its heading and that no error boundary has replaced it. */
async function expectIntact(page: Page, what: string): Promise<void> {
  await expect(page.locator('main h1, main h2').first(), what).toBeVisible();
  await expect(page.locator('nav.navbar'), what).toBeAttached();
}

for (const prefix of ['', '/ru']) {
  test(`malformed hashes and queries do not crash any page (${prefix || '/'})`, async ({page}) => {
    const {faults} = watchForFaults(page);
    for (const [index, address] of PAGES.entries()) {
      const hash = HASHES[index % HASHES.length] ?? '';
      const query = QUERIES[index % QUERIES.length] ?? '';
      await page.goto(`${prefix}${address}${query}${hash}`);
      await hydrated(page);
      await expectIntact(page, `${address}${query}${hash}`);
      // Tests the same in the address bar and with a plain link.
      for (const next of HASHES) {
        await page.evaluate((value) => {
          window.location.hash = value;
        }, next);
      }
      await page.evaluate(() => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = '#%E0%A4%A';
        link.click();
      });
      await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('#%25E0%25A4%25A');
      await expectIntact(page, `${address} with other hashes`);
      expect(faults, address).toEqual([]);
    }
  });

  test(`a path that cannot be decoded shows the 404 page (${prefix || '/'})`, async ({page}) => {
    // Hosts respond differently. The page must work on hosts that serve this file.
    await page.route('**/*%zz*', (route) => route.fulfill({path: `build${prefix}/404.html`, status: 404}));
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto(`${prefix}/android/%zz?a=%zz#%zz`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(prefix === '' ? 'Page Not Found' : 'Страница не найдена');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(`${prefix}/`);
    await expect(page.locator('h1')).not.toHaveText(prefix === '' ? 'Page Not Found' : 'Страница не найдена');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(prefix === '' ? 'Page Not Found' : 'Страница не найдена');
    expect(errors).toEqual([]);
  });
}

test('text that is too long for the URL stays in its field', async ({page}) => {
  const long = 'NoSuchMethodError '.repeat(6000);
  await page.goto('/faq-and-troubleshooting');
  await hydrated(page);
  const field = page.getByRole('textbox', {name: 'Error message or log'});
  await field.fill('framework');
  await expect(page).toHaveURL(/error=framework/);
  await field.fill(long);
  await expect(page).toHaveURL('/faq-and-troubleshooting');
  await expect(field).toHaveValue(/^NoSuchMethodError/);

  await page.goto(`/android/changelog?text=${'banner'.repeat(1000)}`);
  await hydrated(page);
  await expect(page.getByRole('searchbox', {name: 'Text or version'})).toHaveValue(/^(banner)+/);
  await page.getByRole('checkbox', {name: 'Features'}).check();
  await expect.poll(() => page.url().length).toBeLessThan(1000);
});
