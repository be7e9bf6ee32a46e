import {describe, expect, it} from 'vitest';

import {conflictRows} from './conflictRows.ts';
import type {Conflict} from './conflictsSchema.ts';
import {CONFLICTS, MINIMUMS} from './testData.ts';

const pageOf = (address: string) =>
  address === '/nowhere' ? undefined : {title: `Page ${address}`, address: `/ru${address}`};

describe('conflictRows', () => {
  it('takes ranges from the newest entry that raises the minimum', () => {
    expect(conflictRows(CONFLICTS, 'android', {locale: 'en', minimums: MINIMUMS, pageOf})).toEqual([
      {
        id: 'sdk-agp',
        parts: ['SDK 9.2.0 and later', 'Gradle plugin earlier than 8.1.0'],
        error: 'requires a later plugin',
        fix: 'Use 8.1.0',
        page: {title: 'Page /android/levels', address: '/ru/android/levels#fix'},
      },
    ]);
  });

  it('writes names, ranges, and texts in the language of the site', () => {
    expect(conflictRows(CONFLICTS, 'ios', {locale: 'ru', minimums: MINIMUMS, pageOf})).toEqual([
      {
        id: 'two-ranges',
        parts: ['Редактор от 1.2 до 1.4, 2.0', '`level` ниже 30'],
        symptom: 'Ошибка **сборки**',
        fix: 'Задайте `level`',
        page: {title: 'Page /ios/start', address: '/ru/ios/start'},
      },
    ]);
  });

  it('names the row whose page or minimum is missing', () => {
    const rowsOf = (change: Partial<Conflict>) => () =>
      conflictRows([{...(CONFLICTS[0] as Conflict), ...change}], change.platform ?? 'android', {
        locale: 'en',
        minimums: MINIMUMS,
        pageOf,
      });
    expect(rowsOf({page: '/nowhere#fix'})).toThrow('sdk-agp: there is no page /nowhere');
    expect(rowsOf({platform: 'ios'})).toThrow('sdk-agp: no ios release sets the minimum agp');
  });
});
