import {expect, type Page} from '@playwright/test';

import {readGlossary} from '../../src/features/glossary/readGlossary.ts';

import {expectAccessible, expectNoSidewaysScroll, open} from './support/site.ts';
import {test} from './support/window.ts';

/** Pages whose running text contains glossary terms. One of them is embedded in the dashboard. */
const PAGES = ['/networks-setup/introduction', '/reporting/faq', '/publishing/ad-placements'];

const words = (page: Page) => page.locator('main [data-term] > [role="button"]');
const tip = (page: Page) => page.getByRole('tooltip').filter({visible: true});

test('the glossary lists every term in both languages, with an anchor', async ({window: page}) => {
  const terms = readGlossary();
  for (const [prefix, key] of [
    ['', 'en'],
    ['/ru', 'ru'],
  ] as const) {
    await open(page, `${prefix}/networks-setup/glossary#waterfall`);
    await expect(page.locator('#waterfall')).toBeInViewport();
    const shown = await page
      .locator('main dt')
      .evaluateAll((list) => list.map((term) => [term.id, term.querySelector('dfn')?.textContent]));
    expect(new Map(shown as [string, string][])).toEqual(new Map(terms.map((term) => [term.id, term[key]])));
  }
});

for (const prefix of ['', '/ru']) {
  test(`a page marks a few terms, each only once (${prefix || '/'})`, async ({window: page}) => {
    for (const address of PAGES) {
      await open(page, prefix + address);
      const marked = await page
        .locator('main [data-term]')
        .evaluateAll((list) => list.map((term) => term.getAttribute('data-term')));
      expect(marked.length, address).toBeGreaterThan(0);
      expect(marked.length, address).toBeLessThanOrEqual(8);
      expect(new Set(marked).size, address).toBe(marked.length);
      await expect(page.locator('main :is(h1, h2, h3, a, th, pre, code) [data-term]')).toHaveCount(0);
    }
  });
}

test('a definition appears and disappears by pointer and by keyboard', async ({page}) => {
  await open(page, '/networks-setup/introduction');
  const word = words(page).first();
  await word.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await word.hover();
  await expect(tip(page)).toHaveCount(1);
  // The pointer can move into the definition, for example to select its text.
  await tip(page).hover();
  await expect(tip(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await word.focus();
  await expect(tip(page)).toHaveCount(1);
  await expect(word).toHaveAccessibleDescription((await tip(page).textContent()) ?? '');
  await expectAccessible(page, 'main');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await expect(word).toBeFocused();
});

test('a touch shows the definition in a narrow window, and another one hides it', async ({browser}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: {width: 360, height: 780},
  });
  const page = await context.newPage();
  // In Russian, because its words are longer.
  for (const address of PAGES.map((each) => `/ru${each}`)) {
    await open(page, address);
    // Starts with the last word, because a definition is below its word and might cover the words after it.
    for (const word of (await words(page).all()).reverse()) {
      await word.tap();
      await expect(tip(page)).toHaveCount(1);
      const box = await tip(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 360)).toBeLessThanOrEqual(360);
      await expectNoSidewaysScroll(page);
    }
    await page.locator('h1').tap();
    await expect(tip(page)).toHaveCount(0);
  }
  await context.close();
});

test('definitions are available without JavaScript and in print', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/networks-setup/introduction');
  await expect(tip(page)).toHaveCount(0);
  await words(page).first().hover();
  await expect(tip(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.emulateMedia({media: 'print'});
  await expect(tip(page)).toHaveCount(await words(page).count());
  await context.close();
});
