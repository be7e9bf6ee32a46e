import {expect, test} from 'vitest';
import {shortcutOf, type KeyPress} from './shortcut.ts';

test('shortcuts', () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });
  expect(shortcutOf(press('k', {ctrlKey: true}))).toBe('toggle');
  expect(shortcutOf(press('K', {metaKey: true}))).toBe('toggle');
  expect(shortcutOf(press('k'))).toBeUndefined();
  expect(shortcutOf(press('k', {ctrlKey: true, shiftKey: true}))).toBeUndefined();
  expect(shortcutOf(press('/'))).toBe('open');
  expect(shortcutOf(press('/', {shiftKey: true}))).toBe('open');
  expect(shortcutOf(press('/', {ctrlKey: true}))).toBeUndefined();
  expect(shortcutOf(press('k', {ctrlKey: true, isComposing: true}))).toBeUndefined();
  // In other alphabets, the position of the key determines the shortcut.
  expect(shortcutOf(press('л', {code: 'KeyK', metaKey: true}))).toBe('toggle');
  expect(shortcutOf(press('Л', {code: 'KeyK', ctrlKey: true}))).toBe('toggle');
  expect(shortcutOf(press('κ', {code: 'KeyK', ctrlKey: true}))).toBe('toggle');
  expect(shortcutOf(press('л', {code: 'KeyL', ctrlKey: true}))).toBeUndefined();
  // In other Latin layouts, the letter determines the shortcut: Colemak, Dvorak, Neo, and a dead key.
  expect(shortcutOf(press('e', {code: 'KeyK', ctrlKey: true}))).toBeUndefined();
  expect(shortcutOf(press('t', {code: 'KeyK', ctrlKey: true}))).toBeUndefined();
  expect(shortcutOf(press('k', {code: 'KeyN', ctrlKey: true}))).toBe('toggle');
  expect(shortcutOf(press('é', {code: 'KeyK', ctrlKey: true}))).toBeUndefined();
  expect(shortcutOf(press('Unidentified', {code: 'KeyK', ctrlKey: true}))).toBeUndefined();
  expect(shortcutOf(press(';', {code: 'KeyK', ctrlKey: true}))).toBeUndefined();
});
