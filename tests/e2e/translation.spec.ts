import {expect, test as base, type BrowserContext} from '@playwright/test';

import {open, watchForFaults} from './support/site.ts';
import {expectSameText, openTranslated, useControls} from './support/translation.ts';

/** Pages that have all components between them. */
const PAGES = [
  '/',
  '/android/get-started',
  '/android/advanced/configure-mediated-networks',
  '/ios/advanced/configure-mediated-networks',
  '/unity/advanced/configure-mediated-networks',
  '/android/changelog',
  '/advanced/sdk-deprecation-policy',
  '/faq-and-troubleshooting',
  '/networks-setup/introduction',
  '/networks-setup/glossary',
  '/search',
];

const test = base.extend<object, {reader: BrowserContext}>({
  // One for all pages: opening one takes longer than a page.
  reader: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        locale: project.use.locale,
        timezoneId: project.use.timezoneId,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
});

for (const prefix of ['', '/ru']) {
  for (const address of PAGES) {
    test(`${prefix}${address}`, async ({reader}) => {
      const [translated, original] = await Promise.all([reader.newPage(), reader.newPage()]);
      const {faults} = watchForFaults(translated);
      await openTranslated(translated, prefix + address);
      await open(original, prefix + address);
      await expectSameText(translated, original);
      await expect(translated.locator('h1')).toHaveText(/^«.+»$/);
      // Nothing in it ever changes.
      const footer = await translated.evaluateHandle(() => [...document.querySelectorAll('footer font')]);
      expect(await useControls(translated, original)).toBeGreaterThan(5);
      expect(await footer.evaluate((fonts) => fonts.filter(({isConnected}) => !isConnected))).toEqual([]);
      expect(await footer.evaluate((fonts) => fonts.length)).toBeGreaterThan(5);
      expect(faults).toEqual([]);
      await Promise.all([translated.close(), original.close()]);
    });
  }
}
