import {expect, test, type Browser, type Page} from '@playwright/test';

import {hydrated, idle, open} from './support/site.ts';

// What a page computes before readers can use it. Counts instead of times, so that results don't depend on the machine.

const BANNER = '/android/ad-types/banner';
const PAGES = ['/', BANNER, '/ios/changelog', '/android/advanced/configure-mediated-networks'];

const isLaidOut = (block: Element) =>
  block.querySelector('code > *')?.checkVisibility({contentVisibilityAuto: true}) ?? false;

interface TraceEvent {
  name: string;
  args: {elementCount?: number};
}

/** Returns the number of elements whose style the browser computes during an action. */
async function stylesComputed(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  return trace.traceEvents
    .filter(({name}) => name === 'UpdateLayoutTree')
    .reduce((sum, {args}) => sum + (args.elementCount ?? 0), 0);
}

// Docusaurus changes the classes of the root element several times during hydration and on each navigation. A selector
// such as `[class*='heading']::first-letter` matches every element as soon as any class changes.
for (const address of PAGES) {
  test(`a class on the root element does not restyle the page (${address})`, async ({browser, page}) => {
    await open(page, address);
    await idle(page);
    const change = (selector: string) =>
      page.evaluate((name) => {
        document.querySelector(name)?.classList.toggle('made-up');
        document.body.getBoundingClientRect();
      }, selector);
    for (const selector of ['html', 'body', 'main']) {
      expect(await stylesComputed(browser, page, () => change(selector)), selector).toBeLessThan(50);
    }
    // The color mode restyles all elements, which shows that they are counted.
    const changeMode = () =>
      page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
        document.body.getBoundingClientRect();
      });
    expect(await stylesComputed(browser, page, changeMode)).toBeGreaterThan(200);
  });
}

// Hydration adds buttons to code blocks and roles to wide tables. A selector such as `:last-child > :last-child` or
// `[role] > *` makes the browser recompute the styles of everything inside these elements.
test('buttons in code blocks and roles of tables do not restyle the content', async ({browser, page}) => {
  await open(page, BANNER);
  await idle(page);
  const changes = [
    () => {
      const groups = document.querySelectorAll('.theme-code-block pre + div');
      for (const group of groups) {
        const content = group.parentElement;
        group.remove();
        // Computes the styles without the buttons.
        document.body.getBoundingClientRect();
        content?.append(group);
      }
      return document.querySelectorAll('.theme-code-block pre + div, .theme-code-block pre + div *').length;
    },
    () => {
      const tables = document.querySelectorAll('.markdown div:has(> table)');
      for (const table of tables) table.setAttribute('role', 'group');
      return tables.length;
    },
  ];
  for (const change of changes) {
    let count = 0;
    const computed = await stylesComputed(browser, page, async () => {
      count = await page.evaluate(change);
      await page.evaluate(() => document.body.getBoundingClientRect().height);
    });
    expect(count).toBeGreaterThan(1);
    expect(computed, change.toString()).toBeLessThan(3 * count + 50);
  }
});

for (const address of [BANNER, `/ru${BANNER}`]) {
  test(`hydration formats no dates and measures no code in closed tabs (${address})`, async ({page}) => {
    await page.addInitScript(() => {
      const work = {dates: 0, closedPanels: 0};
      Object.assign(window, {work});
      const format = Intl.DateTimeFormat;
      Intl.DateTimeFormat = new Proxy(format, {
        construct(target, parameters: []) {
          work.dates += 1;
          return new target(...parameters);
        },
      });
      const width = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollWidth');
      Object.defineProperty(Element.prototype, 'scrollWidth', {
        get(this: Element) {
          if (this.closest('[role="tabpanel"][hidden="until-found"]')) work.closedPanels += 1;
          return width?.get?.call(this) as number;
        },
      });
    });
    await page.goto(address);
    await hydrated(page);
    await idle(page);
    const panels = page.locator('[role="tabpanel"][hidden="until-found"]');
    expect(await panels.locator('pre').count()).toBeGreaterThan(3);
    expect(await page.evaluate(() => (window as unknown as {work: object}).work)).toEqual({
      dates: 0,
      closedPanels: 0,
    });
    await expect(page.locator('.theme-doc-markdown + *, .verification-stamp').first()).toBeVisible();
    expect(
      await page.locator('.verification-stamp time, .theme-last-updated time').allInnerTexts(),
    ).not.toContain('');
  });
}

test('the styles of a few pages are in their own file, which their markup and a navigation load', async ({
  page,
}) => {
  const sheets = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => (links as HTMLLinkElement[]).map(({href}) => new URL(href).pathname));
  await open(page, '/android/changelog');
  const own = await sheets();
  expect(own).toHaveLength(2);
  const style = () =>
    page
      .locator('main [data-year]')
      .first()
      .evaluate((year) => getComputedStyle(year).cssText);
  const served = await style();
  await open(page, '/android');
  expect(await sheets()).toHaveLength(1);
  await page.locator('main a[href="/android/changelog"]').first().click();
  await page.locator('main [data-year]').first().waitFor();
  expect(await sheets()).toEqual(own);
  expect(await style()).toBe(served);
});

interface CodeSizes {
  /** Number of blocks that aren't laid out. */
  skipped: number;
  /** Height of the main part and of each block. */
  heights: number[];
  widths: number[];
}

/** Returns the reserved sizes of the code on the page, and those that it has if its content determines them. */
const codeSizes = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('.theme-code-block code')];
    const sizes = (): CodeSizes => ({
      skipped: blocks.filter(
        (block) => !block.firstElementChild?.checkVisibility({contentVisibilityAuto: true}),
      ).length,
      heights: [document.querySelector('main'), ...blocks].map((block) => block?.clientHeight ?? NaN),
      widths: blocks.map((block) => block.clientWidth),
    });
    const reserved = sizes();
    const style = document.createElement('style');
    style.textContent =
      '.theme-code-block code {content-visibility: visible !important; width: max-content !important}';
    document.head.append(style);
    const actual = sizes();
    style.remove();
    return {reserved, actual};
  });

function expectExact({reserved, actual}: {reserved: CodeSizes; actual: CodeSizes}): void {
  expect(reserved.skipped).toBeGreaterThan(5);
  expect(reserved.heights).toEqual(actual.heights);
  // Widths can differ by a pixel, because they are sums of rounded character widths.
  for (const [index, width] of actual.widths.entries()) {
    expect(Math.abs(width - (reserved.widths[index] ?? 0)), `block ${index}`).toBeLessThanOrEqual(1);
  }
}

// The space reserved for skipped code is computed from its number of lines and columns. If it were wrong, content would
// shift while a reader scrolls, and links to headings would scroll to the wrong position.
for (const width of [360, 1280]) {
  test(`code outside the viewport is not laid out but takes its exact space (${width}px)`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, BANNER);
    await idle(page);
    expectExact(await codeSizes(page));
  });
}

test('skipped code takes its exact space after the window becomes narrower', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, BANNER);
  await idle(page);
  const blocks = page.locator('.theme-code-block:visible');
  // The browser remembers sizes that a block had when it was laid out.
  for (const block of await blocks.all()) {
    await block.scrollIntoViewIfNeeded();
    await expect.poll(() => block.evaluate(isLaidOut)).toBe(true);
  }
  await page.evaluate(() => {
    window.scrollTo({top: 0, behavior: 'instant'});
  });
  await expect.poll(() => blocks.last().evaluate(isLaidOut)).toBe(false);
  await page.setViewportSize({width: 360, height: 800});
  expectExact(await codeSizes(page));
});

test("skipped code takes its exact space with the reader's values", async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.addInitScript(() => {
    localStorage.setItem('site.yourValues', JSON.stringify({androidAppKey: 'a'.repeat(60)}));
  });
  await open(page, BANNER);
  await expect(page.locator('pre mark').first()).toBeAttached();
  await idle(page);
  expectExact(await codeSizes(page));
});

test('an admonition ends without the margin of its last paragraph', async ({page}) => {
  await open(page, BANNER);
  const lastParagraph = page.locator('.theme-admonition > div > p:last-child').first();
  await expect(lastParagraph).toHaveCSS('margin-bottom', '0px');
});
