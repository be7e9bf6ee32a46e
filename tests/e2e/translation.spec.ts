import {expect, test as base, type BrowserContext} from '@playwright/test';

import {open, watchForFaults} from './support/site.ts';
import {expectSameText, openTranslated, useControls} from './support/translation.ts';

/** A page of each kind with components, and what must be among the controls used there. */
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
  '/search?q=banner',
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
      const used = await useControls(translated, original);
      console.log(address, used.length, used);
      await expect(translated.locator('h1')).toHaveText(/^«.+»$/);
      expect(faults).toEqual([]);
      await Promise.all([translated.close(), original.close()]);
    });
  }
}
