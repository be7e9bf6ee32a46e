import {describe, expect, it} from 'vitest';
import {ids, android, ios, unity} from './testData.ts';

describe('platform data', () => {
  it('contains exactly the parts that the platform has', () => {
    expect(ids(android)).toContain('chartboost');
    expect(android.ios).toBeUndefined();
    expect(android.unity).toBeUndefined();
    expect(ios.android).toBeUndefined();
    expect(Object.keys(unity)).toEqual(expect.arrayContaining(['android', 'ios', 'unity']));
    expect(unity.adapters.find(({id}) => id === 'appodeal_verve')?.packages.ios).toBeUndefined();
    expect(ios.adapters.find(({id}) => id === 'appodeal_verve')?.packages.ios?.artifact).toBe(
      'APDVerveAdapter',
    );
  });

  it('lists no native ads on Unity', () => {
    const types = unity.adapters.flatMap(({packages}) =>
      Object.values(packages).flatMap(({adTypes}) => adTypes),
    );
    expect(types).toContain('banner');
    expect(types).not.toContain('native');
  });
});
