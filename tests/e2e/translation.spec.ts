import {expect} from '@playwright/test';

import {open, watchForFaults} from './support/site.ts';
import {expectSameText, openTranslated, useControls} from './support/translation.ts';
import {test} from './support/window.ts';

/** Page on which the controls around the content are used, too. They are the same on all pages. */
const WHOLE_PAGE = '/android/get-started';

/** Pages that together contain all components. */
const PAGES = [
  '/',
  WHOLE_PAGE,
  '/android/advanced/configure-mediated-networks',
  '/android/changelog',
  '/advanced/sdk-deprecation-policy',
  '/faq-and-troubleshooting',
  '/networks-setup/introduction',
  '/networks-setup/glossary',
  '/search',
];

const ADDRESSES = [
  ...['', '/ru'].flatMap((prefix) => PAGES.map((address) => prefix + address)),
  // This is the configurator with other data, so it is visited in only one language.
  '/ios/advanced/configure-mediated-networks',
  '/ru/unity/advanced/configure-mediated-networks',
];

for (const address of ADDRESSES) {
  test(address, async ({reader}) => {
    const [translated, original] = await Promise.all([reader.newPage(), reader.newPage()]);
    const {faults} = watchForFaults(translated);
    await openTranslated(translated, address);
    await open(original, address);
    await expectSameText(translated, original);
    await expect(translated.locator('h1')).toHaveText(/^«.+»$/);
    // Its content never changes.
    const footer = await translated.evaluateHandle(() => [...document.querySelectorAll('footer font')]);
    const within = address.endsWith(WHOLE_PAGE) ? 'body' : 'main';
    expect(await useControls(translated, original, within)).toBeGreaterThan(within === 'body' ? 20 : 0);
    expect(await footer.evaluate((fonts) => fonts.filter(({isConnected}) => !isConnected))).toEqual([]);
    expect(await footer.evaluate((fonts) => fonts.length)).toBeGreaterThan(5);
    expect(faults).toEqual([]);
    await Promise.all([translated.close(), original.close()]);
  });
}
