import {defineConfig} from '@playwright/test';

import browser from './playwright.config.ts';

/** The hosts that the built site is tried on, each as the server itself: see `scripts/testHosts.mjs`. */
const PORT = Number(process.env.HOSTS_PORT ?? 4331);
const HOSTS = {
  cloudflare: {
    port: PORT,
    command: `npx wrangler pages dev ../../build-test --port ${PORT} --ip 127.0.0.1 --compatibility-date 2026-01-01 --log-level none`,
    cwd: 'deploy/wrangler',
  },
  nginx: {
    port: PORT + 1,
    command: `npx tsx scripts/serveNginx.ts --dir build-test --port ${PORT + 1}`,
    cwd: '.',
  },
};
const names = (process.env.HOSTS ?? Object.keys(HOSTS).join(',')).split(',') as (keyof typeof HOSTS)[];

export default defineConfig({
  ...browser,
  testDir: 'tests/hosts',
  reporter: [['dot'], ['json', {outputFile: 'test-results/hosts.json'}]],
  outputDir: 'test-results/hosts',
  projects: names.map((name) => ({name, use: {baseURL: `http://127.0.0.1:${HOSTS[name].port}`}})),
  webServer: names.map((name) => ({
    command: HOSTS[name].command,
    cwd: HOSTS[name].cwd,
    url: `http://127.0.0.1:${HOSTS[name].port}/`,
    reuseExistingServer: false,
    env: {WRANGLER_SEND_METRICS: 'false', CI: 'true'},
    gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 3000},
  })),
});
