import {mkdtempSync, mkdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {latestStable} from './latestStable.ts';
import {latestReleases, loadReleases} from './loadReleases.ts';
import {formatDate} from './releaseDate.ts';
import {parseReleases} from './releaseSchema.ts';
import {compareVersions, isStable, parseVersion} from './version.ts';

const version = fc
  .tuple(
    fc.array(fc.nat(40), {minLength: 2, maxLength: 4}),
    fc.constantFrom('', '-alpha.1', '-beta.2', '-beta.10', '-rc.1'),
  )
  .map(([numbers, suffix]) => numbers.join('.') + suffix);

describe('versions', () => {
  it('are ordered by number, a suffix before none, suffixes by their parts', () => {
    const ordered = [
      '1.14.2',
      '1.14.14',
      '3.2.0-alpha.1',
      '3.2.0-beta.2',
      '3.2.0-beta.10',
      '3.2.0',
      '3.2.0.1',
      '3.10.0',
    ];
    expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
    expect(compareVersions('3.2', '3.2.0.0')).toBe(0);
  });

  it('have a total order', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(compareVersions(a, a)).toBe(0);
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) || 0);
        const [x = a, y = b, z = c] = [a, b, c].sort(compareVersions);
        expect(compareVersions(x, y)).toBeLessThanOrEqual(0);
        expect(compareVersions(y, z)).toBeLessThanOrEqual(0);
        expect(compareVersions(x, z)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('refuse what is no version', () => {
    for (const text of ['', '3', '3.x', 'v3.1.0', '3.1.0-', '1.2.3.4.5']) {
      expect(parseVersion(text), text).toBeNull();
      expect(isStable(text), text).toBe(false);
    }
    expect(() => compareVersions('3.1.0', 'three')).toThrow('Not a version: "three"');
  });
});

describe('dates', () => {
  it('are shown as dd.mm.yyyy, missing ones as nothing, others as written', () => {
    expect(formatDate('2025-09-12')).toBe('12.09.2025');
    expect(formatDate('June 23, 2015')).toBe('23.06.2015');
    expect(formatDate(null)).toBe('');
    expect(formatDate(undefined)).toBe('');
    expect(formatDate('some day')).toBe('some day');
  });
});

describe('release data', () => {
  it.each([
    [{name: '3.x'}, 'x.json: 3.x: name "3.x": must be a version'],
    [{name: '3.1.0', date: '2025-13-40'}, 'x.json: 3.1.0: date "2025-13-40"'],
    [{name: '3.1.0', feature: ['typo']}, 'x.json: 3.1.0: feature: unknown key; allowed are name, date'],
    [{name: '3.1.0', features: 'text'}, 'x.json: 3.1.0: features "text"'],
    [
      {name: '3.1.0', features: ['[Windows] No such tag']},
      'x.json: 3.1.0: features: entry 1 "[Windows] No such tag": unknown tag [Windows]; allowed are [Android], [iOS], [Unity]',
    ],
  ])('names the fault of %j', (entry, message) => {
    expect(() => parseReleases('x.json', [entry])).toThrow(message);
  });

  it('refuses a version that appears twice', () => {
    expect(() => parseReleases('x.json', [{name: '1.0.0'}, {name: '1.0.0'}])).toThrow(
      '1.0.0: name "1.0.0": appears twice',
    );
  });

  it('takes Markdown links at the start of a line for what they are', () => {
    expect(() =>
      parseReleases('x.json', [{name: '1.0.0', fixes: ['[A link](https://example.com)']}]),
    ).not.toThrow();
  });

  it('names the file that is no JSON', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'releases-'));
    mkdirSync(path.join(root, 'changelogs'));
    writeFileSync(path.join(root, 'changelogs/android.json'), '[');
    expect(() => loadReleases(root)).toThrow('changelogs/android.json: cannot be read as JSON');
  });

  it('is checked once, and again when a file has changed', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'releases-'));
    mkdirSync(path.join(root, 'changelogs'));
    const write = (platform: string, name: string) =>
      writeFileSync(path.join(root, `changelogs/${platform}.json`), JSON.stringify([{name}]));
    for (const platform of ['android', 'ios', 'unity']) write(platform, '1.0.0');
    const first = loadReleases(root);
    write('ios', '1.0.1');
    const second = loadReleases(root);
    expect(second.android).toBe(first.android);
    expect(second.ios).toEqual([{name: '1.0.1'}]);
    write('ios', 'one');
    expect(() => loadReleases(root)).toThrow('changelogs/ios.json: one: name "one": must be a version');
  });

  it('gives the newest stable release of each platform, with its artifact', () => {
    const data = {
      android: [
        {name: '4.0.0-beta.1', date: '2025-02-01'},
        {name: '3.9.0', date: '2025-01-01'},
      ],
      ios: [{name: '3.8.0'}],
      unity: [{name: '3.8.1', date: 'May 1, 2025'}],
    };
    expect(latestReleases(data)).toEqual({
      android: {version: '3.9.0', artifact: '3.9.0.0', date: '2025-01-01'},
      ios: {version: '3.8.0', artifact: '3.8.0.0', date: ''},
      unity: {version: '3.8.1', artifact: '3.8.1.0', date: 'May 1, 2025'},
    });
  });
});

describe('latestStable', () => {
  it('skips pre-releases, in any order', () => {
    const releases = ['3.9.0', '4.0.0-beta.1', '3.10.0', '3.10.0-rc.1'].map((name) => ({name}));
    expect(latestStable(releases).name).toBe('3.10.0');
    expect(() => latestStable([{name: '4.0.0-beta.1'}])).toThrow('No stable release');
  });
});
