import fc from 'fast-check';
import ICAL from 'ical.js';
import {describe, expect, it} from 'vitest';

import {FILE_TEXTS} from './fileTexts.ts';

import {lineState} from './lineState.ts';
import {supportAnswer, versionIn} from './supportAnswer.ts';
import {supportCalendar} from './supportCalendar.ts';
import {parseSupportPolicy} from './supportPolicy.ts';
import {lineOf, versionLines} from './versionLines.ts';

const RELEASES = [
  {name: '3.3.0-alpha.1', date: '2025-02-01'},
  {name: '3.2.1', date: '2025-01-10'},
  {name: '3.2.0', date: '2024-08-31'},
  {name: '3.1.0', date: '2024-06-02'},
  {name: '3.1.0-beta.1', date: '2024-05-02'},
  {name: '3.0.0.2-beta.1', date: null},
  {name: '3.0.0', date: 'May 30, 2024'},
  {name: '2.11.0.3', date: '2022-03-18'},
  {name: '2.0.0', date: null},
];
const POLICY = {supportStart: '2024-05-31', monthsAfterNextLine: null};

describe('versionLines', () => {
  it('groups stable releases by major and minor number; lines older than the policy end with it', () => {
    expect(versionLines(RELEASES, POLICY)).toEqual([
      {line: '3.2', newest: '3.2.1', last: '2025-01-10', ends: null},
      {line: '3.1', newest: '3.1.0', last: '2024-06-02', ends: null},
      {line: '3.0', newest: '3.0.0', last: '2024-05-30', ends: '2024-05-31'},
      {line: '2.11', newest: '2.11.0.3', last: '2022-03-18', ends: '2024-05-31'},
      {line: '2.0', newest: '2.0.0', last: null, ends: '2024-05-31'},
    ]);
  });

  it('lets lines end by the next one, to the day, and single lines as announced', () => {
    const ends = (months: number, announced?: Record<string, string>) =>
      versionLines(RELEASES, {...POLICY, monthsAfterNextLine: months}, announced).map((line) => line.ends);
    // Half a year after the last of August is the last of February.
    expect(ends(6).slice(0, 3)).toEqual([null, '2025-02-28', '2024-05-31']);
    expect(ends(18)[1]).toBe('2026-02-28');
    expect(ends(6, {'3.1': '2030-01-02', '3.2': '2031-01-02'}).slice(0, 2)).toEqual([
      '2031-01-02',
      '2030-01-02',
    ]);
  });

  it('has a state that follows the day', () => {
    const states = (day: string) => versionLines(RELEASES, POLICY).map((line) => lineState(line, day));
    expect(states('2024-05-30')).toEqual(['supported', 'supported', 'ending', 'ending', 'ending']);
    expect(states('2024-05-31')).toEqual(['supported', 'supported', 'ended', 'ended', 'ended']);
  });
});

describe('the support policy', () => {
  it('names the field that is wrong', () => {
    const wrong = {
      about: {},
      supportStart: '2024-31-05',
      monthsAfterNextLine: 0,
      announced: {android: {'3.1.2': 'x'}},
    };
    expect(() => parseSupportPolicy(wrong)).toThrow(
      /support-policy\.json: supportStart "2024-31-05": must be a day.*\n.*monthsAfterNextLine 0: must be a whole number.*\n.*announced: android: 3\.1\.2: must be a version line/,
    );
    expect(() => parseSupportPolicy({...wrong, until: 1})).toThrow(/until/);
    expect(() =>
      parseSupportPolicy({
        about: {},
        supportStart: '2024-05-31',
        monthsAfterNextLine: null,
        announced: {windows: {}},
      }),
    ).toThrow(/windows/);
  });
});

describe('supportAnswer', () => {
  const timetable = {lines: versionLines(RELEASES, POLICY), versions: RELEASES.map(({name}) => name)};
  const ask = (text: string, today = '2025-09-12') => supportAnswer(text, timetable, today);

  it('takes a version out of what developers paste', () => {
    for (const [text, version] of [
      ['3.2.1', '3.2.1'],
      [' v3.2.1 ', '3.2.1'],
      ['implementation("com.appodeal.ads:sdk:3.2.1.0")', '3.2.1.0'],
      ["pod 'Appodeal', '~> 3.2.1'", '3.2.1'],
      ['"com.appodeal.mediation": "https://example.com/1.2.3/x.git#v3.1.0-beta.1"', '3.1.0-beta.1'],
      ['3.1.1-Beta', '3.1.1-Beta'],
      ['3.2', '3.2'],
      ['3', null],
      ['1.2.3.4.5', null],
      ['SDK', null],
      ['', null],
    ] as const) {
      expect(versionIn(text), text).toBe(version);
    }
  });

  it('knows every version of the changelog, in any spelling', () => {
    for (const {name: version} of RELEASES) {
      for (const text of [version, `v${version}`, version.toUpperCase()]) {
        expect(ask(text), text).toMatchObject({kind: 'known', version});
      }
    }
  });

  it('tells supported, ending and ended versions by the day', () => {
    expect(ask('3.2.1')).toMatchObject({
      kind: 'known',
      state: 'supported',
      isOutdated: false,
      isPreRelease: false,
    });
    expect(ask('3.2.0')).toMatchObject({
      kind: 'known',
      state: 'supported',
      isOutdated: true,
      newest: '3.2.1',
    });
    expect(ask('3.0.0', '2024-05-30')).toMatchObject({state: 'ending', line: {ends: '2024-05-31'}});
    expect(ask('3.0.0')).toMatchObject({state: 'ended'});
  });

  it('reads four numbers: a release, an artifact with its revision, a version of its own', () => {
    expect(ask('3.2.1.0')).toMatchObject({kind: 'known', version: '3.2.1'});
    expect(ask('3.2.1.4')).toMatchObject({kind: 'known', version: '3.2.1'});
    expect(ask('2.11.0.3')).toMatchObject({kind: 'known', version: '2.11.0.3'});
    expect(ask('3.0.0.2-BETA.1')).toMatchObject({
      kind: 'known',
      version: '3.0.0.2-beta.1',
      isPreRelease: true,
    });
  });

  it('says what it does not know', () => {
    expect(ask('three')).toEqual({kind: 'none'});
    expect(ask('3.2.7')).toEqual({kind: 'newer', version: '3.2.7', newest: '3.2.1'});
    expect(ask('3.1.9')).toMatchObject({
      kind: 'unknown',
      version: '3.1.9',
      line: {line: '3.1'},
      state: 'supported',
    });
    expect(ask('2.5.0')).toMatchObject({kind: 'unknown', line: null, state: 'ended'});
    expect(ask('0.1')).toMatchObject({kind: 'unknown', line: null, state: 'ended'});
    // A pre-release of a line that has no stable release yet.
    expect(ask('3.3.0-alpha.1')).toMatchObject({
      kind: 'known',
      line: null,
      state: 'supported',
      isPreRelease: true,
    });
  });

  it('answers any text, long ones too', () => {
    const text = fc.oneof(fc.string({unit: 'binary'}), fc.stringMatching(/^[\d.a-z-]{0,40}$/));
    fc.assert(
      fc.property(text, fc.nat(1000), (part, times) => {
        const answer = ask(part.repeat(times));
        expect(['none', 'newer', 'unknown', 'known']).toContain(answer.kind);
      }),
    );
  });
});

describe('supportCalendar', () => {
  const options = {
    platform: 'android',
    url: 'https://docs.example.com/ru/android/sdk-deprecation-policy',
    texts: FILE_TEXTS.ru('Android').calendar,
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

  it('is the same at each build, with lines that calendars can read', () => {
    const text = supportCalendar(lines, options);
    expect(supportCalendar(lines, options)).toBe(text);
    expect(text).toContain('DTSTAMP:20240531T000000Z');
    const encoder = new TextEncoder();
    for (const each of text.split('\r\n')) expect(encoder.encode(each).length, each).toBeLessThanOrEqual(75);
  });

  it('is valid when no day is set', () => {
    const empty = supportCalendar(lines.slice(0, 1), options);
    expect(new ICAL.Component(ICAL.parse(empty)).getAllSubcomponents('vevent')).toEqual([]);
  });
});

it('lineOf takes the first two numbers', () => {
  expect(lineOf('3.10.0-alpha.2')).toBe('3.10');
  expect(lineOf('2.11.0.3')).toBe('2.11');
  expect(lineOf('three')).toBeNull();
});
