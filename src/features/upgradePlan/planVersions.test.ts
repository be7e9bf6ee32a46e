import {describe, expect, it} from 'vitest';

import {chosenVersions, targetsOf} from './planVersions.ts';

const DATA = {latest: '9.2.0', versions: ['9.3.0-beta.1', '9.2.0', '9.1.0', '9.1.0-beta.1', '9.0.0']};
const choose = (from: string | null, to: string | null = null) => chosenVersions({from, to}, DATA);

describe('chosenVersions', () => {
  it('upgrades to the latest release by default', () => {
    expect(choose('9.0.0')).toEqual({from: '9.0.0', unknown: null, to: '9.2.0', isUpgrade: true});
    expect(choose('9.0.0', '9.1.0').to).toBe('9.1.0');
    expect(choose(null)).toEqual({from: null, unknown: null, to: '9.2.0', isUpgrade: false});
  });

  it('ignores targets that are older, unknown, or not stable', () => {
    for (const to of ['9.0.0', '9.9.9', '9.3.0-beta.1']) expect(choose('9.1.0', to).to).toBe('9.2.0');
  });

  it('finds the release of an artifact, and reports a version without a release', () => {
    expect(choose('9.1.0.3').from).toBe('9.1.0');
    expect(choose('8.0.0')).toMatchObject({from: null, unknown: '8.0.0', isUpgrade: false});
  });

  it('has nothing to upgrade at the latest release, or later', () => {
    expect(choose('9.2.0').isUpgrade).toBe(false);
    expect(choose('9.3.0-beta.1').isUpgrade).toBe(false);
  });
});

describe('targetsOf', () => {
  it('are later stable releases', () => {
    expect(targetsOf(DATA, '9.1.0-beta.1')).toEqual(['9.2.0', '9.1.0']);
    expect(targetsOf(DATA, null)).toEqual(['9.2.0', '9.1.0', '9.0.0']);
  });
});
