import ICAL from 'ical.js';
import {describe, expect, it} from 'vitest';
import {CALENDAR_TEXTS} from './calendarTexts.ts';
import {supportCalendar} from './supportCalendar.ts';
import {RELEASES, POLICY} from './testData.ts';
import {versionLines} from './versionLines.ts';

describe('supportCalendar', () => {
  const options = {
    platform: 'android',
    url: 'https://docs.example.com/ru/android/sdk-deprecation-policy',
    texts: CALENDAR_TEXTS.ru('Android'),
  };
  const lines = versionLines(RELEASES, {...POLICY, monthsAfterNextLine: 18});

  it('has an all-day event for each day on which support ends, in the language of the site', () => {
    const calendar = new ICAL.Component(ICAL.parse(supportCalendar(lines, options)));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Поддержка Appodeal SDK: Android');
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(
      events.map(({uid, summary, startDate, endDate}) => ({
        uid,
        summary,
        start: startDate.toString(),
        end: endDate.toString(),
        isDate: startDate.isDate,
      })),
    ).toEqual([
      {
        uid: 'support-end-android-2024-05-31@docs.example.com',
        summary: 'Appodeal SDK для Android 2.0–3.0: поддержка прекращается',
        start: '2024-05-31',
        end: '2024-06-01',
        isDate: true,
      },
      {
        uid: 'support-end-android-2026-02-28@docs.example.com',
        summary: 'Appodeal SDK для Android 3.1: поддержка прекращается',
        start: '2026-02-28',
        end: '2026-03-01',
        isDate: true,
      },
    ]);
    expect(events[0]?.description).toContain('3.0, 2.11, 2.0');
  });

  it('is identical in each build and has lines that calendars can read', () => {
    const text = supportCalendar(lines, options);
    expect(supportCalendar(lines, options)).toBe(text);
    expect(text).toContain('DTSTAMP:20240531T000000Z');
    const encoder = new TextEncoder();
    for (const each of text.split('\r\n')) expect(encoder.encode(each).length, each).toBeLessThanOrEqual(75);
  });

  it('is valid if no day is set', () => {
    const empty = supportCalendar(lines.slice(0, 1), options);
    expect(new ICAL.Component(ICAL.parse(empty)).getAllSubcomponents('vevent')).toEqual([]);
  });
});
