import {expect, test, type Page} from '@playwright/test';

import {hydrated, open, text, wake, watchForFaults} from './support/site.ts';

// The text of a doc is in the page; what makes it act comes when a reader touches it.

const BANNER = '/android/ad-types/banner';

/** Names of the scripts that the page runs, without hashes. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script' || request.headers()['sec-purpose'] === 'prefetch') return;
    scripts.push(new URL(request.url()).pathname.split('/').at(-1)?.split('.')[0] ?? '');
  });
  return scripts;
}

/** Makes the scripts that come late come later still, or never. Returns a function that changes it. */
async function hinder(page: Page, how: 'delay' | 'fail'): Promise<() => void> {
  let isHindered = true;
  await page.route('**/doc-parts.*.js', async (route) => {
    if (!isHindered) return route.continue();
    if (how === 'fail') return route.abort();
    await new Promise((resolve) => setTimeout(resolve, 400));
    return route.continue();
  });
  return () => {
    isHindered = false;
  };
}

for (const prefix of ['', '/ru']) {
  test.describe(prefix === '' ? 'English' : 'Russian', () => {
    test('nothing of the text is fetched before it is touched, and all of it stays when it is', async ({
      page,
    }) => {
      const scripts = watchScripts(page);
      const {faults} = watchForFaults(page);
      await open(page, prefix + BANNER);
      await page.waitForLoadState('networkidle');
      expect(scripts.length).toBeGreaterThan(4);
      expect(scripts).not.toContain('doc-parts');
      const before = await text(page).innerHTML();
      const node = await text(page).locator('p').first().elementHandle();
      const count = scripts.length;
      await text(page).hover({position: {x: 2, y: 2}});
      await expect(text(page)).toHaveAttribute('data-awake');
      expect(scripts.slice(count)).toContain('doc-parts');
      expect(
        await text(page)
          .locator('p')
          .first()
          .evaluate((now, then) => now === then, node),
      ).toBe(true);
      // Attributes that say in which state a part is come with its component.
      const plain = (html: string) =>
        html.replace(/<button.*?<\/button>/gs, '').replace(/ (?:class|id|style)="[^"]*"/g, '');
      expect(plain(await text(page).innerHTML())).toBe(plain(before));
      expect(faults).toEqual([]);
    });

    test('a click before the text is awake does what it says, once', async ({page}) => {
      await hinder(page, 'delay');
      await open(page, prefix + BANNER);
      const tab = text(page).getByRole('tab', {name: 'Java', exact: true}).first();
      await tab.click();
      await expect(text(page)).not.toHaveAttribute('data-awake');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(text(page)).toHaveAttribute('data-awake');
      await expect(text(page).locator('.language-java:visible .token').first()).toBeVisible();
    });

    test('a click while the text is being hydrated does what it says, once', async ({page}) => {
      // React listens to the root that it is about to hydrate; at that moment somebody clicks.
      await page.addInitScript(() => {
        const listen = EventTarget.prototype.addEventListener;
        let clicks = 0;
        EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
          listen.call(this, type, ...rest);
          if (type !== 'click' || !(this instanceof Element) || !this.matches('.theme-doc-markdown')) return;
          const tab = [...this.querySelectorAll<HTMLElement>('[role="tab"]')].find(
            ({textContent}) => textContent === 'Java',
          );
          // After the listener of our own.
          if (clicks++ === 1) queueMicrotask(() => tab?.click());
          document.documentElement.dataset.clicks = String(clicks);
        };
      });
      await open(page, prefix + BANNER);
      const tab = text(page).getByRole('tab', {name: 'Java', exact: true}).first();
      await expect(tab).toHaveAttribute('aria-selected', 'false');
      await text(page).hover({position: {x: 2, y: 2}});
      await expect(text(page)).toHaveAttribute('data-awake');
      await expect(page.locator('html')).not.toHaveAttribute('data-clicks', '1');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    });

    test('a key before the text is awake does what it says', async ({page}) => {
      await hinder(page, 'delay');
      await open(page, prefix + BANNER);
      const tabs = text(page).getByRole('tab');
      await tabs.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(tabs.nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    });

    test('a touch copies code', async ({browser, baseURL}) => {
      const context = await browser.newContext({
        baseURL,
        hasTouch: true,
        viewport: {width: 360, height: 740},
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      await hinder(page, 'delay');
      await open(page, prefix + BANNER);
      const block = text(page).locator('.theme-code-block:visible').first();
      await block.locator('button').first().tap();
      const words = (copied: string) => copied.split(/\s+/).filter(Boolean);
      const code = words(await block.locator('code').innerText());
      await expect
        .poll(async () => words(await page.evaluate(() => navigator.clipboard.readText())))
        .toEqual(code);
      await context.close();
    });

    test('a link in a text that is not awake leads on without loading a page', async ({page}) => {
      await hinder(page, 'delay');
      await open(page, `${prefix}/android`);
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents.push(request.url());
      });
      await text(page).locator('a[href*="/android/get-started"]').first().click();
      await expect(page).toHaveURL(`${prefix}/android/get-started`);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(text(page).locator('h2').first()).toBeVisible();
      expect(documents).toEqual([]);
    });

    test('where the scripts do not come, the text stays, links lead on, and the next touch tries again', async ({
      page,
    }) => {
      const allow = await hinder(page, 'fail');
      await open(page, `${prefix}/android`);
      const words = await text(page).innerText();
      await text(page).hover({position: {x: 2, y: 2}});
      await page.waitForLoadState('networkidle');
      expect(await text(page).innerText()).toBe(words);
      await text(page).locator('a[href*="/android/get-started"]').first().click();
      await expect(page).toHaveURL(`${prefix}/android/get-started`);
      await hydrated(page);
      await expect(text(page)).not.toHaveAttribute('data-awake');
      allow();
      await page.mouse.move(1, 1);
      await wake(page);
      await expect(text(page)).toHaveAttribute('data-awake');
    });

    test('the reader who comes back to the first page finds its text', async ({page}) => {
      await open(page, prefix + BANNER);
      const words = await text(page).innerText();
      await page.locator(`.menu a[href="${prefix}/android/ad-types/interstitial"]`).click();
      await expect(page).toHaveURL(`${prefix}/android/ad-types/interstitial`);
      await expect(text(page)).not.toContainText(words.slice(0, 200));
      await page.goBack();
      await expect(page).toHaveURL(prefix + BANNER);
      await expect.poll(() => text(page).innerText()).toBe(words);
      await page.goForward();
      await expect(page).toHaveURL(`${prefix}/android/ad-types/interstitial`);
      await page.locator(`.menu a[href="${prefix}${BANNER}"]`).click();
      await expect.poll(() => text(page).innerText()).toBe(words);
    });

    test('a text that is not there is drawn', async ({page}) => {
      await page.route(prefix + BANNER, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          body: html.replace(/(<div class="[^"]*markdown">).*(<\/div><script id="?doc-head)/s, '$1$2'),
        });
      });
      await page.goto(prefix + BANNER);
      await expect(text(page).locator('h2').first()).toBeVisible();
      await expect(text(page).getByRole('tab').first()).toBeVisible();
    });

    test('a page with something that runs untouched is awake as a whole', async ({page}) => {
      const scripts = watchScripts(page);
      await open(page, `${prefix}/faq-and-troubleshooting`);
      expect(scripts).toContain('doc-parts');
      await expect(text(page)).not.toHaveAttribute('data-awake');
      await text(page).getByRole('textbox').first().fill('framework not found');
      await expect(page).toHaveURL(/error=framework/);
    });
  });
}
