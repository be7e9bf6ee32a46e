import {expect} from '@playwright/test';

import {expectAccessible, expectNoSidewaysScroll, open, watchForFaults} from './support/site.ts';
import {test} from './support/window.ts';

interface Data {
  releases: {version: string; values: Record<string, string | null>}[];
}

test('the table has the values of the JSON file', async ({page, request}) => {
  const {faults} = watchForFaults(page);
  await open(page, '/unity/requirements');
  const link = page.getByRole('link', {name: 'JSON', exact: true});
  const response = await request.get((await link.getAttribute('href')) ?? '');
  const {releases} = (await response.json()) as Data;
  const rows = page.getByRole('table').first().locator('tbody tr');
  await expect(rows).toHaveCount(releases.length);
  for (const [index, {version, values}] of releases.entries()) {
    await expect(rows.nth(index).getByRole('rowheader')).toHaveText(version);
    await expect(rows.nth(index).getByRole('cell')).toHaveText(
      Object.values(values).map((value) => value ?? ''),
    );
  }
  expect(faults).toEqual([]);
});

test('a release leads to its changelog entry', async ({page}) => {
  await open(page, '/ios/requirements');
  await page.getByRole('rowheader', {name: '3.4.0', exact: true}).getByRole('link').click();
  await expect(page).toHaveURL('/ios/changelog#v3-4-0');
});

for (const theme of ['light', 'dark']) {
  test(`the table fits a phone and is accessible: ${theme}`, async ({page}) => {
    await page.addInitScript((value) => {
      localStorage.setItem('theme', value);
    }, theme);
    await page.setViewportSize({width: 360, height: 780});
    await open(page, '/ru/android/requirements');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
    // The releases stay visible while the table scrolls.
    const table = page.getByRole('table').first();
    const header = table.getByRole('rowheader').first();
    await table.locator('..').evaluate((region) => {
      region.scrollLeft = 300;
    });
    const box = await header.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  });
}
