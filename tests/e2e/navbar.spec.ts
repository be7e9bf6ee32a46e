import {expect} from '@playwright/test';

import {builtReleases} from './support/releases.ts';
import {open} from './support/site.ts';
import {test} from './support/window.ts';

const PAGE = '/android/ad-types/banner';

for (const [prefix, names] of [
  ['', {guides: 'SDK Guides', general: 'General'}],
  ['/ru', {guides: 'Интеграция SDK', general: 'Общее'}],
] as const) {
  test.describe(`navbar${prefix}`, () => {
    test('SDK Guides and General have the correct links', async ({page}) => {
      await open(page, prefix + PAGE);
      const navbar = page.locator('nav.navbar');
      await navbar.getByRole('button', {name: names.guides}).hover();
      const guides = navbar.locator('.dropdown--show .dropdown__menu a');
      await expect(guides).toHaveCount(6);
      expect(await guides.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        `${prefix}/android/get-started`,
        `${prefix}/ios/get-started`,
        `${prefix}/unity/get-started`,
        'https://github.com/appodeal/react-native-appodeal',
        'https://github.com/appodeal/Appodeal-Flutter-Plugin',
        `${prefix}/advanced/sdk-deprecation-policy`,
      ]);
      await expect(guides.nth(3)).toHaveAttribute('target', '_blank');
      await expect(guides.nth(4)).toHaveAttribute('target', '_blank');
      await page.mouse.move(0, 500);
      await navbar.getByRole('button', {name: names.general}).hover();
      const general = navbar.locator('.dropdown--show .dropdown__menu a');
      expect(await general.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        `${prefix}/networks-setup/introduction`,
        `${prefix}/faq-and-troubleshooting/faq/generate-the-json-file-in-google-cloud`,
        `${prefix}/reporting/reporting-api`,
        `${prefix}/advanced/ad-revenue-attribution`,
        `${prefix}/accelerator/introduction`,
      ]);
    });
  });
}

test('a dropdown works with the keyboard alone', async ({page}) => {
  await open(page, PAGE);
  const button = page.locator('nav.navbar').getByRole('button', {name: 'SDK Guides'});
  const link = page.locator('nav.navbar').getByRole('link', {name: 'iOS SDK', exact: true});
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ios/get-started');
  await expect(link).toBeHidden();
});

test('a dropdown closes on a press and on focus outside', async ({page}) => {
  await open(page, PAGE);
  const button = page.locator('nav.navbar').getByRole('button', {name: 'SDK Guides'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.click(640, 600);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('.breadcrumbs a').first().focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the version dropdown is labeled with the newest stable release and lists all versions', async ({
  page,
  request,
}) => {
  const {latest, newest} = await builtReleases(request);
  await open(page, PAGE);
  const button = page
    .locator('nav.navbar')
    .getByRole('button', {name: `SDK version ${newest.version}`, exact: true});
  await expect(button).toHaveText(newest.version);
  await expect(page.locator('.theme-doc-version-badge')).toHaveText(`Version: ${latest.android}`);
  await button.click();
  await page.locator('nav.navbar').getByRole('link', {name: 'All versions'}).click();
  await expect(page.locator('h1')).toHaveText('Versions');
  for (const version of Object.values(latest)) await expect(page.locator('main')).toContainText(version);
});

for (const [prefix, site, dashboard] of [
  ['', 'Help Center', 'Dashboard'],
  ['/ru', 'Справочный центр', 'Личный кабинет'],
] as const) {
  test(`every item of the navbar fits at every width (${prefix || '/'})`, async ({page}) => {
    await open(page, prefix + PAGE);
    for (const width of [997, 1024, 1100, 1180, 1280, 1319, 1320, 1440]) {
      await page.setViewportSize({width, height: 700});
      const navbar = page.locator('nav.navbar');
      await expect(navbar.getByRole('link', {name: dashboard}), `at ${width} px`).toBeVisible();
      await expect(navbar.getByText(site), `at ${width} px`).toBeVisible();
      const boxes = await navbar.locator('.navbar__items').evaluateAll((groups) =>
        groups.flatMap((group) =>
          [...group.children]
            .map((item) => ({
              name: item.textContent?.slice(0, 20),
              missing: item.scrollWidth - item.clientWidth,
              ...(({left, right, width: size}) => ({left, right, size}))(item.getBoundingClientRect()),
            }))
            .filter(({size}) => size > 0),
        ),
      );
      expect(boxes.length).toBeGreaterThan(8);
      for (const [index, box] of boxes.entries()) {
        const previous = boxes[index - 1];
        const text = `${box.name} at ${width} px`;
        if (previous) expect(box.left, text).toBeGreaterThanOrEqual(previous.right - 0.5);
        expect(box.right, text).toBeLessThanOrEqual(width);
        expect(box.missing, text).toBeLessThanOrEqual(0);
      }
      // A scrollbar, which is up to 17 px wide, must fit as well.
      const [left, right] = await navbar
        .locator('.navbar__items')
        .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect()))
        .then(([first, second]) => [first, second] as const);
      const lastLeft = boxes.findLast(({right: end}) => end <= (right?.left ?? 0) + 0.5);
      expect((right?.left ?? 0) - (lastLeft?.right ?? 0), `room at ${width} px`).toBeGreaterThanOrEqual(17);
      expect(left).toBeDefined();
    }
  });
}

test('the language switch preserves the page, query, and hash', async ({page}) => {
  await open(page, `${PAGE}?android-language=java#callbacks`);
  await page.locator('nav.navbar').getByRole('button', {name: 'English'}).click();
  await page.locator('nav.navbar').getByRole('link', {name: 'Русский'}).click();
  await expect(page).toHaveURL(`/ru${PAGE}?android-language=java#callbacks`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('#callbacks')).toBeInViewport();
  await page.locator('nav.navbar').getByRole('button', {name: 'Русский'}).click();
  await page.locator('nav.navbar').getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(`${PAGE}?android-language=java#callbacks`);
});

test.describe('on a narrow screen', () => {
  test.beforeEach(async ({page}) => {
    await page.setViewportSize({width: 996, height: 700});
    // A click on a moving menu item could miss it.
    await page.emulateMedia({reducedMotion: 'reduce'});
  });

  test('the navbar becomes a sidebar that locks scrolling, leads back to the main menu, and closes on navigation', async ({
    page,
  }) => {
    await open(page, PAGE);
    const toggle = page.locator('nav.navbar .navbar__toggle');
    await expect(page.locator('nav.navbar').getByRole('button', {name: 'SDK Guides'})).toBeHidden();
    await toggle.click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    await sidebar.getByRole('button', {name: 'Back to main menu'}).click();
    await sidebar.getByRole('button', {name: 'SDK Guides'}).click();
    await sidebar.getByRole('link', {name: 'Unity Plugin', exact: true}).click();
    await expect(page).toHaveURL('/unity/get-started');
    await expect(sidebar).toBeHidden();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  });

  test('the sidebar closes when the window grows to desktop width', async ({page}) => {
    await open(page, PAGE);
    await page.locator('nav.navbar .navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await page.setViewportSize({width: 997, height: 700});
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
    await expect(page.locator('nav.navbar').getByRole('button', {name: 'SDK Guides'})).toBeVisible();
  });
});

test('the navbar hides on scrolling down and reappears on scrolling up, at the top, and near the end', async ({
  page,
}) => {
  await open(page, '/android/get-started');
  const navbar = page.locator('nav.navbar');
  const isAway = async () => ((await navbar.boundingBox())?.y ?? 0) < 0;
  await expect(navbar).toBeInViewport();
  for (let step = 1; step <= 6; step += 1) await page.mouse.wheel(0, 200);
  await expect.poll(isAway).toBe(true);
  await page.mouse.wheel(0, -120);
  await expect.poll(isAway).toBe(false);
  await page.mouse.wheel(0, 600);
  await expect.poll(isAway).toBe(true);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect.poll(isAway).toBe(false);
});

for (const prefix of ['', '/ru']) {
  for (const [address, shown] of [
    ['/android', true],
    ['/onboarding', false],
    ['/publishing', false],
  ] as const) {
    test(`${prefix}${address} ${shown ? 'has' : 'has no'} navbar, footer, and announcement bar`, async ({
      window: page,
    }) => {
      await open(page, prefix + address);
      const count = shown ? 1 : 0;
      await expect(page.locator('nav.navbar')).toHaveCount(count);
      await expect(page.locator('footer.footer')).toHaveCount(count);
      await expect(page.locator('[class*="announcementBar"]').first()).toHaveCount(count);
    });
  }
}
