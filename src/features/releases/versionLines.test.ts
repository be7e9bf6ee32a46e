import {describe, expect, it} from 'vitest';
import {RELEASES, POLICY} from './testData.ts';
import {lineOf, versionLines} from './versionLines.ts';

describe('versionLines', () => {
  it('groups stable releases by major and minor number, and ends support for lines older than the policy when the policy starts', () => {
    expect(versionLines(RELEASES, POLICY)).toEqual([
      {line: '3.2', newest: '3.2.1', last: '2025-01-10', ends: null},
      {line: '3.1', newest: '3.1.0', last: '2024-06-02', ends: null},
      {line: '3.0', newest: '3.0.0', last: '2024-05-30', ends: '2024-05-31'},
      {line: '2.11', newest: '2.11.0.3', last: '2022-03-18', ends: '2024-05-31'},
      {line: '2.0', newest: '2.0.0', last: null, ends: '2024-05-31'},
    ]);
  });

  it('ends lines based on the next one, to the day, and individual lines as announced', () => {
    const ends = (months: number, announced?: Record<string, string>) =>
      versionLines(RELEASES, {...POLICY, monthsAfterNextLine: months}, announced).map((line) => line.ends);
    // Six months after the last day of August is the last day of February.
    expect(ends(6).slice(0, 3)).toEqual([null, '2025-02-28', '2024-05-31']);
    expect(ends(18)[1]).toBe('2026-02-28');
    expect(ends(6, {'3.1': '2030-01-02', '3.2': '2031-01-02'}).slice(0, 2)).toEqual([
      '2031-01-02',
      '2030-01-02',
    ]);
  });
});

it('lineOf returns the first two numbers', () => {
  expect(lineOf('3.10.0-alpha.2')).toBe('3.10');
  expect(lineOf('2.11.0.3')).toBe('2.11');
  expect(lineOf('three')).toBeNull();
});
