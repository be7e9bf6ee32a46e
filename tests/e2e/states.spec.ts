import {expect, type Route} from '@playwright/test';

import {hydrated, idle, open} from './support/site.ts';
import {test} from './support/window.ts';

test('a missing page returns 404 in the language of its URL', async ({page}) => {
  const english = await page.goto('/no/such/page');
  expect(english?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  const russian = await page.goto('/ru/no/such/page');
  expect(russian?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Страница не найдена');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('a crashed page reports the crash, shows the chain of errors, and can be retried', async ({page}) => {
  await open(page, '/test-pages/crash');
  await page.getByRole('button', {name: 'Break this page'}).click();
  await expect(page.locator('h1')).toHaveText('This page crashed.');
  await expect(page.locator('main')).toContainText('The page broke');
  await expect(page.locator('main')).toContainText('because of its data');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('button', {name: 'Break this page'})).toBeVisible();
});

test('the Russian crash page is in Russian', async ({page}) => {
  await open(page, '/ru/test-pages/crash');
  await page.getByRole('button', {name: 'Break this page'}).click();
  await expect(page.locator('h1')).toHaveText('На странице произошёл сбой.');
  await expect(page.getByRole('button', {name: 'Попробуйте ещё раз'})).toBeVisible();
});

test('an unlisted page has a notice and is not in the sitemap', async ({page, request}) => {
  await open(page, '/test-pages/unlisted');
  await expect(page.locator('.theme-unlisted-banner')).toContainText('Unlisted page');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await open(page, '/ru/test-pages/unlisted');
  await expect(page.locator('.theme-unlisted-banner')).toContainText('Страница не в списке');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('unlisted');
});

for (const [prefix, texts] of [
  ['', {draft: 'Draft page', loading: 'Loading…', failed: "couldn't be loaded", retry: 'Retry'}],
  ['/ru', {draft: 'Черновик', loading: 'Загрузка…', failed: 'Не удалось загрузить', retry: 'Повторить'}],
] as const) {
  test(`a draft has a notice, and the loader shows loading and failure with a button (${prefix || '/'})`, async ({
    page,
  }) => {
    await open(page, `${prefix}/test-pages/notices`);
    await expect(page.locator('.theme-draft-banner')).toContainText(texts.draft);
    await expect(page.getByTestId('loading').getByRole('status')).toHaveText(texts.loading);
    await expect(page.getByTestId('too-soon')).toBeEmpty();
    const failed = page.getByTestId('failed').getByRole('alert');
    await expect(failed).toContainText(texts.failed);
    await failed.getByRole('button', {name: texts.retry}).click();
    await expect(page.getByTestId('tries')).toHaveText('1');
  });
}

for (const storage of ['open', 'blocked'] as const) {
  test(`the browser loads the next page in full, once, if its scripts no longer exist (storage ${storage})`, async ({
    page,
  }) => {
    if (storage === 'blocked') {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      });
    }
    await open(page, '/android/ad-types/banner');
    // The route stays in place, so the scripts of the loaded page are missing as well.
    await page.route('**/assets/js/**', (route) => route.fulfill({status: 404, body: 'Not found'}));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const next = page.locator('.pagination-nav__link--next');
    const target = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(page).toHaveURL(target);
    await expect.poll(() => documents).toEqual([target]);
    await expect(page.locator('h1')).toBeVisible();
    // The missing scripts of the loaded page would have caused a second load by now.
    await idle(page);
    expect(documents).toEqual([target]);
  });
}

test("the search page opens if the search window's script no longer exists", async ({page}) => {
  await open(page, '/ru/android/ad-types/banner');
  // Files that the idle page loads in advance would receive the only refusal.
  await idle(page);
  await page.route('**/assets/js/**', (route) => route.fulfill({status: 404, body: 'Not found'}), {times: 1});
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/ru/search');
  await hydrated(page);
});

test('the progress bar appears after 200 ms of the first slow navigation, regardless of the network', async ({
  page,
}) => {
  await open(page, '/android/ad-types/banner');
  await idle(page);
  // No response is received before the bar is shown.
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/assets/js/**', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  await page.evaluate(() => {
    const seen: number[] = [];
    (window as unknown as {seen: number[]}).seen = seen;
    // Listens in the capture phase so that the clock starts before the page reacts.
    document.addEventListener(
      'click',
      () => {
        const start = performance.now();
        const watch = () => {
          if (document.querySelector('#nprogress')) seen.push(performance.now() - start);
          else requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      },
      true,
    );
  });
  await page.locator('nav.navbar').getByRole('button', {name: 'General'}).hover();
  await page.locator('nav.navbar .dropdown--show a').nth(2).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  isHolding = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page).toHaveURL('/reporting/reporting-api');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const [delay] = await page.evaluate(() => (window as unknown as {seen: number[]}).seen);
  expect(delay).toBeGreaterThanOrEqual(190);
});

test('navigation scrolls to the top, and to the heading of a hash', async ({page}) => {
  await open(page, '/android/get-started');
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
  });
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL('/android/get-started');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, '/ru/android/ad-types/banner');
  const heading = page.locator('.table-of-contents a').last();
  const hash = (await heading.getAttribute('href')) ?? '';
  await heading.click();
  await expect(page.locator(hash)).toBeInViewport();
  expect(hash).toMatch(/^#[a-z0-9-]+$/);
});

test('a path with /index.html is reduced to the plain path', async ({page}) => {
  await page.goto('/android/get-started/index.html');
  await expect(page).toHaveURL('/android/get-started');
  await page.goto('/index.html');
  await expect(page).toHaveURL('/');
});

test('a site at a different URL than it was built for shows a warning with the likely one', async ({
  page,
  context,
}) => {
  // The page's scripts don't load, as if the base URL were wrong.
  await context.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#__docusaurus-base-url-issue-banner-container')).toContainText(
    'Your Docusaurus site did not load properly',
  );
});

test('code is copied and wrapped', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/test-pages/code');
  const blocks = page.locator('div[class*="codeBlockContainer"]');
  await expect(blocks).toHaveCount(10);
  const languages = ['swift', 'objectivec', 'bash', 'ruby', 'kotlin', 'java', 'csharp', 'groovy', 'cpp'];
  for (const [index, language] of languages.entries()) {
    const block = blocks.nth(index);
    await expect(block).toHaveClass(new RegExp(`language-${language}`));
    // Highlighted: strings and comments are separate tokens.
    expect(await block.locator('.token').count(), language).toBeGreaterThan(0);
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('anner');
  }
  const long = blocks.last();
  await long.hover();
  const code = long.locator('pre');
  const overflow = () => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await overflow()).toBe(true);
  await long.getByRole('button', {name: 'Toggle word wrap'}).click();
  expect(await overflow()).toBe(false);
});

test('tabs stay in sync, are remembered, and can be linked', async ({page}) => {
  await open(page, '/android/ad-types/banner');
  await page.getByRole('tab', {name: 'Java', exact: true}).first().click();
  for (const tab of await page.getByRole('tab', {name: 'Java', exact: true}).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page).toHaveURL(/android-language=java/);
  await open(page, '/android/ad-types/interstitial');
  await expect(page.getByRole('tab', {name: 'Java', exact: true}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await open(page, '/ru/android/ad-types/interstitial?android-language=kotlin');
  await expect(page.getByRole('tab', {name: 'Kotlin', exact: true}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the docs sidebar can be hidden, and its categories stay open', async ({page}) => {
  await open(page, '/android/ad-types/banner');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const services = sidebar.getByRole('button', {name: /Services/});
  await services.click();
  await expect(sidebar.getByRole('link', {name: 'Interstitial'})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'Adjust'})).toBeVisible();
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(sidebar.getByRole('link', {name: 'Adjust'})).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
  await expect(sidebar.getByRole('link', {name: 'Adjust'})).toBeVisible();
});

test('the skip link leads to the content, and the button back to the top', async ({page}) => {
  await open(page, '/android/get-started');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 400);
  await page.mouse.wheel(0, -200);
  await page.getByRole('button', {name: 'Scroll back to top'}).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('/favicon.ico exists, because browsers request it for images and feeds', async ({request}) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect((await answer.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});
