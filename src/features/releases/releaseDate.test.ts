import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatDate, isoDate} from './releaseDate.ts';

describe('dates', () => {
  it('are accepted in every format of old entries', () => {
    const day = fc.date({min: new Date('2010-01-01'), max: new Date('2039-12-31'), noInvalidDate: true});
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const long = date.toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
        expect(isoDate(iso)).toBe(iso);
        expect(isoDate(long)).toBe(iso);
        expect(formatDate(long)).toBe(iso.split('-').reverse().join('.'));
      }),
    );
  });

  it('that are invalid are shown as written, and missing ones are omitted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (isoDate(text) === null) expect(formatDate(text)).toBe(text);
      }),
    );
    expect([formatDate(null), formatDate(undefined), formatDate('')]).toEqual(['', '', '']);
    expect(formatDate('June 31, 2015')).toBe('June 31, 2015');
  });
});

describe('dates', () => {
  it('are shown as dd.mm.yyyy, but missing ones are omitted, and others are shown as written', () => {
    expect(formatDate('2025-09-12')).toBe('12.09.2025');
    expect(formatDate('June 23, 2015')).toBe('23.06.2015');
    expect(formatDate(null)).toBe('');
    expect(formatDate(undefined)).toBe('');
    expect(formatDate('some day')).toBe('some day');
  });
});
