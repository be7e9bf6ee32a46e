import {expect, test} from 'vitest';

import {rootOf} from './rootOf.ts';
import {stem} from './words.ts';

const root = (word: string) => rootOf(stem(word));

test.each([
  ['показ', 'показать', 'показывается', 'показан'],
  ['обновить', 'обновление', 'обновляется', 'обновлен'],
  ['загрузка', 'загрузить', 'загружается'],
  ['защита', 'защитить', 'защищен'],
  ['реклама', 'рекламный'],
  ['verify', 'verification'],
  ['loading', 'loader'],
])('%s, %s, and others have one root', (...words) => {
  expect(new Set(words.map(root)).size).toBe(1);
});

test('a short word, a name with digits, and a word of another family keep their own', () => {
  expect(rootOf('окн')).toBe('окн');
  expect(rootOf('key2i')).toBe('key2i');
  expect(root('показ')).not.toBe(root('указ'));
  expect(root('order')).not.toBe(root('ordinary'));
});
