import {expect, it} from 'vitest';

import {rangesText} from './conflictTexts.ts';

it('distinguishes versions and levels', () => {
  const ranges = [{from: '1'}, {to: '2'}, {before: '3'}, {after: '4'}, {only: '5'}, {from: '6', to: '7'}];
  expect(rangesText(ranges, false, 'en')).toBe(
    '1 and later, 2 and earlier, earlier than 3, later than 4, 5, 6 to 7',
  );
  expect(rangesText(ranges, true, 'en')).toBe(
    '1 or higher, 2 or lower, lower than 3, higher than 4, 5, 6 to 7',
  );
  expect(rangesText(ranges, false, 'ru')).toBe('1 и новее, 2 и ниже, ниже 3, новее 4, 5, от 6 до 7');
  expect(rangesText(ranges, true, 'ru')).toBe('1 и выше, 2 и ниже, ниже 3, выше 4, 5, от 6 до 7');
});
