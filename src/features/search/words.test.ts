import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {stem, termsOf, words} from './words.ts';

describe('words', () => {
  test('identifiers are included as a whole and split into parts', () => {
    expect(words('Call setRewardedVideoCallbacks()').map(({text}) => text)).toEqual([
      'call',
      'setrewardedvideocallbacks',
    ]);
    expect(words('setRewardedVideoCallbacks')[0]?.parts).toEqual(['set', 'rewarded', 'video', 'callbacks']);
    expect(words('YOUR_APP_KEY')[0]?.parts).toEqual(['your', 'app', 'key']);
    expect(words('APDBannerView')[0]?.parts).toEqual(['apd', 'banner', 'view']);
    expect(words('iOS banner')[0]).toEqual({text: 'ios', parts: []});
  });

  test('versions are one word', () => {
    expect(words('v3.10.0, 3.10.0-beta.2').map(({text}) => text)).toEqual(['3.10.0', '3.10.0', 'beta', '2']);
  });

  test('forms of a word have the same stem', () => {
    expect(new Set(['баннер', 'баннера', 'баннеров', 'баннерами'].map(stem)).size).toBe(1);
    expect(new Set(['cache', 'cached', 'caching'].map(stem)).size).toBe(1);
    expect(words('кэширование Ёлка').map(({text}) => text)).toEqual(['кеширование', 'елка']);
  });

  test('British and American spellings have the same stem', () => {
    for (const [british = '', american] of [
      ['initialise', 'initialize'],
      ['optimisation', 'optimization'],
      ['colours', 'colors'],
      ['behaviour', 'behavior'],
    ])
      expect(stem(british)).toBe(stem(american ?? ''));
    expect(stem('noise')).toBe(stem('noises'));
  });

  test('a stem isn’t shorter than three letters, unless the word is', () => {
    expect(stem('инит')).toBe('инит');
    expect(stem('моя')).toBe('мо');
  });

  test('any string yields words, and any word yields terms', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 200}), (text) => {
        for (const word of words(text)) expect(termsOf(word).every((term) => term.length > 0)).toBe(true);
      }),
    );
  });
});
