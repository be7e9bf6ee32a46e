import * as fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {loadProgress, parseProgress, saveProgress, withTicks} from './planProgress.ts';

const NONE = {android: [], ios: [], unity: []};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('stored check marks', () => {
  it('are read back', () => {
    const progress = {...NONE, ios: ['from-9-0-to-9-1.1', 'every-upgrade.2@9.2.0-beta.1']};
    expect(parseProgress(JSON.stringify(progress))).toEqual(progress);
  });

  it('exclude anything that is not an ID, and duplicates', () => {
    expect(
      parseProgress('{"android": ["from-1-to-2.1", "from-1-to-2.1", 5, null, "<b>", "a.1000"], "ios": 3}'),
    ).toEqual({...NONE, android: ['from-1-to-2.1']});
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(Object.keys(parseProgress(stored))).toEqual(['android', 'ios', 'unity']);
      }),
    );
    expect(parseProgress('x'.repeat(100_001))).toEqual(NONE);
    expect(parseProgress('{"__proto__": {"ios": ["a.1"]}}')).toEqual(NONE);
  });

  it('are limited to the newest ones', () => {
    const ids = Array.from({length: 600}, (_, index) => `from-${index}-to-0.1`);
    expect(withTicks(NONE, 'ios', ids, true).ios).toEqual(ids.slice(100));
    expect(parseProgress(JSON.stringify({ios: ids})).ios).toHaveLength(500);
  });

  it('survive blocked storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('blocked');
      },
    });
    expect(loadProgress()).toEqual(NONE);
    expect(() => {
      saveProgress(NONE);
    }).not.toThrow();
  });
});

describe('withTicks', () => {
  it('sets and removes check marks of one platform', () => {
    const ticked = withTicks(NONE, 'unity', ['a.1', 'a.2'], true);
    expect(ticked).toEqual({...NONE, unity: ['a.1', 'a.2']});
    expect(withTicks(ticked, 'unity', ['a.1'], false)).toEqual({...NONE, unity: ['a.2']});
    expect(withTicks(ticked, 'ios', ['a.1'], false)).toEqual(ticked);
  });
});
