import {defineConfig} from '@playwright/test';

import {findChromium} from './scripts/findChromium.mjs';

const PORT = Number(process.env.TEST_PORT ?? 4321);
const executablePath = findChromium() ?? undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  reporter: [['dot'], ['json', {outputFile: 'test-results/playwright.json'}]],
  outputDir: 'test-results/playwright',
  // A busy machine is slow, which is not a fault of the site.
  expect: {timeout: 15_000},
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath,
      args: [
        // A sandbox needs a user who is not root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --dir build-test --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
