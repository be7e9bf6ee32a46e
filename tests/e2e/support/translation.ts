import {expect, type Page} from '@playwright/test';

import {translateTexts} from '../../support/translateTexts.ts';

import {hydrated} from './site.ts';

/** Values that are typed into each text field: a version, a message, and nothing. */
const TYPED = ['3.2.0', 'framework not found', ''];

/** Maximum number of controls of the same kind that are used on a page. */
const OF_A_KIND = 2;

/** Translates all text on the page that isn't translated yet. */
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

/** Returns all text on the page in its original language, including hidden text. */
function originalText(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Searching in a copy of the page would take longer than using all of its controls.
    const textOf = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
      if (/^(?:SCRIPT|STYLE|NOSCRIPT)$/i.test(node.nodeName)) return '';
      if (node.nodeName === 'FONT') return (node.textContent ?? '').replace(/^«|»$/g, '');
      let text = '';
      for (let child = node.firstChild; child; child = child.nextSibling) text += textOf(child);
      return text;
    };
    return textOf(document.body).replace(/\s+/g, ' ');
  });
}

/** Waits until two pages have the same text, apart from the translation. */
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

/**
 * Returns the visible controls on the page, each identified by its kind and its position among those of the same kind.
 */
function controlsOf(page: Page, within: string): Promise<string[]> {
  return page.evaluate((container) => {
    const controls = new Map<string, HTMLElement>();
    const kinds =
      ':is(button, input, select, textarea, summary, [role="tab"], [role="button"]):not(:disabled)';
    for (const control of document.querySelectorAll<HTMLElement>(`${container} ${kinds}`)) {
      if (!control.checkVisibility({visibilityProperty: true})) continue;
      const {tagName, className} = control;
      const names = ['type', 'role', 'aria-label'].map((name) => control.getAttribute(name) ?? '');
      const kind = [tagName, ...names, className].join('|');
      let place = 1;
      while (controls.has(`${kind}|${place}`)) place += 1;
      controls.set(`${kind}|${place}`, control);
    }
    (window as unknown as {controls: typeof controls}).controls = controls;
    return [...controls.keys()];
  }, within);
}

/** Uses a control that `controlsOf` has listed: clicks it, types, or selects the next option. */
function useControl(page: Page, name: string, value: string | undefined): Promise<void> {
  return page.evaluate(
    ([key, text]) => {
      const control = (window as unknown as {controls: Map<string, HTMLElement>}).controls.get(key);
      if (!control) throw new Error(`no control ${key}`);
      const type = (prototype: object) => {
        // React overrides this property on the element to detect changes by other code.
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
        control.dispatchEvent(new Event('input', {bubbles: true}));
      };
      control.focus({preventScroll: true});
      if (control instanceof HTMLSelectElement) {
        control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
        control.dispatchEvent(new Event('change', {bubbles: true}));
      } else if (text === undefined) control.click();
      else
        type(
          control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype,
        );
    },
    [name, value] as const,
  );
}

/**
 * Uses the controls on two pages, including those that appear in the meantime: on one page after everything has been
 * translated, and on the other without translation. After each step, both must have the same text. Controls that only
 * one of them shows, because its text is longer, are skipped.
 * @param within selector of the part whose controls are used
 * @returns the number of controls used.
 */
export async function useControls(translated: Page, original: Page, within: string): Promise<number> {
  const pages = [translated, original];
  const used = new Set<string>();
  await translate(translated);
  for (;;) {
    const [names = [], others = []] = await Promise.all(pages.map((page) => controlsOf(page, within)));
    const next = names.find(
      (name) => others.includes(name) && !used.has(name) && Number(name.split('|').at(-1)) <= OF_A_KIND,
    );
    if (next === undefined) return used.size;
    used.add(next);
    const takesText = /^(?:TEXTAREA|INPUT\|(?:text|search|)\|)/.test(next);
    for (const value of takesText ? TYPED : [undefined]) {
      await Promise.all(pages.map((page) => useControl(page, next, value)));
      await expectSameText(translated, original);
      // New content is translated before the next step, as in a browser that watches the page.
      await translate(translated);
    }
  }
}
