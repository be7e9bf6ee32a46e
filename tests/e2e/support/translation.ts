import {expect, type Page} from '@playwright/test';

import {translateTexts} from '../../support/translateTexts.ts';

import {hydrated} from './site.ts';

/** Values typed into each text field: a version, a message, and nothing. */
const TYPED = ['3.2.0', 'framework not found', ''];

/** How many controls of the same kind are used on a page. */
const OF_A_KIND = 2;

/** Translates all texts of the page that are not translated yet. */
export async function translate(page: Page): Promise<void> {
  await page.locator('body').evaluate(translateTexts);
}

/** Opens a page and translates it before its scripts run. */
export async function openTranslated(page: Page, address: string): Promise<void> {
  let letScriptsRun = (): void => undefined;
  const translated = new Promise<void>((resolve) => {
    letScriptsRun = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await translated;
    await route.continue();
  });
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  await translate(page);
  letScriptsRun();
  await hydrated(page);
  await page.unroute('**/assets/js/**');
}

/** All text of the page in its original language, hidden text included. */
function originalText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, style, noscript')) element.remove();
    for (const font of copy.querySelectorAll(':not(font) > font')) {
      font.replaceWith(font.textContent.replace(/^«|»$/g, ''));
    }
    return copy.textContent.replace(/\s+/g, ' ');
  });
}

/** Waits until two pages say the same, translation aside. */
export async function expectSameText(translated: Page, original: Page): Promise<void> {
  await expect
    .poll(async () => {
      const [actual, expected] = await Promise.all([originalText(translated), originalText(original)]);
      if (actual === expected) return undefined;
      const start = [...expected].findIndex((letter, index) => letter !== actual[index]);
      const around = (text: string) => text.slice(Math.max(0, start - 40), start + 80);
      return {actual: around(actual), expected: around(expected)};
    })
    .toBeUndefined();
}

/** The controls of the page in order, each by its kind. */
function kindsOfControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(button, input, select, textarea, summary, [role="tab"], [role="button"]):not(:disabled)',
    );
    const isShown = (element: HTMLElement) => element.checkVisibility({visibilityProperty: true});
    const shown = [...controls].filter(isShown);
    (window as unknown as {controls: HTMLElement[]}).controls = shown;
    return shown.map((control) =>
      [control.tagName, control.getAttribute('type'), control.getAttribute('role'), control.className].join(
        ' ',
      ),
    );
  });
}

/** Uses a control as `kindsOfControls` has counted it: clicks, types, or chooses another option. */
function useControl(page: Page, index: number, value: string | undefined): Promise<void> {
  return page.evaluate(
    ([at, text]) => {
      const control = (window as unknown as {controls: HTMLElement[]}).controls[at];
      if (!control) throw new Error(`no control ${at}`);
      const set = (prototype: object) => {
        // React overwrites the property of the element, to notice what others set.
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
        control.dispatchEvent(new Event('input', {bubbles: true}));
      };
      control.focus();
      if (control instanceof HTMLSelectElement) {
        control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
        control.dispatchEvent(new Event('change', {bubbles: true}));
      } else if (text === undefined) control.click();
      else
        set(
          control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype,
        );
    },
    [index, value] as const,
  );
}

/**
 * Uses the controls of a page, those that appear meanwhile included: on one page after everything has been translated,
 * on the other without. After each, both must say the same.
 * @returns kinds of the controls that were used
 */
export async function useControls(translated: Page, original: Page): Promise<string[]> {
  const pages = [translated, original];
  const used = new Map<string, number>();
  for (;;) {
    await translate(translated);
    const [kinds = [], others] = await Promise.all(pages.map(kindsOfControls));
    expect(kinds).toEqual(others);
    const seen = new Map<string, number>();
    const index = kinds.findIndex((kind) => {
      const place = seen.get(kind) ?? 0;
      seen.set(kind, place + 1);
      return place === (used.get(kind) ?? 0) && place < OF_A_KIND;
    });
    const kind = kinds[index];
    if (kind === undefined) return [...used.keys()];
    used.set(kind, (used.get(kind) ?? 0) + 1);
    const isText = /^(?:TEXTAREA|INPUT (?:text|search|) )/.test(kind);
    for (const value of isText ? TYPED : [undefined]) {
      await translate(translated);
      await Promise.all(pages.map((page) => useControl(page, index, value)));
      await expectSameText(translated, original);
    }
  }
}
