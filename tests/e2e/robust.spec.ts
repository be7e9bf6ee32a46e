import {expect, type Page} from '@playwright/test';

import {expectNoSidewaysScroll, open} from './support/site.ts';
import {show, test} from './support/window.ts';

/** One page of each type. */
const PAGES = [
  '/',
  '/versions/',
  '/search',
  '/android',
  '/android/get-started',
  '/android/ad-types/banner',
  '/android/category/ad-types',
  '/android/changelog',
  '/android/upgrade-guide',
  '/advanced/sdk-deprecation-policy',
  '/advanced/general-data-protection-regulation-compliance',
  '/accelerator/faq',
  '/faq-and-troubleshooting',
  '/reporting/reporting-api',
  '/networks-setup/glossary',
  '/unity/get-started',
  '/onboarding',
];

const PANELS = '.theme-tabs-container [role="tabpanel"]';

/** Returns the label that a panel shows above its content. */
const labelOf = (page: Page, index: number) =>
  page
    .locator(PANELS)
    .nth(index)
    .evaluate((panel) => getComputedStyle(panel, '::before').content);

/** Returns headings, paragraphs, rows, and lines of code that take up no space, although they aren't collapsed. */
function unseenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, tr, pre, dt, dd, figcaption)')]
      .filter((element) => {
        if ((element.textContent ?? '').trim() === '') return false;
        if (element.closest('details:not([open]), [data-needs-scripts], noscript, [role="tooltip"]'))
          return false;
        // Feeds are not useful on paper.
        if (matchMedia('print').matches && element.closest('[class*="subscribe"]')) return false;
        // Ignores collapsible tables of contents and content for screen readers only.
        if (element.closest('.theme-doc-toc-mobile, .for-screen-readers, [role="tablist"], nav'))
          return false;
        return element.getClientRects().length === 0;
      })
      .map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 60)}`),
  );
}

/** Returns the number of pixels of the window that the navbar covers. */
const coveredByNavbar = (page: Page) =>
  page.evaluate(() => document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);

/** Returns the colors of lines in drawings. */
const strokes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('figure svg *')]
      .map((element) => getComputedStyle(element).stroke)
      .filter((stroke) => stroke !== 'none'),
  );

/** Returns the reader's system colors, as computed values. */
const systemColors = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const colorOf = (name: string) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    };
    const colors = {
      highlight: colorOf('Highlight'),
      canvas: colorOf('Canvas'),
      ink: colorOf('CanvasText'),
      highlightText: colorOf('HighlightText'),
    };
    probe.remove();
    return colors;
  });

// What needs scripts depends on the structure of a page, which is the same in both languages.
test.describe('without scripts', () => {
  for (const address of PAGES) {
    test(`${address} is readable and complete`, async ({scriptless: page}) => {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      const shown = await page.evaluate(() => ({
        hiddenPanels: [...document.querySelectorAll('.theme-tabs-container [role="tabpanel"]')]
          .filter((element) => !element.checkVisibility({visibilityProperty: true}))
          .map((element) => (element.textContent ?? '').slice(0, 60)),
        tools: [...document.querySelectorAll('[data-needs-scripts]')]
          .filter((element) => element.checkVisibility({visibilityProperty: true}))
          .map((element) => `${element.tagName}.${element.className}`),
      }));
      expect(shown).toEqual({hiddenPanels: [], tools: []});
      await expectNoSidewaysScroll(page);
      expect(await unseenTexts(page)).toEqual([]);
    });
  }

  test('tab panels have labels', async ({scriptless: page}) => {
    await page.goto('/android/ad-types/banner');
    expect(await labelOf(page, 0)).toBe('"Kotlin"');
    expect(await labelOf(page, 1)).toBe('"Java"');
  });

  for (const [prefix, noSearch] of [
    ['', 'Search requires JavaScript'],
    ['/ru', 'Для поиска нужен JavaScript'],
  ] as const) {
    test(`the search page states that it needs scripts and links to the sections (${prefix || '/'})`, async ({
      scriptless: page,
    }) => {
      await page.goto(`${prefix}/search`);
      await expect(page.locator('main noscript p')).toBeVisible();
      expect(await page.locator('main noscript p').textContent()).toContain(noSearch);
      await page.locator(`main a[href="${prefix}/ios"]`).click();
      await expect(page).toHaveURL(`${prefix}/ios`);
    });
  }

  test('the changelog and the index of problems are complete', async ({scriptless: page}) => {
    await page.goto('/android/changelog');
    await expect(page.locator('main').getByText('3.10.0').first()).toBeVisible();
    await page.goto('/faq-and-troubleshooting');
    expect(
      await page.locator('main a[href*="/troubleshooting/"]').count(),
      'links to troubleshooting pages',
    ).toBeGreaterThan(20);
  });

  for (const width of [360, 1280]) {
    test(`navigation can be reached at ${width} px`, async ({scriptless: page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto('/android/ad-types/banner');
      await expectNoSidewaysScroll(page);
      const sidebar = page.locator('.theme-doc-sidebar-container');
      await expect(sidebar.locator('a[href="/android/ad-types/mrec"]')).toBeVisible();
      await page.locator('nav.navbar .dropdown').first().hover();
      await page.locator('nav.navbar .dropdown__menu a[href="/ios/get-started"]').click();
      await expect(page).toHaveURL('/ios/get-started');
    });
  }
});

// In Russian, because its words are longer. `everyPage.spec.ts` opens the English pages in narrow windows.
test.describe('zoomed, printed, and in forced colors', () => {
  for (const address of PAGES) {
    // One visit covers all three, because size, medium, and colors can change without reloading the page.
    test(`/ru${address}`, async ({window: page}) => {
      // A window of 1280 × 1024 at 400 %.
      await page.setViewportSize({width: 320, height: 256});
      await open(page, `/ru${address}`);
      await expectNoSidewaysScroll(page);
      await page.evaluate(() => window.scrollTo(0, 600));
      expect(await coveredByNavbar(page), 'pixels of the window that the navbar covers').toBeLessThanOrEqual(
        0,
      );

      // A4 minus margins of 15 mm.
      await page.setViewportSize({width: 680, height: 1000});
      await page.emulateMedia({media: 'print'});
      const shown = await page.evaluate(() => ({
        tools: [
          ...document.querySelectorAll(
            '.navbar, .theme-layout-footer, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .theme-doc-toc-mobile, .theme-announcement-bar, .pagination-nav, [data-needs-scripts]',
          ),
        ]
          .filter((element) => element.checkVisibility({visibilityProperty: true}))
          .map((element) => `${element.tagName}.${element.className}`),
        hiddenPanels: [...document.querySelectorAll('.theme-tabs-container [role="tabpanel"]')]
          .filter((element) => !element.checkVisibility({visibilityProperty: true}))
          .map((element) => (element.textContent ?? '').slice(0, 60)),
        // Code and tables that are wider than the paper would be cut off.
        cut: [...document.querySelectorAll('main :is(pre, code, table, .tabs, div)')]
          .filter(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 &&
              element.clientWidth > 1 &&
              getComputedStyle(element).overflowX !== 'visible',
          )
          .map(
            (element) =>
              `${element.tagName}.${element.className}: ${element.scrollWidth} > ${element.clientWidth}`,
          ),
      }));
      expect(shown).toEqual({tools: [], hiddenPanels: [], cut: []});
      await expectNoSidewaysScroll(page);
      expect(await unseenTexts(page), 'texts that are not printed').toEqual([]);

      await page.setViewportSize({width: 1280, height: 800});
      await page.emulateMedia({media: 'screen', forcedColors: 'active'});
      const {ink, highlight, highlightText} = await systemColors(page);
      // Lines in drawings have the text color or are on a marked area.
      const lines = await strokes(page);
      expect(lines.filter((line) => ![ink, highlight, highlightText].includes(line))).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  }

  test('a printed page has dark text on white paper in dark mode', async ({window: page}) => {
    await show(page, {width: 1280, mode: 'dark'});
    await open(page, '/android/ad-types/banner');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({media: 'print'});
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.body).color,
        getComputedStyle(document.documentElement).backgroundColor,
      ]),
    ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });
});

test.describe('reduced motion', () => {
  test('nothing moves automatically, and back to the top jumps', async ({window: page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/android/changelog');
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part || undefined);
          const longest = Math.max(
            ...`${style.transitionDuration},${style.animationDuration}`.split(',').map(parseFloat),
          );
          return longest > 0.01 ? [`${element.tagName}.${element.className}${part}: ${longest} s`] : [];
        }),
      ),
    );
    expect(moving).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.evaluate(() => window.scrollTo(0, 2000));
    const positions = await page
      .locator('.theme-back-to-top-button')
      .evaluate(async (button: HTMLElement) => {
        const seen: number[] = [];
        button.click();
        for (let frame = 0; frame < 20; frame += 1) {
          await new Promise(requestAnimationFrame);
          seen.push(Math.round(window.scrollY));
        }
        return [...new Set(seen)];
      });
    expect(positions.filter((position) => position > 0 && position < 1990)).toEqual([]);
    expect(positions.at(-1)).toBe(0);
  });
});

test.describe('forced colors', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`the selection and the current position are visible, ${scheme}`, async ({window: page}) => {
      await page.emulateMedia({forcedColors: 'active', colorScheme: scheme});
      await open(page, '/android/ad-types/banner');
      const {highlight, canvas, ink, highlightText} = await systemColors(page);
      const background = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await background('.tabs__item--active')).toBe(highlight);
      expect(await background('.theme-doc-sidebar-item-link .menu__link--active')).toBe(highlight);
      expect(await background('.tabs__item:not(.tabs__item--active)')).not.toBe(highlight);
      expect(await background('html')).toBe(canvas);
      // Lines in drawings have the text color or are on a marked area.
      const lines = await strokes(page);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => ![ink, highlight, highlightText].includes(line))).toEqual([]);
      expect(lines).toContain(ink);
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() =>
        document.activeElement === null ? '' : getComputedStyle(document.activeElement).outlineStyle,
      );
      expect(outline).not.toBe('none');
    });
  }
});
