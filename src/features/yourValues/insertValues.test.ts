import {describe, expect, it} from 'vitest';

import {insertValues} from './insertValues.ts';
import {hasPlaceholder} from './placeholders.ts';
import {platformOfAddress} from './platformOfAddress.ts';
import type {ValuePlatform, Values} from './valueFields.ts';

const VALUES: Values = {
  androidAppKey: 'key-a',
  iosAppKey: 'key-i',
  packageName: 'com.acme.puzzle',
  target: 'Puzzle',
  placement: 'default',
};

const filled = (code: string, platform?: ValuePlatform, values = VALUES) =>
  insertValues(code, values, platform)
    .map(({text, field}) => (field ? `[${text}]` : text))
    .join('');

describe('insertValues', () => {
  it('replaces short placeholders according to the platform of the page', () => {
    expect(filled('start("YOUR_APP_KEY")', 'android')).toBe('start("[key-a]")');
    expect(filled('start("YOUR_APP_KEY")', 'ios')).toBe('start("[key-i]")');
    expect(filled('start("YOUR_APP_KEY")')).toBe('start("YOUR_APP_KEY")');
    expect(filled('"YOUR_ANDROID_APP_KEY", "YOUR_IOS_APP_KEY"')).toBe('"[key-a]", "[key-i]"');
  });

  it('replaces placeholders inside names, but not longer placeholders', () => {
    expect(filled('run-as YOUR_PACKAGE_NAME cat YOUR_PACKAGE_NAME_preferences.xml')).toBe(
      'run-as [com.acme.puzzle] cat [com.acme.puzzle]_preferences.xml',
    );
    expect(filled('Pods-YOUR_TARGET/Pods-YOUR_TARGET-x.sh')).toBe('Pods-[Puzzle]/Pods-[Puzzle]-x.sh');
    expect(filled('YOUR_TARGET_NAME YOUR_PLACEMENTS YOUR_APP_KEY2', 'android')).toBe(
      'YOUR_TARGET_NAME YOUR_PLACEMENTS YOUR_APP_KEY2',
    );
  });

  it('keeps placeholders without a value, and code without placeholders', () => {
    expect(filled('"YOUR_BUNDLE_ID" "YOUR_PLACEMENT"')).toBe('"YOUR_BUNDLE_ID" "[default]"');
    expect(insertValues('default', VALUES)).toEqual([{text: 'default'}]);
    expect(insertValues('', VALUES)).toEqual([{text: ''}]);
  });
});

describe('hasPlaceholder', () => {
  it('gives the same result when called again', () => {
    expect([1, 2].map(() => hasPlaceholder('"YOUR_APP_KEY"'))).toEqual([true, true]);
    expect(hasPlaceholder('YOUR_API_KEY')).toBe(false);
  });
});

describe('platformOfAddress', () => {
  it.each([
    ['/android/get-started', 'android'],
    ['/help/ru/onboarding/ios/ad-types/banner', 'ios'],
    ['/ios', 'ios'],
    ['/faq-and-troubleshooting/troubleshooting/android-common-issues/admob-crash', 'android'],
    ['/unity/services/ios', undefined],
    ['/faq-and-troubleshooting/troubleshooting/unity-common-issues/x', undefined],
    ['/advanced/androids', undefined],
    ['/', undefined],
  ])('of %s is %s', (pathname, platform) => {
    expect(platformOfAddress(pathname)).toBe(platform);
  });
});
