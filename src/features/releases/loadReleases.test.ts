import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {PLATFORMS} from '../../site/sections.ts';
import {loadReleases, latestReleases} from './loadReleases.ts';
import {NOW} from './testData.ts';

const root = temporaryFolder();

describe('invalid data stops the loader, which reports the file, version, and field', () => {
  beforeEach(() => {
    for (const platform of PLATFORMS) root.write(`changelogs/${platform}.json`, '[]');
  });

  it.each([
    [
      'a version twice',
      'ios',
      [{name: '1.0.0'}, {name: '1.0.0'}],
      'changelogs/ios.json: 1.0.0: name "1.0.0": appears twice',
    ],
    [
      'one version written in two ways',
      'ios',
      [{name: '1.0'}, {name: '1.0.0'}],
      '1.0.0: name "1.0.0": is the same version as 1.0',
    ],
    [
      'a wrong order',
      'android',
      [
        {name: '1.0.0', date: '2020-01-01'},
        {name: '1.1.0', date: '2020-02-01'},
      ],
      'changelogs/android.json: 1.1.0: name "1.1.0": is below 1.0.0, which is older',
    ],
    [
      'a wrong order without dates',
      'ios',
      [{name: '1.0.0'}, {name: '1.1.0'}],
      '1.1.0: name "1.1.0": is below 1.0.0',
    ],
    [
      'a future date',
      'ios',
      [{name: '1.0.0', date: '2025-10-03'}],
      'changelogs/ios.json: 1.0.0: date "2025-10-03": is in the future',
    ],
    [
      'a future build date',
      'unity',
      [{name: '1.0.0', build_date: 'October 9, 2025'}],
      'unity.json: 1.0.0: build_date "October 9, 2025": is in the future',
    ],
    [
      'a day that does not exist',
      'ios',
      [{name: '1.0.0', date: '2025-02-30'}],
      '1.0.0: date "2025-02-30": must be yyyy-mm-dd',
    ],
    [
      'a textual day that does not exist',
      'ios',
      [{name: '1.0.0', date: 'June 31, 2015'}],
      '1.0.0: date "June 31, 2015"',
    ],
    ['a text that is no date', 'ios', [{name: '1.0.0', date: 'soon'}], '1.0.0: date "soon"'],
    [
      'an unknown tag',
      'ios',
      [{name: '1.0.0', fixes: ['[Windows] Text']}],
      '1.0.0: fixes: entry 1 "[Windows] Text": unknown tag [Windows]; allowed tags: [Android], [iOS], [Unity]',
    ],
    [
      'an unknown key',
      'ios',
      [{name: '1.0.0', feature: []}],
      'changelogs/ios.json: 1.0.0: feature: unknown key; allowed keys: name, date, build_date, features',
    ],
    [
      'an unknown key inside',
      'unity',
      [{name: '1.0.0', sdks: {windows: '1.0.0'}}],
      '1.0.0: sdks: windows: unknown key; allowed keys: android, ios',
    ],
    [
      'native SDKs of a native SDK',
      'ios',
      [{name: '1.0.0', sdks: {ios: '1.0.0'}}],
      '1.0.0: sdks: only Unity releases have it',
    ],
    [
      'a build date of a native SDK',
      'android',
      [{name: '1.0.0', build_date: null}],
      '1.0.0: build_date null: only Unity releases have it',
    ],
    ['an empty line', 'ios', [{name: '1.0.0', fixes: ['']}], '1.0.0: fixes: entry 1 "": must not be empty'],
    [
      'a line cut off',
      'ios',
      [{name: '1.0.0', fixes: ['moved to ']}],
      '1.0.0: fixes: entry 1 "moved to ": must not be empty or begin or end with a space',
    ],
    ['a line twice', 'ios', [{name: '1.0.0', fixes: ['A', 'A']}], '1.0.0: fixes: entry 2 "A": appears twice'],
    [
      'a version that is none',
      'ios',
      [{name: 'three'}],
      'changelogs/ios.json: three: name "three": must be a version',
    ],
    ['an entry without version', 'ios', [{date: null}], 'changelogs/ios.json: entry 1: name'],
  ])('%s', (_, platform, data, message) => {
    root.write(`changelogs/${platform}.json`, data);
    expect(() => loadReleases(root.path, NOW)).toThrow(message);
  });

  it('accepts the irregularities of old entries', () => {
    const data = [
      {name: '3.4.0-beta.2', date: '2024-10-11', build_date: null, sdks: {android: '3.4.0', ios: null}},
      {name: '3.3.2-anr.1', date: 'August 30, 2024', features: [], internalFixes: 'Text'},
      {
        name: '3.4.0-alpha.1',
        date: '2024-08-01',
        fixes: ['[iOS] **Bold** and [a link](https://example.com)'],
      },
      {name: '2.4.3-Beta5', date: null, sdks: null},
      {name: '1.16'},
    ];
    root.write('changelogs/unity.json', data);
    expect(loadReleases(root.path, NOW).unity).toEqual(data);
  });

  it('accepts a release dated today and, for time zones further east, tomorrow', () => {
    root.write('changelogs/ios.json', JSON.stringify([{name: '1.0.0', date: '2025-10-02'}]));
    expect(loadReleases(root.path, NOW).ios).toHaveLength(1);
  });
});

describe('release data', () => {
  it("reports a file that isn't JSON", () => {
    root.write('changelogs/android.json', '[');
    expect(() => loadReleases(root.path)).toThrow('changelogs/android.json: is not valid JSON');
  });

  it('is validated once, and again if a file has changed', () => {
    const write = (platform: string, name: string) => root.write(`changelogs/${platform}.json`, [{name}]);
    for (const platform of ['android', 'ios', 'unity']) write(platform, '1.0.0');
    const first = loadReleases(root.path);
    write('ios', '1.0.1');
    const second = loadReleases(root.path);
    expect(second.android).toBe(first.android);
    expect(second.ios).toEqual([{name: '1.0.1'}]);
    write('ios', 'one');
    expect(() => loadReleases(root.path)).toThrow('changelogs/ios.json: one: name "one": must be a version');
  });

  it('provides the newest stable release of each platform, with its artifact', () => {
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
