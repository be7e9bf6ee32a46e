import {describe, expect, it} from 'vitest';

import {refusesTracking} from './refusesTracking.ts';

describe('refusesTracking', () => {
  it.each([
    [{}, false],
    [{doNotTrack: null, globalPrivacyControl: false}, false],
    [{doNotTrack: '0'}, false],
    [{doNotTrack: 'unspecified'}, false],
    [{doNotTrack: '1'}, true],
    [{doNotTrack: 'yes'}, true],
    [{globalPrivacyControl: true}, true],
    [{doNotTrack: '0', globalPrivacyControl: true}, true],
  ])('%j: %s', (signals, refused) => {
    expect(refusesTracking(signals)).toBe(refused);
  });
});
