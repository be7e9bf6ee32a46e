import {describe, expect, it} from 'vitest';

import {faultOfValue, MAX_LENGTH} from './checkValue.ts';

describe('faultOfValue', () => {
  it.each([
    ['appKey', 'fee50c333ff3825f'],
    ['adMobAppId', 'ca-app-pub-1234567890123456~1234567890'],
    ['packageName', 'com.acme.puzzle_2'],
    ['bundleId', 'com.acme-games.Puzzle'],
    ['target', 'Моя игра 2'],
    ['target', 'A'],
    ['placement', 'level_end'],
  ] as const)('accepts the %s %s', (kind, value) => {
    expect(faultOfValue(kind, value)).toBeUndefined();
  });

  it.each([
    ['adMobAppId', 'ca-app-pub-1234567890123456/1234567890', 'unitId'],
    ['adMobAppId', 'ca-app-pub-123~1234567890', 'adMobAppId'],
    ['appKey', 'YOUR_APP_KEY', 'placeholder'],
    ['appKey', 'a'.repeat(MAX_LENGTH + 1), 'long'],
    ['appKey', 'abc def', 'appKey'],
    ['appKey', '', 'appKey'],
    ['packageName', 'puzzle', 'packageName'],
    ['packageName', 'com.2acme.puzzle', 'packageName'],
    ['bundleId', 'com..acme', 'bundleId'],
    ['bundleId', 'com.acme_games', 'bundleId'],
  ] as const)('of the %s %s is %s', (kind, value, fault) => {
    expect(faultOfValue(kind, value)).toBe(fault);
  });

  it.each(['"', "'", '\\', '$', '`', '<', '&', '\n', '\u0000', '\u202E', '{', ';', '|', '%'])(
    'finds %j, which has a meaning in code, in every kind',
    (character) => {
      for (const kind of [
        'appKey',
        'adMobAppId',
        'packageName',
        'bundleId',
        'target',
        'placement',
      ] as const) {
        expect(faultOfValue(kind, `a.b${character}c`), kind).toBe(kind);
      }
    },
  );
});
