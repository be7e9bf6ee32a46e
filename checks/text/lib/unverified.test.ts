import {describe, expect, it} from 'vitest';

import {tellUnverified} from './unverified.ts';

const FILE = 'docs/android/banner.mdx';

describe('the line about a page to verify', () => {
  it('has path, stamp, number of changes, and the changes', () => {
    expect(
      tellUnverified({
        file: FILE,
        verified: {sdk: '9.8.7', date: '2031-02-03'},
        changes: ['AdMob', 'setTesting'],
      }),
    ).toBe(`${FILE}  SDK 9.8.7, 2031-02-03  2: AdMob, setTesting`);
  });

  it('says if there is no stamp, and if nothing on the page changed', () => {
    expect(tellUnverified({file: FILE, verified: undefined, changes: []})).toBe(
      `${FILE}  not verified  no changes on the page`,
    );
  });
});
