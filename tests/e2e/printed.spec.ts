import {expect, type Page} from '@playwright/test';

import {open} from './support/site.ts';
import {test} from './support/window.ts';

/** One page of each type. */
const PAGES = [
  '/',
  '/search',
  '/versions/',
  '/android',
  '/android/get-started',
  '/android/category/ad-types',
  '/android/ad-types/banner',
  '/android/changelog',
  '/android/upgrade-guide',
  '/android/advanced/configure-mediated-networks',
  '/advanced/sdk-deprecation-policy',
  '/faq-and-troubleshooting',
  '/networks-setup/glossary',
  '/reporting/reporting-api',
  '/news',
  '/no-such-page',
];

/** Returns text that isn't readable on white paper, because printers omit backgrounds. */
function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!canvas) throw new Error('no canvas');
    const known = new Map<string, number>();
    /** Returns the contrast of a color on white, from 1 to 21. */
    const contrast = (color: string): number => {
      let value = known.get(color);
      if (value === undefined) {
        canvas.fillStyle = '#ffffff';
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
          const part = channel / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        value = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
        known.set(color, value);
      }
      return value;
    };
    const pale = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {parentElement: element, textContent} = texts.currentNode;
      const text = (textContent ?? '').trim();
      if (
        !element ||
        text === '' ||
        element.closest('script, style, noscript, .for-screen-readers, [disabled]')
      )
        continue;
      if (!element.checkVisibility({visibilityProperty: true})) continue;
      const {color, fill} = getComputedStyle(element);
      const shown = element instanceof SVGElement ? fill : color;
      if (contrast(shown) < 4.5)
        pale.add(`${element.tagName}.${element.getAttribute('class') ?? ''} ${shown}: ${text.slice(0, 30)}`);
    }
    return [...pale];
  });
}

test('pages printed in dark mode have dark text', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({media: 'print'});
    expect.soft(await paleTexts(page), address).toEqual([]);
    const paper = await page.evaluate(() =>
      [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
    );
    for (const color of paper)
      expect.soft(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'], address).toContain(color);
    await page.emulateMedia({media: 'screen'});
  }
});

test('content that is collapsed on the screen is printed in full', async ({page}) => {
  for (const address of ['/android/changelog', '/unity/changelog']) {
    await open(page, address);
    const folded = page.locator('main details:not([open])');
    expect(await folded.count()).toBeGreaterThan(0);
    await page.emulateMedia({media: 'print'});
    const unseen = await folded.evaluateAll(
      (lists) =>
        lists
          .filter((list) => list.checkVisibility())
          .flatMap((list) =>
            [...list.querySelectorAll('li')].filter(
              (line) =>
                line.getClientRects().length === 0 || !line.checkVisibility({contentVisibilityAuto: true}),
            ),
          ).length,
    );
    expect(unseen, address).toBe(0);
    await page.emulateMedia({media: 'screen'});
  }
});
