import {expect, test} from '@playwright/test';

import {open, sitemapAddresses} from './support/site.ts';

test.use({viewport: {width: 390, height: 844}});

/** Selector of text fields and selects. Phones don't zoom into checkboxes and buttons. */
const FIELD =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"])';

// Phones zoom into a field with smaller text when it receives focus and stay zoomed in.
for (const prefix of ['', '/ru']) {
  test(`text in all fields is 16 px or larger (${prefix || '/'})`, async ({page}) => {
    const sizes = () =>
      page.locator(FIELD).evaluateAll((fields) =>
        fields.map((field) => ({
          field: field.outerHTML.slice(0, 80),
          size: Number.parseFloat(getComputedStyle(field).fontSize),
        })),
      );
    // All pages are first read as text so that only those with fields are opened.
    const addresses = [...sitemapAddresses(`build${prefix}/sitemap.xml`), `${prefix}/search`];
    let pages = 0;
    for (const address of addresses) {
      const html = await (await page.request.get(address)).text();
      if (!/<(?:input|textarea|select)\b/.test(html)) continue;
      pages += 1;
      await open(page, address);
      const found = await sizes();
      expect(
        found.filter(({size}) => size < 16),
        address,
      ).toEqual([]);
    }
    expect(pages).toBeGreaterThan(3);

    // Checks fields that appear later.
    await open(page, `${prefix}/android/changelog`);
    await page.locator('.search-button').click();
    const search = page.getByRole('dialog').locator('input');
    await expect(search).toBeVisible();
    await expect(search).toHaveCSS('font-size', /^(?:1[6-9]|2\d)/);
    const found = await sizes();
    expect(found.filter(({size}) => size < 16)).toEqual([]);
  });
}
