import {expect, type Page} from '@playwright/test';

import {expectAccessible, hydrated, open, watchForFaults} from './support/site.ts';
import {test} from './support/window.ts';

// The browser finds text in closed tabs and closed details with text fragments, hashes, and find-in-page.

const PAGE = '/test-pages/found';
const plums = (page: Page) => page.getByText('Plums keep for a week.');
const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});

test('a closed panel is hidden in the served page, and stays hidden until its text is found', async ({
  page,
  request,
}) => {
  const html = await (await request.get(PAGE)).text();
  expect(html).toMatch(/<div (?=[^>]*aria-label="?Plum\b)[^>]*hidden="?until-found\b/i);
  const {faults} = watchForFaults(page);
  await open(page, PAGE);
  const panel = page.locator('[role="tabpanel"][aria-label="Plum"]');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await expect(plums(page)).toBeHidden();
  await tab(page, 'Plum').click();
  await expect(plums(page)).toBeVisible();
  await expect(page.locator('[role="tabpanel"][aria-label="Apple"]')).toHaveAttribute(
    'hidden',
    'until-found',
  );
  await tab(page, 'Apple').click();
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await expectAccessible(page, 'main');
  expect(faults).toEqual([]);
});

for (const [name, hash] of [
  ['a text fragment', '#:~:text=Plums%20keep%20for'],
  ['a hash', '#plums'],
] as const) {
  test(`${name} opens the tab, which is not stored as a choice`, async ({page}) => {
    const {faults} = watchForFaults(page);
    await page.goto(PAGE + hash);
    await hydrated(page);
    await expect(tab(page, 'Plum')).toHaveAttribute('aria-selected', 'true');
    await expect(plums(page)).toBeInViewport();
    await expect(page.getByText('Apples keep for months.')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.fruit'))).toBeNull();
    await tab(page, 'Apple').click();
    await expect(page.getByText('Apples keep for months.')).toBeVisible();
    await expect(plums(page)).toBeHidden();
    expect(faults).toEqual([]);
  });
}

test('text that is found after hydration opens the tab', async ({page}) => {
  await open(page, PAGE);
  // Fires the event that the browser fires before it scrolls to what it has found.
  await page.evaluate(() => {
    window.location.hash = 'plums';
  });
  await expect(tab(page, 'Plum')).toHaveAttribute('aria-selected', 'true');
  await expect(plums(page)).toBeInViewport();
  await expect(page.getByText('Apples keep for months.')).toBeHidden();
});

test('a text fragment opens details', async ({page}) => {
  const {faults} = watchForFaults(page);
  await page.goto(`${PAGE}#:~:text=Berries%20keep%20for`);
  await hydrated(page);
  await expect(page.getByText('Berries keep for a day.')).toBeInViewport();
  expect(faults).toEqual([]);
});

test('a text fragment opens the list of adapters in a release', async ({page}) => {
  await open(page, '/android/changelog');
  const list = page.locator('main details').first();
  const line = ((await list.locator('li').first().textContent()) ?? '').trim();
  expect(line).not.toBe('');
  await page.goto('about:blank');
  await page.goto(`/android/changelog#:~:text=${encodeURIComponent(line)}`);
  await expect(page.locator('main').getByText(line, {exact: true}).first()).toBeVisible();
});
