import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {otherLayout} from './keyboardLayout.ts';

describe('keyboard layout', () => {
  test.each([
    [',fyyth', 'баннер'],
    ['ифттук', 'banner'],
    ['Yfcnhjqrf', 'Настройка'],
  ])('%s is %s', (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant);
  });

  test('a Russian word is restored by converting it twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[а-я]{1,20}$/), (word) => {
        expect(otherLayout(otherLayout(word))).toBe(word);
      }),
    );
  });
});
