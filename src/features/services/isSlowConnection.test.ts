import {afterEach, describe, expect, it, vi} from 'vitest';

import {isSlowConnection} from './isSlowConnection.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('isSlowConnection', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{effectiveType: '4g', saveData: false}, false],
    [{effectiveType: '3g'}, false],
    [{effectiveType: '2g'}, true],
    [{effectiveType: 'slow-2g'}, true],
    [{effectiveType: '4g', saveData: true}, true],
  ])('rates %j as %s', (connection, isSlow) => {
    vi.stubGlobal('navigator', {connection});
    expect(isSlowConnection()).toBe(isSlow);
  });
});
