import {afterEach, describe, expect, it, vi} from 'vitest';

import {STORAGE_KEY} from './storageKey.ts';
import {parseValues, readValues, writeValues} from './valueStorage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('parseValues', () => {
  it('returns the valid values and ignores everything else', () => {
    const stored = JSON.stringify({
      androidAppKey: 'abc',
      iosAppKey: 5,
      packageName: '<img src=x onerror=alert(1)>',
      target: 'a\u0000b',
      placement: 'x'.repeat(5000),
      bundleId: ['com.acme.x'],
      other: 'x',
    });
    expect(parseValues(stored)).toEqual({androidAppKey: 'abc'});
  });

  it.each([null, '', '{', 'null', '"text"', '5', '[]', '{"__proto__":{"androidAppKey":"abc"}}'])(
    'returns no values for %s',
    (stored) => {
      expect(parseValues(stored)).toEqual({});
    },
  );
});

describe('storage', () => {
  it('is written, read, and emptied', () => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
    expect(writeValues({placement: 'shop'})).toBe(true);
    expect([...items.keys()]).toEqual([STORAGE_KEY]);
    expect(readValues()).toEqual({placement: 'shop'});
    expect(writeValues({})).toBe(true);
    expect(items.size).toBe(0);
  });

  it('can be blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readValues()).toBeUndefined();
    expect(writeValues({placement: 'shop'})).toBe(false);
  });
});
