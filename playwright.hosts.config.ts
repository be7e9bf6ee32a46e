import {defineConfig} from '@playwright/test';

import browser from './playwright.config.ts';

/**
 * The hosts that the build is tested on, each running its real server software; see `scripts/testHosts.mjs`. Each
 * listens on a free port and prints it.
 */
const HOSTS = {
  cloudflare: {
    command:
      'npx wrangler pages dev ../../build --port 0 --ip 127.0.0.1 --compatibility-date 2026-01-01 --show-interactive-dev-session=false',
    cwd: 'deploy/wrangler',
    stdout: /Ready on http:\/\/127\.0\.0\.1:(?<CLOUDFLARE_PORT>\d+)/,
    port: process.env.CLOUDFLARE_PORT,
  },
  nginx: {
    command: 'npx tsx scripts/serveNginx.ts --dir build --port 0',
    cwd: '.',
    stdout: /Listening on http:\/\/127\.0\.0\.1:(?<NGINX_PORT>\d+)/,
    port: process.env.NGINX_PORT,
  },
};
const names = (process.env.HOSTS ?? Object.keys(HOSTS).join(',')).split(',') as (keyof typeof HOSTS)[];

export default defineConfig({
  ...browser,
  testDir: 'tests/hosts',
  reporter: [['./scripts/failureReporter.ts'], ['json', {outputFile: 'test-results/hosts.json'}]],
  outputDir: 'test-results/hosts',
  projects: names.map((name) => ({name, use: {baseURL: `http://127.0.0.1:${HOSTS[name].port}`}})),
  webServer: names.map((name) => ({
    command: HOSTS[name].command,
    cwd: HOSTS[name].cwd,
    wait: {stdout: HOSTS[name].stdout},
    env: {WRANGLER_SEND_METRICS: 'false', CI: 'true'},
    gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 3000},
  })),
});
