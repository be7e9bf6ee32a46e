// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';

import {loadChosenPlatform, saveChosenPlatform} from './chosenPlatform.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the chosen platform', () => {
  it('is the platform of the last opened page that has one', () => {
    expect(loadChosenPlatform()).toBeUndefined();
    saveChosenPlatform('/ru/ios/ad-types/banner#hide');
    saveChosenPlatform('/ru/reporting');
    expect(loadChosenPlatform()).toBe('ios');
    saveChosenPlatform('/faq/unity-common-issues/crash');
    expect(loadChosenPlatform()).toBe('unity');
  });

  it.each(['', 'windows', '["ios"]', '__proto__'])('ignores the stored value %j', (value) => {
    localStorage.setItem('site.search.platform', value);
    expect(loadChosenPlatform()).toBeUndefined();
  });

  it('does nothing if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    saveChosenPlatform('/ios');
    expect(loadChosenPlatform()).toBeUndefined();
  });
});
