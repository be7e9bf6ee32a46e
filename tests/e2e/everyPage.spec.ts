import {existsSync} from 'node:fs';

import {expect, test as base, type Page} from '@playwright/test';

import {
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  sitemapAddresses,
  watchForFaults,
} from './support/site.ts';

const WIDTHS = [360, 1280] as const;
const MODES = ['light', 'dark'] as const;

/**
 * One window for all visits of a worker: opening one costs more than a visit, and no visit depends on the one before,
 * since each sets the color mode and loads the page anew.
 */
const test = base.extend<object, {window: Page}>({
  window: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        locale: project.use.locale,
        timezoneId: project.use.timezoneId,
      });
      const page = await context.newPage();
      // Fetching the pages behind the links ahead would be half of the work of a visit, and `scripts.spec.ts` tests it.
      await page.addInitScript(() => {
        const nothing = () => false;
        const ahead = {prefetch: nothing, preload: nothing};
        Object.defineProperty(window, 'docusaurus', {get: () => ahead, set: nothing});
      });
      // Any file of the site, so that its storage can be written before the first visit.
      await page.goto('/img/logo.svg');
      await use(page);
      await context.close();
    },
    {scope: 'worker'},
  ],
});

interface Visit {
  address: string;
  width: (typeof WIDTHS)[number];
  mode: (typeof MODES)[number];
}

/** One page of each type, visited in every width and colour mode even in the short run. */
const OF_EACH_TYPE = [
  '/',
  '/versions/',
  '/android',
  '/android/get-started',
  '/android/ad-types/banner',
  '/android/category/ad-types',
  '/android/changelog',
  '/android/upgrade-guide',
  '/advanced/sdk-deprecation-policy',
  '/reporting/reporting-api',
  '/faq-and-troubleshooting/troubleshooting/android-common-issues/admob-crash',
  '/onboarding',
];

const SITEMAPS = ['build-test/sitemap.xml', 'build-test/ru/sitemap.xml'].filter((file) => existsSync(file));
const addresses = SITEMAPS.flatMap(sitemapAddresses);

function visits(): Visit[] {
  const all = WIDTHS.flatMap((width) => MODES.map((mode) => ({width, mode})));
  return addresses.flatMap((address, index) => {
    const inEnglish = address.replace(/^\/ru(?=\/)/, '');
    if (process.env.FULL_MATRIX === '1' || OF_EACH_TYPE.includes(inEnglish)) {
      return all.map((setting) => ({address, ...setting}));
    }
    // The Russian page of an address gets another setting than the English one, by its place in the list.
    const setting = all[(index + (address === inEnglish ? 0 : 1)) % all.length];
    return setting ? [{address, ...setting}] : [];
  });
}

test('both sitemaps list pages, and every page type is among them', () => {
  expect(SITEMAPS).toHaveLength(2);
  for (const type of OF_EACH_TYPE) {
    expect(addresses).toContain(type);
    expect(addresses).toContain(`/ru${type}`);
  }
});

for (const {address, width, mode} of visits()) {
  test(`${address} at ${width} px, ${mode}`, async ({window: page}) => {
    await page.evaluate((theme) => {
      localStorage.setItem('theme', theme);
    }, mode);
    await page.setViewportSize({width, height: 800});
    const {faults, stop} = watchForFaults(page);
    await open(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    stop();
    expect(faults).toEqual([]);
  });
}
