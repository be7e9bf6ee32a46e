import {chromium, type Browser} from '@playwright/test';

import {findChromium} from '../../scripts/findChromium.mjs';

/** The installed Chromium, as the browser tests start it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [
      // A sandbox needs a user who is not root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}
