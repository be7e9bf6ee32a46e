import {expect, test} from 'vitest';

import {transliterate} from './transliterate.ts';

test.each([
  ['reklama', 'реклама'],
  ['pokazyvaetsya', 'показывается'],
  ['zagruzhaetsya', 'загружается'],
  ['testovyy', 'тестовый'],
  ['vyplaty', 'выплаты'],
  ['yuniti', 'юнити'],
  ['ekran', 'экран'],
  ['soglasie', 'согласие'],
  ['3.10.0', '3.10.0'],
  ['реклама', 'реклама'],
  ['', ''],
])('%s is %s', (word, expected) => {
  expect(transliterate(word)).toBe(expected);
});
