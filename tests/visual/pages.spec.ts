import {expect, test} from '@playwright/test';

import {PAGE_TYPES} from '../e2e/support/pageTypes.ts';
import {open} from '../e2e/support/site.ts';

// Takes screenshots of every page type, locale, color mode, and width. See `scripts/testVisual.ts`.

const MORE = [
  '/unity/advanced/configure-mediated-networks',
  '/faq-and-troubleshooting',
  '/networks-setup/glossary',
  '/news',
  '/news/sdk-3-10-0',
  '/search?q=banner',
  '/no-such-page',
];

for (const address of [...PAGE_TYPES, ...MORE]) {
  for (const prefix of ['', '/ru']) {
    for (const mode of ['light', 'dark']) {
      for (const width of [360, 1280]) {
        const name = `${prefix}${address} ${mode} ${width}`;
        test(name, async ({page}) => {
          await page.addInitScript((theme) => {
            localStorage.setItem('theme', theme);
          }, mode);
          await page.setViewportSize({width, height: 1400});
          await open(page, prefix + address);
          await expect(page).toHaveScreenshot(`${name.replace(/[^a-z\d]+/gi, '-').replace(/^-/, '')}.png`);
        });
      }
    }
  }
}
