import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';
import {snippetValues} from '../snippetValues.ts';
import {STORAGE_KEY} from '../storageKey.ts';
import {forgetValues} from '../yourValues.ts';

import YourValues from './YourValues.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
let pathname = '/android/page';
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname})}));

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', {name}));
const field = (name: string) => screen.getByRole('textbox', {name});
const enter = (name: string, value: string) => fireEvent.change(field(name), {target: {value}});
const shown = (code: string) => snippetValues()?.(pathname).fill(code);

async function openForm(name: string | RegExp = /^Use your values/) {
  render(<YourValues />);
  press(name);
  await screen.findByRole('form');
}

beforeEach(() => {
  pathname = '/android/page';
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  forgetValues();
  speak('en');
});

describe('YourValues', () => {
  it('shows valid values in snippets, stores them, and deletes them', async () => {
    await openForm();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    enter('App key', ' abc123 ');
    press('Show in snippets');
    expect(screen.getByText('The snippets show your values.')).toBeTruthy();
    expect(shown('"YOUR_APP_KEY"')).toBe('"abc123"');
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toEqual({androidAppKey: 'abc123'});
    press('Delete all values');
    expect(snippetValues()).toBeUndefined();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('passes the focus to the button for the form when the values are deleted', async () => {
    await openForm();
    enter('App key', 'abc123');
    press('Show in snippets');
    press('Change your values');
    screen.getByRole('button', {name: 'Delete them'}).focus();
    press('Delete them');
    await screen.findByRole('button', {name: /^Use your values/});
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('says what is wrong with a value and changes nothing', async () => {
    await openForm();
    enter('App key', 'abc123');
    enter('AdMob app ID', 'ca-app-pub-1234567890123456/1234567890');
    press('Show in snippets');
    expect(document.activeElement).toBe(field('AdMob app ID'));
    expect(field('AdMob app ID').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/A value with a slash is an ad unit ID/)).toBeTruthy();
    expect(snippetValues()).toBeUndefined();
    enter('AdMob app ID', 'ca-app-pub-1234567890123456~1234567890');
    press('Show in snippets');
    expect(shown('YOUR_APP_KEY YOUR_ADMOB_APP_ID')).toBe('abc123 ca-app-pub-1234567890123456~1234567890');
  });

  it('keeps values for the visit if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await openForm();
    enter('Placement', 'shop');
    press('Show in snippets');
    expect(screen.getByText(/until you close or reload the page/)).toBeTruthy();
    expect(shown('YOUR_PLACEMENT')).toBe('shop');
  });

  it('has the fields of both platforms elsewhere, in Russian, too', async () => {
    pathname = '/ru/unity/page';
    speak('ru');
    await openForm('Подставить свои значения');
    expect(screen.getAllByRole('textbox')).toHaveLength(8);
    expect(screen.getByRole('group', {name: 'Все платформы'})).toBeTruthy();
    enter('Таргет приложения в Xcode', 'Игра "1"');
    press('Показать в примерах');
    expect(screen.getByText(/Допустимы только буквы/)).toBeTruthy();
  });
});
