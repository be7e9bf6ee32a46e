import {expect, test, type Page} from '@playwright/test';
import ICAL from 'ical.js';

import {lineOf} from '../../src/features/releases/versionLines.ts';

import {builtReleases} from './support/releases.ts';
import {expectAccessible, expectNoSidewaysScroll, open, watchForFaults} from './support/site.ts';

const panel = (page: Page) => page.getByRole('tabpanel').filter({visible: true});

const stateOf = (page: Page, line: string) =>
  panel(page)
    .getByRole('row')
    .filter({has: page.getByRole('cell', {name: line, exact: true})})
    .getByRole('cell')
    .last();

// The policy took effect on May 31, 2024. Support for line 3.2 ended on that day, but support for line 3.3 did not.
for (const [day, en, ru] of [
  ['2024-05-30T23:00:00Z', 'Supported until 31.05.2024', 'Поддерживается до 31.05.2024'],
  ['2024-05-31T00:00:00Z', 'Support ended', 'Поддержка прекращена'],
  ['2030-01-01T12:00:00Z', 'Support ended', 'Поддержка прекращена'],
] as const) {
  test(`the state of a line depends on the reader's date (${day})`, async ({page, request}) => {
    const {unity: newest} = (await builtReleases(request)).latest;
    await page.clock.setFixedTime(new Date(day));
    const {faults} = watchForFaults(page);
    await open(page, '/advanced/sdk-deprecation-policy');
    await expect(stateOf(page, '3.2')).toHaveText(en);
    await expect(stateOf(page, '3.3')).toHaveText('No end announced');
    await open(page, '/ru/advanced/sdk-deprecation-policy?timetable-platform=unity');
    await expect(page.getByRole('tab', {name: 'Unity'})).toHaveAttribute('aria-selected', 'true');
    await expect(stateOf(page, '3.2')).toHaveText(ru);
    await expect(stateOf(page, lineOf(newest) ?? '')).toHaveText('Поддерживается, последняя');
    // React reports an error if the page differs from the built one.
    expect(faults).toEqual([]);
  });
}

test('nothing moves when the state is updated for the current date', async ({page}) => {
  await page.clock.setFixedTime(new Date('2024-05-01T00:00:00Z'));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & {value: number}).value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await open(page, '/android/sdk-deprecation-policy#timetable');
  await expect(stateOf(page, '3.2')).toHaveText('Supported until 31.05.2024');
  expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([]);
});

test('the timetable shows the dates without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/android/sdk-deprecation-policy');
  // Without scripts, no platform can be selected, so all of them are shown.
  for (const name of ['Android', 'iOS', 'Unity']) {
    await expect(page.getByRole('tabpanel', {name, exact: true})).toBeVisible();
  }
  const android = page.getByRole('tabpanel', {name: 'Android', exact: true});
  const row = android.getByRole('row').filter({has: page.getByRole('cell', {name: '3.2', exact: true})});
  await expect(row).toContainText('31.05.2024');
  await expect(row).toContainText('Support ended');
  await expect(android.locator('input')).toBeHidden();
  await context.close();
});

for (const platform of ['android', 'ios', 'unity'] as const) {
  test(`the page of ${platform} redirects to itself with its platform and preserves the rest`, async ({
    page,
  }) => {
    const path = `/${platform}/sdk-deprecation-policy`;
    await page.goto('/');
    await open(page, path);
    await expect(page).toHaveURL(`${path}?timetable-platform=${platform}`);
    const name = {android: 'Android', ios: 'iOS', unity: 'Unity'}[platform];
    await expect(page.getByRole('tab', {name, exact: true})).toHaveAttribute('aria-selected', 'true');
    // The history entry is replaced so that Back doesn't lead here again.
    await page.goBack();
    await expect(page).toHaveURL('/');
    await open(page, `/ru${path}?theme=dark&timetable-platform=windows#what-to-do`);
    await expect(page).toHaveURL(`/ru${path}?theme=dark&timetable-platform=${platform}#what-to-do`);
    await expect(page.locator('#what-to-do')).toBeInViewport();
  });

  test(`calendar of ${platform}, in both languages`, async ({page, request}) => {
    for (const [prefix, subscribe, title] of [
      ['', 'Subscribe to the calendar', 'support ends'],
      ['/ru', 'Подпишитесь на календарь', 'поддержка прекращается'],
    ] as const) {
      await open(page, `${prefix}/${platform}/sdk-deprecation-policy`);
      const file = `${prefix}/releases/${platform}/support.ics`;
      await expect(panel(page).getByRole('link', {name: subscribe})).toHaveAttribute(
        'href',
        new RegExp(`^webcal://.+${file}$`),
      );
      await expect(panel(page).locator(`a[download][href="${file}"]`)).toBeVisible();
      const response = await request.get(file);
      expect(response.headers()['content-type']).toContain('text/calendar');
      const events = new ICAL.Component(ICAL.parse(await response.text()))
        .getAllSubcomponents('vevent')
        .map((component) => new ICAL.Event(component));
      expect(events.length).toBeGreaterThan(0);
      for (const {summary, startDate} of events) {
        expect(summary).toContain(title);
        expect(startDate.isDate).toBe(true);
      }
    }
  });
}

test('the page answers whether a version is supported', async ({page}) => {
  await open(page, '/advanced/sdk-deprecation-policy');
  const field = panel(page).getByRole('textbox', {name: 'Is my version of the Android SDK supported?'});
  const answer = panel(page).getByRole('status');
  await field.fill('implementation("com.appodeal.ads:sdk:3.2.0.3")');
  await expect(answer).toContainText('Not supported since 31.05.2024');
  await answer.getByRole('link').click();
  await expect(page).toHaveURL('/android/upgrade-plan?from=3.2.0');
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  await page.getByRole('tab', {name: 'iOS', exact: true}).click();
  await expect(page).toHaveURL(/timetable-platform=ios/);
  await panel(page).getByRole('textbox').fill('3.1.1-BETA.2');
  await expect(answer).toContainText('is a pre-release');
  await panel(page).getByRole('textbox').fill('99.0');
  await expect(answer).toContainText('later than any release');
});

test('the timetable fits on a phone and is accessible', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, '/ru/ios/sdk-deprecation-policy');
  await panel(page).getByRole('textbox').fill('3.1.3');
  await expect(panel(page).getByRole('status')).toContainText('Не поддерживается с 31.05.2024');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
});
