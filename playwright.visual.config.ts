import {defineConfig} from '@playwright/test';

import browser from './playwright.config.ts';

/** Compares screenshots of two builds; `scripts/testVisual.ts` runs it once for each and sets both variables. */
export default defineConfig({
  ...browser,
  testDir: 'tests/visual',
  reporter: [['./scripts/failureReporter.ts'], ['json', {outputFile: 'test-results/visual.json'}]],
  outputDir: 'test-results/visual',
  snapshotPathTemplate: `${process.env.VISUAL_SNAPSHOTS}/{arg}{ext}`,
  expect: {toHaveScreenshot: {animations: 'disabled', maxDiffPixels: 20}},
  webServer: {
    command: 'npx tsx scripts/serveTests.ts',
    cwd: process.env.VISUAL_SITE,
    wait: {stdout: /Listening on http:\/\/localhost:(?<TEST_SERVER_PORT>\d+)/},
  },
});
