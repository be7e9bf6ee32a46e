import {Linter} from 'eslint';
import {describe, expect, it} from 'vitest';
import {explicitLocale} from './explicitLocale.mjs';

const messages = (code: string): string[] =>
  new Linter()
    .verify(code, {rules: {'no-restricted-syntax': ['error', ...explicitLocale]}})
    .map(({message}) => message);

describe('explicitLocale', () => {
  it.each([
    "'a'.localeCompare('b');",
    'list.sort((a, b) => a?.name.localeCompare(b.name));',
    '(5).toLocaleString();',
    'new Date().toLocaleDateString();',
    "'I'.toLocaleLowerCase();",
    'new Intl.Collator();',
    'Intl.NumberFormat();',
  ])('rejects %s', (code) => {
    expect(messages(code)).toEqual([expect.stringContaining('Pass a locale.')]);
  });

  it.each([
    "'a'.localeCompare('b', 'en');",
    '(5).toLocaleString(locale);',
    'new Intl.Collator(locale, {numeric: true});',
    "'I'.toLowerCase();",
  ])('accepts %s', (code) => {
    expect(messages(code)).toEqual([]);
  });
});
