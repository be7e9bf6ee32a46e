// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';

import {STORAGE_KEY} from './storageKey.ts';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));

afterEach(() => {
  localStorage.clear();
});

it('has the stored values as soon as it is loaded, so that the form never overwrites them', async () => {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({placement: 'shop', target: 'Puzzle'}));
  vi.resetModules();
  const {currentValues, saveValues} = await import('./yourValues.ts');
  expect(currentValues()).toEqual({placement: 'shop', target: 'Puzzle'});
  saveValues({...currentValues(), placement: 'menu'});
  expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toEqual({placement: 'menu', target: 'Puzzle'});
});
