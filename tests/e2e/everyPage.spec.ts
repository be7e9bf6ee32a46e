import {existsSync, readFileSync} from 'node:fs';

import {expect} from '@playwright/test';

import {coveringPages} from './support/coveringPages.ts';
import {PAGE_TYPES} from './support/pageTypes.ts';
import {MODES, settingOf, SETTINGS, WIDTHS, type Setting} from './support/settings.ts';
import {expectAccessible, hydrated, sitemapAddresses, watchForFaults} from './support/site.ts';
import {structuresOf} from './support/structuresOf.ts';
import {fileAt, testPageAddresses, visitDetails} from './support/visits.ts';
import {show, test} from './support/window.ts';

// Visits every page of the site, by turns in one of its languages, and in both before a deployment. axe runs on the few pages that
// together contain every structure of the site. Rules that depend on words are checked on all built pages, by `headings`,
// `ids`, and `names` in `checks/built/rules`.

const IS_FULL = process.env.FULL_MATRIX === '1';
const IN_ONE_LANGUAGE = process.env.ONE_LANGUAGE === '1' && !IS_FULL;

const SITEMAPS = ['build/sitemap.xml', 'build/ru/sitemap.xml'].filter((file) => existsSync(file));
/** Every page in both sitemaps, and those that no sitemap lists: the search page and the test pages. */
const addresses = [...SITEMAPS.flatMap(sitemapAddresses), '/search', '/ru/search', ...testPageAddresses()];

const inEnglish = (address: string) => address.replace(/^\/ru(?=\/)/, '');
const isType = (address: string) => PAGE_TYPES.includes(inEnglish(address));
const originals = [...new Set(addresses.map(inEnglish))];
const isOriginal = (address: string) =>
  address === inEnglish(address) || !addresses.includes(inEnglish(address));

/**
 * Returns the pages on which axe runs, in addition to one of each type. Russian pages have the structures of their
 * originals. Reading all pages takes seconds, so workers inherit the list.
 */
function structuralPages(): string[] {
  if (process.env.STRUCTURAL_PAGES === undefined) {
    const pages = new Map(
      addresses.filter(isOriginal).map((address) => [address, readFileSync(fileAt(address), 'utf8')]),
    );
    const structures = new Map([...pages].map(([address, html]) => [address, structuresOf(html)]));
    const sizeOf = (address: string) => pages.get(address)?.length ?? Infinity;
    process.env.STRUCTURAL_PAGES = JSON.stringify(
      coveringPages(structures, addresses.filter(isType), sizeOf),
    );
  }
  return JSON.parse(process.env.STRUCTURAL_PAGES) as string[];
}

interface Visit extends Setting {
  address: string;
  isAxed: boolean;
  /** Whether axe also checks colors, which depend on the mode but hardly ever on the width or the language. */
  withColors?: boolean;
}

function visitsOf(address: string, structural: readonly string[]): Visit[] {
  const isEnglish = address === inEnglish(address);
  if (IS_FULL) return SETTINGS.map((setting) => ({address, ...setting, isAxed: true}));
  // English pages are tested in narrow light and wide dark windows, and Russian pages in the other two settings. The
  // fourth visit would check the same as the first, because colors are checked only in wide windows.
  if (isType(address)) {
    return SETTINGS.filter(({width, mode}) => ((width === 360) === (mode === 'light')) === isEnglish).map(
      (setting) => ({
        address,
        ...setting,
        isAxed: isEnglish || setting.width > 360,
        withColors: setting.width > 360,
      }),
    );
  }
  const place = structural.indexOf(address);
  if (place >= 0) return [{address, ...settingOf(place), isAxed: true}];
  const number = originals.indexOf(inEnglish(address));
  const other = isEnglish ? `/ru${address}` : inEnglish(address);
  if (IN_ONE_LANGUAGE && addresses.includes(other) && isEnglish !== (number % 2 === 0)) return [];
  // The Russian page gets a different setting than its English original.
  return [{address, ...settingOf(Math.floor(number / 2) + (isEnglish ? 0 : 1)), isAxed: false}];
}

const structural = structuralPages();
const visits = addresses
  .flatMap((address) => visitsOf(address, structural))
  // Sorted by setting because resizing the window lays out the previous page again.
  .toSorted((one, other) => one.width - other.width || one.mode.localeCompare(other.mode));

test('both sitemaps list pages, including every page type', () => {
  expect(SITEMAPS).toHaveLength(2);
  for (const type of PAGE_TYPES) {
    expect(addresses).toContain(type);
    expect(addresses).toContain(`/ru${type}`);
  }
});

test('axe runs on every page type in both widths and color modes, and on other structures in rotating settings', () => {
  const axed = visits.filter(({isAxed}) => isAxed);
  const typesWhere = (fits: (visit: Visit) => boolean) =>
    axed.filter(fits).map(({address}) => inEnglish(address));
  for (const width of WIDTHS)
    expect(typesWhere((visit) => visit.width === width)).toEqual(expect.arrayContaining(PAGE_TYPES));
  for (const mode of MODES)
    expect(typesWhere((visit) => visit.mode === mode && visit.withColors !== false)).toEqual(
      expect.arrayContaining(PAGE_TYPES),
    );
  for (const {width, mode} of SETTINGS) {
    const here = axed.filter((visit) => visit.width === width && visit.mode === mode);
    expect(here.some(({address}) => structural.includes(address))).toBe(true);
  }
});

const detailsOf = visitDetails(addresses);
for (const {address, width, mode, isAxed, withColors} of visits) {
  const name = `${address} at ${width} px, ${mode}${isAxed ? ', with axe' : ''}`;
  const {isUnchanged, annotation} = detailsOf(name, address);
  (isUnchanged ? test.skip : test)(name, {annotation}, async ({sharedWindow: page, baseURL}) => {
    // axe takes seconds on the longest pages, and several times as long on a busy machine.
    if (isAxed) test.slow();
    await show(page, {width, mode});
    const {faults, stop} = watchForFaults(page, new URL(baseURL ?? '').origin);
    await page.goto(address);
    const isHydrated = await hydrated(page, 30_000).then(
      () => true,
      () => false,
    );
    if (isAxed) await expectAccessible(page, 'html', {colors: withColors});
    // Uses only one call because there are hundreds of visits.
    const found = await page.evaluate(async () => {
      const {dataset, scrollWidth, clientWidth} = document.documentElement;
      const state = {
        mode: dataset.theme,
        h1: document.querySelectorAll('h1').length,
        pixelsWiderThanTheWindow: Math.max(0, scrollWidth - clientWidth),
        // Phones zoom into a field with smaller text when it receives focus and stay zoomed in.
        fieldsWithSmallText: [
          ...document.querySelectorAll(
            'textarea, select, input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"])',
          ),
        ]
          .filter((field) => clientWidth < 500 && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 80)),
      };
      // Loads what is deferred until it comes into view or the browser is idle.
      window.scrollTo(0, document.body.scrollHeight);
      await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
      return state;
    });
    stop();
    expect({isHydrated, ...found, faults}).toEqual({
      isHydrated: true,
      mode,
      h1: 1,
      pixelsWiderThanTheWindow: 0,
      fieldsWithSmallText: [],
      faults: [],
    });
  });
}
