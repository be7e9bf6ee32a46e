import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';

import {expect, test, type Page} from '@playwright/test';
import {validateXML} from 'xmllint-wasm';

import {startServer} from '../../scripts/siteServer.ts';

import {watchPolicy} from './support/services.ts';
import {idle, open} from './support/site.ts';

const CONTAINER = 'GTM-TEST123';

/** Requests of a page to other origins than its own. */
function foreignRequests(page: Page, origin: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && /^(?:https?|wss?):/.test(url)) requests.push(url);
  });
  return requests;
}

for (const file of ['build-test/sitemap.xml', 'build-test/ru/sitemap.xml']) {
  test(`${file} holds to the schema of sitemaps.org`, async () => {
    // The schema wants every foreign element to be known; this is all that we use of XHTML.
    const link = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
      <xsd:element name="link"><xsd:complexType>
        <xsd:attribute name="rel" fixed="alternate" use="required"/>
        <xsd:attribute name="hreflang" type="xsd:string" use="required"/>
        <xsd:attribute name="href" type="xsd:anyURI" use="required"/>
      </xsd:complexType></xsd:element></xsd:schema>`;
    const schema = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
      <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
      <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/></xsd:schema>`;
    const validate = (contents: string) =>
      validateXML({
        xml: [{fileName: 'sitemap.xml', contents}],
        schema: [schema],
        preload: [
          {
            fileName: 'sitemap.xsd',
            contents: readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8'),
          },
          {fileName: 'link.xsd', contents: link},
        ],
      });
    const xml = readFileSync(file, 'utf8');
    expect((await validate(xml)).errors.map(({message}) => message)).toEqual([]);
    // The validator itself must be able to find something.
    const faulty = xml.replace('<priority>0.5</priority>', '<priority>5</priority>');
    expect((await validate(faulty)).valid).toBe(false);
  });
}

test.describe('tag manager', () => {
  let site = '';
  let close = (): void => undefined;

  test.beforeAll(async () => {
    const {server} = await startServer({
      directory: 'build-test',
      port: 0,
      services: {TAG_MANAGER_ID: CONTAINER},
    });
    site = `http://localhost:${(server.address() as AddressInfo).port}`;
    close = () => {
      server.closeAllConnections();
      server.close();
    };
  });

  test.afterAll(() => {
    close();
  });

  /** Stands in for the tag manager; gives the addresses that were asked for. */
  async function standIn(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route('https://www.googletagmanager.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'window.tagManagerRan = window.dataLayer.length;',
      });
    });
    return asked;
  }

  test('is asked for once, after loading, and the policy of the page lets it run', async ({page}) => {
    const violations = await watchPolicy(page);
    const asked = await standIn(page);
    await open(page, `${site}/android/ad-types/banner`);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as {tagManagerRan?: number}).tagManagerRan))
      .toBe(1);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Banner');
    await idle(page);
    expect(asked).toEqual([`https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`]);
    expect(violations).toEqual([]);
  });

  for (const [signal, name, value] of [
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ] as const) {
    test(`is not asked for when the browser sends ${signal}`, async ({page}) => {
      await page.addInitScript(
        ([key, content]) => {
          Object.defineProperty(Navigator.prototype, key, {configurable: true, get: () => content});
        },
        [name, value] as const,
      );
      const asked = await standIn(page);
      const foreign = foreignRequests(page, site);
      await open(page, `${site}/android/ad-types/banner`);
      expect(await page.evaluate((key) => (navigator as unknown as Record<string, unknown>)[key], name)).toBe(
        value,
      );
      await idle(page);
      expect(asked).toEqual([]);
      expect(foreign).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    });
  }
});
