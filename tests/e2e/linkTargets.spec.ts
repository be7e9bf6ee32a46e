import {expect, type Page} from '@playwright/test';

import {hydrated, open} from './support/site.ts';
import {test} from './support/window.ts';

/** Returns the position of the element that the URL points to, and whether it is marked. */
function targetOf(page: Page): Promise<{top: number; bottom: number; navbar: number; isMarked: boolean}> {
  return page.evaluate(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    if (!target) throw new Error(`no element ${window.location.hash}`);
    const {top, bottom} = target.getBoundingClientRect();
    const {backgroundColor, backgroundImage} = getComputedStyle(target);
    return {
      top,
      bottom,
      navbar: document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0,
      isMarked: backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none',
    };
  });
}

async function expectInView(page: Page, what: string): Promise<void> {
  await expect
    .poll(async () => {
      const {top, navbar} = await targetOf(page);
      return top >= navbar && top < navbar + 100;
    }, what)
    .toBe(true);
  expect((await targetOf(page)).isMarked, what).toBe(true);
}

/** Inserts a block above the list, as an image or data that loads late would, and waits until the page is laid out. */
function growAbove(page: Page, pixels: number): Promise<void> {
  return page.evaluate(
    (height) =>
      new Promise((resolve) => {
        const block = document.createElement('div');
        block.style.height = `${height}px`;
        // The browser's scroll anchoring would hide the effect that is tested here, and not every browser supports it.
        document.documentElement.style.overflowAnchor = 'none';
        document.querySelector('main')?.prepend(block);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    pixels,
  );
}

/** Returns an old release and one of its lines, independent of the newest ones. */
async function oldAnchors(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  return page.evaluate(() => {
    const releases = [...document.querySelectorAll('[data-release]')];
    const old = releases
      .slice(Math.floor(releases.length * 0.6))
      .find((release) => release.querySelector('details li[id]'));
    return [
      old?.querySelector('h4')?.id ?? '',
      old?.querySelector('li[id]')?.id ?? '',
      old?.querySelector('details li[id]')?.id ?? '',
    ];
  });
}

test('links to old releases and their lines scroll to them', async ({page, context}) => {
  for (const platform of ['android', 'ios']) {
    const address = `/${platform}/changelog`;
    const anchors = await oldAnchors(page, address);
    expect(anchors.every((anchor) => anchor !== '')).toBe(true);
    for (const anchor of anchors) {
      const reader = await context.newPage();
      await open(reader, `${address}#${anchor}`);
      await expectInView(reader, `${address}#${anchor}`);
      await growAbove(reader, 333);
      await expectInView(reader, `${address}#${anchor} after late layout`);
      await reader.close();
    }
  }
});

test('once the reader scrolls, the page stays at their position', async ({page}) => {
  const [anchor] = await oldAnchors(page, '/android/changelog');
  await page.goto('about:blank');
  await open(page, `/android/changelog#${anchor}`);
  await expectInView(page, 'at first');
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 700);
  await expect.poll(async () => (await targetOf(page)).top).toBeLessThan(-300);
  await growAbove(page, 333);
  expect((await targetOf(page)).top).toBeLessThan(200);
});

test('a link from another page marks its target as well', async ({page}) => {
  await open(page, '/android/get-started');
  const [anchor] = await page.evaluate(() =>
    [...document.querySelectorAll('main h2[id]')].map(({id}) => id).slice(-1),
  );
  await open(page, '/android');
  await page.evaluate((hash) => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href="/android/get-started"]');
    if (!link) throw new Error('no link');
    link.id = 'to-heading';
    link.hash = hash;
  }, anchor ?? '');
  // First uses the router's own link, and then the hash in the address bar.
  await page.locator('#to-heading').click();
  await expect(page).toHaveURL(/\/android\/get-started/);
  await expect(page.locator(`[id="${anchor}"]`)).toBeAttached();
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, anchor ?? '');
  await expectInView(page, anchor ?? '');
});

test('words that are typed before the scripts run are applied to the filter', async ({page}) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/android/changelog?releases=stable', {waitUntil: 'commit'});
  const field = page.getByRole('searchbox', {name: 'Text or version'});
  await field.fill('crash');
  await page.getByRole('checkbox', {name: 'Features'}).check();
  release?.();
  await hydrated(page);
  await expect(page).toHaveURL('/android/changelog?kind=features&releases=stable&text=crash');
  await expect(field).toHaveValue('crash');
  await expect(page.locator('main').getByRole('status').filter({hasText: /\d/})).toContainText('release');
});
