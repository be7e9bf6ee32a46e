import {expect, test as unset, type Page} from '@playwright/test';

import {ADA, answerWith, setBridge, test, watchPolicy} from './support/services.ts';
import {expectAccessible, idle, open, watchForFaults} from './support/site.ts';

const PAGE = '/android/ad-types/banner';

const TEXTS = {
  english: {
    signIn: 'Sign in',
    fetching: "Checking whether you're signed in",
    hey: 'Hey, Ada',
    account: 'Account settings',
    signOut: 'Sign out',
  },
  russian: {
    signIn: 'Войти',
    fetching: 'Проверяем, вошли ли вы',
    hey: 'Здравствуйте, Ada',
    account: 'Настройки аккаунта',
    signOut: 'Выйти',
  },
} as const;

const {signIn, fetching, hey, account, signOut} = TEXTS.english;

/** Script of a bridge that returns Ada on request. */
const ANSWER_ON_CUE = `addEventListener('message', ({data}) => {if (data === 'answer') {${answerWith(ADA)}}});`;

/** Makes the bridge of the page answer. */
const cue = (page: Page) =>
  page.evaluate(() => {
    window.frames[0]?.postMessage('answer', '*');
  });

/** Collects the console lines that begin with the given text. */
function logOf(page: Page, start: string): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(start)) lines.push(message.text());
  });
  return lines;
}

/** Returns the number of bridge frames on the page. */
const frameCount = (page: Page) => page.locator('iframe').count();

test('a signed-in reader is greeted, with email, account settings, and sign-out', async ({
  page,
  site,
  provider,
}) => {
  const violations = await watchPolicy(page);
  setBridge({site, provider}, answerWith(ADA));
  const {faults} = watchForFaults(page);
  await open(page, site + PAGE);
  const button = page.locator('nav.navbar').getByRole('button', {name: hey});
  await expect(button).toBeVisible();
  await button.click();
  const menu = page.locator('nav.navbar .dropdown--show .dropdown__menu');
  await expect(menu).toContainText(ADA.email);
  await expect(menu.getByRole('link', {name: account})).toHaveAttribute(
    'href',
    'https://app.appodeal.com/account',
  );
  await expect(menu.getByRole('link', {name: account})).not.toHaveAttribute('target', '_blank');
  await expect(menu.getByRole('link', {name: signOut})).toHaveAttribute(
    'href',
    'https://app.appodeal.com/signout',
  );
  expect(await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)))).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/user|session/i)]),
  );
  expect(await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}))).not.toContain(
    'ada',
  );
  // The frame is no longer needed.
  expect(await frameCount(page)).toBe(0);
  await expectAccessible(page, 'nav.navbar');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  expect(violations).toEqual([]);
  expect(faults).toEqual([]);
});

test('the spinner is shown while the session is requested, and nothing moves', async ({
  page,
  site,
  provider,
}) => {
  setBridge({site, provider}, ANSWER_ON_CUE);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await open(page, site + PAGE);
  // Font swaps are not tested here.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    (window as unknown as {shifts: number[]}).shifts.length = 0;
  });
  const places = () =>
    page
      .locator('nav.navbar .navbar__item, nav.navbar .navbar__brand')
      .evaluateAll((items) =>
        items
          .filter((item) => !item.closest('[class*="place"]'))
          .map((item) => JSON.stringify(item.getBoundingClientRect())),
      );
  const before = await places();
  const spinner = page.getByRole('img', {name: fetching});
  await expect(spinner).toBeVisible();
  expect(await places()).toEqual(before);
  const frame = page.locator('iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toBeHidden();
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame).toHaveAttribute('tabindex', '-1');
  await expect(frame).toHaveAttribute('aria-hidden', 'true');
  // Checking the entire page would take longer than the bridge timeout.
  await expectAccessible(page, 'nav.navbar');
  await cue(page);
  await expect(page.locator('nav.navbar').getByRole('button', {name: hey})).toBeVisible();
  await expectAccessible(page, 'nav.navbar');
  expect(await places()).toEqual(before);
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBe(0);
  expect(provider.requests.filter(({path}) => path === '/bridge')).toEqual([
    {path: '/bridge', referrer: undefined},
  ]);
});

test('if nobody is signed in, there is a sign-in link and one line in the log', async ({
  page,
  site,
  provider,
}) => {
  const log = logOf(page, 'No current user');
  const {faults} = watchForFaults(page);
  setBridge({site, provider}, answerWith(null));
  await open(page, site + PAGE);
  await expect.poll(() => log).toHaveLength(1);
  const link = page.locator('nav.navbar').getByRole('link', {name: signIn});
  await expect(link).toHaveAttribute('href', 'https://app.appodeal.com/signin');
  await expect(link).not.toHaveAttribute('target', '_blank');
  expect(faults).toEqual([]);
});

test('the old misspelled field is accepted, with a warning', async ({page, site, provider}) => {
  const warnings = logOf(page, 'The auth bridge uses the field "respone"');
  setBridge({site, provider}, answerWith(ADA).replace('response:', 'respone:'));
  await open(page, site + PAGE);
  await expect(page.locator('nav.navbar').getByRole('button', {name: hey})).toBeVisible();
  expect(warnings).toHaveLength(1);
});

test('a reader without a usable name is greeted by email address, and the log lists the ignored fields', async ({
  page,
  site,
  provider,
}) => {
  const warnings = logOf(page, 'Ignored unusable fields');
  const log = logOf(page, 'No current user');
  setBridge({site, provider}, answerWith({...ADA, name: '', createdAt: '2021-03-04'}));
  await open(page, site + PAGE);
  const button = page.locator('nav.navbar').getByRole('button', {name: hey.replace('Ada', ADA.email)});
  await expect(button).toBeVisible();
  expect(warnings).toEqual(['Ignored unusable fields in the answer from the auth bridge: name, createdAt']);
  expect(log).toEqual([]);
});

test('an answer without a user leads to the sign-in link immediately, and the log gives the reason', async ({
  page,
  site,
  provider,
}) => {
  const log = logOf(page, 'No current user');
  setBridge({site, provider}, answerWith({name: ' ', email: 'ada', createdAt: 1715938200}));
  await open(page, site + PAGE);
  await expect
    .poll(() => log)
    .toEqual([
      'No current user: the answer from the auth bridge has neither a usable name nor a usable email address',
    ]);
  await expect(page.locator('nav.navbar').getByRole('link', {name: signIn})).toBeVisible();
});

test('the mobile menu greets and signs out', async ({page, site, provider}) => {
  setBridge({site, provider}, answerWith(ADA));
  await page.route('https://app.appodeal.com/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>Provider</h1>'}),
  );
  await page.setViewportSize({width: 360, height: 740});
  await open(page, site + PAGE);
  await page.locator('nav.navbar .navbar__toggle').click();
  const sidebar = page.locator('.navbar-sidebar');
  await sidebar.locator('.navbar-sidebar__back').click();
  await sidebar.getByRole('button', {name: hey}).click();
  await expect(sidebar).toContainText(ADA.email);
  await expect(sidebar.getByRole('link', {name: account})).toBeVisible();
  await expectAccessible(page, '.navbar-sidebar');
  await sidebar.getByRole('link', {name: signOut}).click();
  await expect(page).toHaveURL('https://app.appodeal.com/signout');
});

test('signing in and out at the provider changes what the next page shows, regardless of the name', async ({
  page,
  siteWithoutChat: site,
  provider,
}) => {
  provider.sites.push(site);
  const name = '<img src=x onerror="window.hacked=1">';
  await page.goto(`${provider.url}/signin`);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', {name: 'Sign in'}).click();
  await page.goto(site + PAGE);
  const button = page.locator('nav.navbar').getByRole('button', {name: hey.replace('Ada', name)});
  await expect(button).toHaveText(hey.replace('Ada', name));
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await page.goto(`${provider.url}/signout`);
  await page.goto(site + PAGE);
  const log = logOf(page, 'No current user');
  await expect.poll(() => log).toEqual(['No current user: nobody is signed in']);
  await expect(page.locator('nav.navbar').getByRole('link', {name: signIn})).toBeVisible();
});

test('a bridge that never answers, denies framing, or is down leaves the page unchanged', async ({
  page,
  context,
  site,
  provider,
}) => {
  // One clock for all pages of the context.
  await page.clock.install();
  const gone = await context.newPage();
  const refused = await context.newPage();
  const cases: [Page, string][] = [
    [page, 'never answers'],
    [refused, 'refuses framing'],
    [gone, 'is down'],
  ];
  await gone.route('**/bridge', (route) => route.abort('connectionrefused'));
  const logs = cases.map(([tab]) => logOf(tab, 'No current user'));
  for (const [tab, name] of cases) {
    setBridge({site, provider}, name === 'never answers' ? '' : answerWith(ADA));
    if (name === 'refuses framing') {
      const answer = provider.pages.get('/bridge');
      if (answer) answer.headers = {'Content-Security-Policy': "frame-ancestors 'none'"};
    }
    await open(tab, site + PAGE);
    await expect(tab.getByRole('img', {name: fetching})).toBeVisible();
    await tab.getByRole('tab', {name: 'Java'}).first().click();
    await expect(tab.getByRole('tab', {name: 'Java'}).first()).toHaveAttribute('aria-selected', 'true');
  }
  await page.clock.fastForward(8000);
  for (const [index, [tab, name]] of cases.entries()) {
    await expect(tab.locator('nav.navbar').getByRole('link', {name: signIn}), name).toBeVisible();
    expect(logs[index], name).toEqual(['No current user: no answer from the auth bridge within 8 s']);
    expect(await frameCount(tab), name).toBe(0);
    await expect(tab.locator('h1'), name).toBeVisible();
  }
});

test('a second answer, and one after sign-out, have no effect', async ({page, site, provider}) => {
  await page.route('https://app.appodeal.com/**', (route) => route.fulfill({status: 204}));
  const other = JSON.stringify({...ADA, name: 'Mallory'});
  setBridge(
    {site, provider},
    `${answerWith(ADA)} ${answerWith({...ADA, name: 'Mallory'})} setInterval(() => parent.postMessage({type: 'getCurrentUser', response: ${other}}, site), 50);`,
  );
  await open(page, site + PAGE);
  const button = page.locator('nav.navbar').getByRole('button', {name: hey});
  await expect(button).toBeVisible();
  await button.click();
  // The response 204 doesn't replace the page, so the page must show the signed-out state.
  await page.locator('nav.navbar').getByRole('link', {name: signOut}).click();
  await expect(page.locator('nav.navbar').getByRole('link', {name: signIn})).toBeVisible();
  // The frame has been removed, and everything that it has sent is received before this message.
  expect(await frameCount(page)).toBe(0);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', resolve, {once: true});
        window.postMessage('last', '*');
      }),
  );
  await expect(page.locator('nav.navbar').getByRole('link', {name: signIn})).toBeVisible();
  await expect(page.getByText('Mallory')).toHaveCount(0);
});

test('embedded pages send no request, but leaving them sends one and signs the reader in', async ({
  page,
  site,
  provider,
}) => {
  setBridge({site, provider}, answerWith(ADA));
  await open(page, `${site}/onboarding/android/get-started`);
  await idle(page);
  expect(await frameCount(page)).toBe(0);
  expect(provider.requests).toEqual([]);
  await page.locator('main a[href^="/android/"]').first().click();
  await expect(page.locator('nav.navbar').getByRole('button', {name: hey})).toBeVisible();
  expect(provider.requests.map(({path}) => path)).toEqual(['/bridge']);
});

test('the spinner, the greeting, its menu, and the sign-in link are labeled in Russian', async ({
  page,
  site,
  provider,
}) => {
  const texts = TEXTS.russian;
  await page.route('https://app.appodeal.com/**', (route) => route.fulfill({status: 204}));
  setBridge({site, provider}, ANSWER_ON_CUE);
  await open(page, `${site}/ru${PAGE}`);
  await expect(page.getByRole('img', {name: texts.fetching})).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.frames()[1]?.waitForLoadState();
  await cue(page);
  const navbar = page.locator('nav.navbar');
  await navbar.getByRole('button', {name: texts.hey}).click();
  await expect(navbar.getByRole('link', {name: texts.account})).toBeVisible();
  await navbar.getByRole('link', {name: texts.signOut}).click();
  await expect(navbar.getByRole('link', {name: texts.signIn})).toBeVisible();
});

unset('with nothing set there is no frame and no request', async ({page, baseURL}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  const log = logOf(page, 'No current user');
  await open(page, PAGE);
  await idle(page);
  expect(await frameCount(page)).toBe(0);
  expect(foreign).toEqual([]);
  expect(log).toEqual([]);
  expect(await page.evaluate(() => 'Intercom' in window)).toBe(false);
  await expect(page.locator('nav.navbar').getByRole('link', {name: signIn})).toBeVisible();
});
