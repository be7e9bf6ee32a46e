import {chromium, type Browser} from '@playwright/test';

import {findChromium} from '../../scripts/findChromium.mjs';

/** Launches the installed Chromium with the settings of the browser tests. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [
      // The sandbox requires a non-root user.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}
