import {describe, expect, it} from 'vitest';
import {latestStable} from './latestStable.ts';

describe('latestStable', () => {
  it('skips pre-releases, in any order', () => {
    const releases = ['3.9.0', '4.0.0-beta.1', '3.10.0', '3.10.0-rc.1'].map((name) => ({name}));
    expect(latestStable(releases).name).toBe('3.10.0');
    expect(() => latestStable([{name: '4.0.0-beta.1'}])).toThrow('no stable release');
  });
});
