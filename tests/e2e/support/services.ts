import type {AddressInfo} from 'node:net';

import {test as base, type Page} from '@playwright/test';

import {startProvider, type Provider} from '../../../scripts/providerServer.ts';
import {startTestServer} from '../../../scripts/testServer.ts';
import type {ServiceSettings} from '../../../src/features/services/serviceSettings.ts';
import type {User} from '../../../src/features/session/bridgeMessage.ts';

export const APP_ID = 'abc12345';

export const ADA = {
  name: 'Ada',
  email: 'ada@example.com',
  createdAt: '2024-05-17T09:30:00Z',
  intercomSignature: '5f'.repeat(32),
} satisfies User;

interface Services {
  /** The provider, on a separate origin. Its host is different so that the browser gives it a separate process. */
  provider: Provider & {origin: string};
  /** URL of the site, served as if it had been built with bridge and chat. */
  site: string;
  /**
   * URL of the site with a bridge but without chat. Site and provider differ only in their port so that the provider
   * receives its cookies.
   */
  siteWithoutChat: string;
}

/**
 * Replaces the chat's widget: boots with the settings that it finds and replays queued calls, as the real one does, and
 * records the calls in `window.chatCalls`.
 */
const WIDGET = `(() => {
  const calls = (window.chatCalls = []);
  const queue = window.Intercom?.q ?? [];
  window.Intercom = (...call) => void calls.push(JSON.parse(JSON.stringify(call)));
  if (window.intercomSettings?.app_id) window.Intercom('boot', window.intercomSettings);
  for (const call of queue) window.Intercom(...call);
})();`;

interface Widget {
  /** Requested URLs of the chat's script. */
  requests: string[];
  /** Delays requests from now on. @returns a function that answers them. */
  hold: () => () => void;
}

/** Returns the calls of the chat so far, in order, or null until the widget is loaded. */
export function chatCalls(page: Page): Promise<[method: string, settings?: object][] | null> {
  return page.evaluate(
    () => (window as unknown as {chatCalls?: [method: string, settings?: object][]}).chatCalls ?? null,
  );
}

async function serveSite(services: ServiceSettings, use: (site: string) => Promise<void>): Promise<void> {
  const {server} = await startTestServer(services);
  await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  server.close();
}

/**
 * Test function for a site that has all services, with separate ports for each worker. It uses the same build as all
 * tests because services are only in markup and headers, where the server writes them with the functions that the build
 * uses.
 */
export const test = base.extend<{resetProvider: undefined; widget: Widget}, Services>({
  provider: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern.
    async ({}, use) => {
      const provider = await startProvider({port: 0, sites: []});
      await use({...provider, origin: `http://127.0.0.1:${provider.port}`});
      provider.server.closeAllConnections();
      provider.server.close();
    },
    {scope: 'worker'},
  ],
  site: [
    async ({provider}, use) => {
      await serveSite({AUTH_BRIDGE_URL: `${provider.origin}/bridge`, INTERCOM_APP_ID: APP_ID}, use);
    },
    {scope: 'worker'},
  ],
  siteWithoutChat: [
    async ({provider}, use) => {
      await serveSite({AUTH_BRIDGE_URL: `${provider.url}/bridge`}, use);
    },
    {scope: 'worker'},
  ],
  resetProvider: [
    async ({provider}, use) => {
      provider.pages.clear();
      provider.requests.length = 0;
      provider.sites.length = 0;
      await use(undefined);
    },
    {auto: true},
  ],
  widget: [
    async ({context}, use) => {
      let answerable: Promise<void> = Promise.resolve();
      const widget: Widget = {
        requests: [],
        hold: () => {
          let release: () => void = () => undefined;
          answerable = new Promise((resolve) => {
            release = resolve;
          });
          return release;
        },
      };
      await context.route('https://widget.intercom.io/**', async (route) => {
        widget.requests.push(route.request().url());
        await answerable;
        await route.fulfill({contentType: 'text/javascript', body: WIDGET}).catch(() => undefined);
      });
      await use(widget);
    },
    {auto: true},
  ],
});

/** Makes the bridge page run a script, in which `site` is the origin of the site. */
export function setBridge({provider, site}: Pick<Services, 'provider' | 'site'>, script: string): void {
  provider.pages.set('/bridge', {
    html: `<!doctype html><meta charset="utf-8"><script>const site = ${JSON.stringify(site)};\n${script}</script>`,
  });
}

/** Returns the script of a bridge that reports a user. */
export function answerWith(user: unknown): string {
  const value = JSON.stringify(user).replaceAll('<', '\\u003c');
  return `parent.postMessage({type: 'getCurrentUser', response: ${value}}, site);`;
}

/** Collects violations of the page's policy. Call this function before the page is opened. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => {
    violations.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile}) => {
      (window as unknown as {reportViolation: (text: string) => void}).reportViolation(
        `${violatedDirective}: ${blockedURI} (${sourceFile})`,
      );
    });
  });
  return violations;
}
