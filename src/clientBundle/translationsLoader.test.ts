import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';

const loader = createRequire(import.meta.url)('./translationsLoader.cjs') as (
  this: {getOptions(): {locale: string; translations: string}},
  source: string,
) => string;

const folder = temporaryFolder();
let count = 0;

/** Runs the loader with a new language each time, because it reads each language once. */
function load(source: string, texts: Record<string, string>): string {
  const translations = folder.at('codeTranslations.json');
  writeFileSync(translations, JSON.stringify(texts));
  count += 1;
  return loader.call({getOptions: () => ({locale: `x${count}`, translations})}, source);
}

const TEXTS = {'site.copy': 'Копировать', 'theme.other': 'Другое', 'site.unused': 'Лишнее'};

it('adds only the translations that a module uses, before its code', () => {
  const source = "export const a = translate({id: 'site.copy', message: 'Copy'});";
  expect(load(source, TEXTS)).toBe(
    `Object.assign(require('@generated/codeTranslations').default, {"site.copy":"Копировать"});\n${source}`,
  );
});

it('finds IDs in properties of elements and in theme modules', () => {
  expect(load('<Translate id="theme.other">Other</Translate>', TEXTS)).toContain('{"theme.other":"Другое"}');
});

it('leaves modules without messages, and languages without translations, unchanged', () => {
  expect(load("export const a = 'site.none';", TEXTS)).toBe("export const a = 'site.none';");
  expect(load("translate({id: 'site.copy'})", {})).toBe("translate({id: 'site.copy'})");
});

it('leaves a directive at the top of the module', () => {
  expect(load("/** Doc. */\n'use strict';\nf('site.copy');", TEXTS)).toMatch(/^"use strict";Object\.assign/);
});

it('separates the languages that one process builds', () => {
  expect(load("f('site.copy')", {'site.copy': 'Copie'})).toContain('Copie');
  expect(load("f('site.copy')", {'site.copy': 'Kopie'})).toContain('Kopie');
});
