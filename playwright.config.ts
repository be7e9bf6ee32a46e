import {defineConfig} from '@playwright/test';

import {findHeadlessBrowser} from './scripts/findChromium.mjs';

const executablePath = findHeadlessBrowser() ?? undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // One more than the two cores, because tests spend a fifth of their time waiting.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  failOnFlakyTests: true,
  timeout: 60_000,
  reporter: [
    ['./scripts/failureReporter.ts'],
    ['./tests/e2e/support/visitReporter.ts'],
    ['json', {outputFile: 'test-results/playwright.json'}],
  ],
  outputDir: 'test-results/playwright',
  // Timeouts are generous because a busy machine is slow, which is not a bug in the site.
  expect: {timeout: 15_000},
  use: {
    // Set by `webServer`, which listens on any free port.
    baseURL: `http://localhost:${process.env.TEST_SERVER_PORT}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        // The sandbox requires a non-root user.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--process-per-site',
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
    command: 'npx tsx scripts/serveTests.ts',
    wait: {stdout: /Listening on http:\/\/localhost:(?<TEST_SERVER_PORT>\d+)/},
  },
});
