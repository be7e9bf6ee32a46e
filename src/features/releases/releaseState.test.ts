import {describe, expect, it} from 'vitest';
import {isOutdated, promotedTo, releaseState} from './releaseState.ts';

describe('versions', () => {
  it.each([
    ['3.10.0', 'stable'],
    ['3.4.0-beta.2', 'beta'],
    ['3.0.0-Alpha.3', 'alpha'],
    ['0.9.0-rc.03', 'rc'],
    ['2.11.1-GM', 'rc'],
    ['3.3.2-anr.1', 'special'],
    ['1.16', 'stable'],
  ])('state of %s is %s', (name, state) => {
    expect(releaseState(name)).toBe(state);
  });

  it('include what a pre-release became, and which release is outdated', () => {
    const list = ['3.4.0', '3.4.0-beta.1', '3.3.2', '3.3.2-anr.1', '3.5.0-alpha.1'].map((name) => ({name}));
    expect(promotedTo('3.4.0-beta.1', list)?.name).toBe('3.4.0');
    expect(promotedTo('3.5.0-alpha.1', list)).toBeUndefined();
    expect(promotedTo('3.3.2-anr.1', list)).toBeUndefined();
    expect(promotedTo('3.4.0', list)).toBeUndefined();
    expect([
      isOutdated('3.9.0', '3.10.0'),
      isOutdated('3.10.0', '3.10.0'),
      isOutdated('3.9.0-beta.1', '3.10.0'),
    ]).toEqual([true, false, false]);
  });
});
