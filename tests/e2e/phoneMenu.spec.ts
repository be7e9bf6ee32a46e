import {expect, test, type Page} from '@playwright/test';

import {expectAccessible, holdEntry, open} from './support/site.ts';

const PAGE = '/android/ad-types/banner';

test.use({viewport: {width: 390, height: 844}});

/**
 * Returns where the keyboard focus is: in the menu, nowhere, or on an element outside the menu, whose markup is
 * returned.
 */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const {activeElement} = document;
    if (!activeElement || activeElement === document.body) return 'nowhere';
    return activeElement.closest('.navbar-sidebar') ? 'menu' : activeElement.outerHTML.slice(0, 120);
  });

/** Presses Tab once around the menu. @returns all places that received focus. */
async function tabAround(page: Page): Promise<Set<string>> {
  const count = await page.locator('.navbar-sidebar :is(a, button)').count();
  const places = new Set<string>();
  for (let press = 0; press < count + 5; press += 1) {
    await page.keyboard.press('Tab');
    places.add(await focusPlace(page));
  }
  return places;
}

for (const [prefix, names] of [
  [
    '',
    {
      back: '← Back to main menu',
      close: 'Close navigation bar',
      versions: 'Versions',
      languages: 'Languages',
    },
  ],
  [
    '/ru',
    {
      back: '← Перейти к главному меню',
      close: 'Закрыть панель навигации',
      versions: 'Версии',
      languages: 'Языки',
    },
  ],
] as const) {
  test.describe(`phone menu${prefix}`, () => {
    test('receives the focus, traps it in both panels, and returns it on Escape', async ({page}) => {
      await open(page, prefix + PAGE);
      const toggle = page.locator('.navbar__toggle');
      const menu = page.locator('.navbar-sidebar');
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(menu.getByRole('button', {name: names.close})).toBeFocused();
      expect([...(await tabAround(page))].filter((place) => place !== 'nowhere')).toEqual(['menu']);

      await menu.getByRole('button', {name: names.back}).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focusPlace(page)).toBe('menu');
      expect([...(await tabAround(page))].filter((place) => place !== 'nowhere')).toEqual(['menu']);
      await expectAccessible(page, '.navbar-sidebar');

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await expect(page.locator('[inert]:not(.navbar-sidebar__item)')).toHaveCount(0);
    });

    test('makes everything behind it unreachable and closes on a press outside', async ({page}) => {
      await open(page, prefix + PAGE);
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      const reachable = await page
        .locator('a[href], button, input, select, textarea, summary, [tabindex]')
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest('[inert], .navbar-sidebar'))
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(reachable).toEqual([]);
      await page.locator('.navbar-sidebar__backdrop').click({position: {x: 380, y: 400}});
      await expect(page.locator('.navbar-sidebar')).toBeHidden();
      await expect(page.locator('.navbar__toggle')).toBeFocused();
    });

    test('switches the language with the keyboard', async ({page}) => {
      await open(page, `${prefix}${PAGE}#callbacks`);
      await page.locator('.navbar__toggle').click();
      const menu = page.locator('.navbar-sidebar');
      await menu.getByRole('button', {name: names.back}).press('Enter');
      await menu.getByRole('button', {name: names.languages}).press('Enter');
      await menu.getByRole('link', {name: prefix === '' ? 'Русский' : 'English'}).press('Enter');
      await expect(page).toHaveURL(`${prefix === '' ? '/ru' : ''}${PAGE}#callbacks`);
    });

    test('has a versions entry whose visible name is its accessible name', async ({page}) => {
      await open(page, prefix + PAGE);
      await page.locator('.navbar__toggle').click();
      const menu = page.locator('.navbar-sidebar');
      await menu.getByRole('button', {name: names.back}).click();
      await expect(menu.getByRole('button', {name: names.versions, exact: true})).toBeVisible();
    });
  });
}

test('a phone menu that is opened before the scripts run is modal, too', async ({page}) => {
  const release = await holdEntry(page);
  await page.goto(PAGE, {waitUntil: 'commit'});
  const toggle = page.locator('.navbar__toggle');
  await toggle.click();
  await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
  await release();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  await expect(page.locator('[inert] main')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});
