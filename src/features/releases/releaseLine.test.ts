import {describe, expect, it} from 'vitest';
import {parseNamedVersion, splitTag} from './releaseLine.ts';

describe('lines', () => {
  it('split off their tag, but only a known one', () => {
    expect(splitTag('[iOS] Text')).toEqual({tag: 'iOS', text: 'Text'});
    expect(splitTag('[Windows] Text')).toEqual({tag: null, text: '[Windows] Text'});
    expect(splitTag('[iOS](https://example.com)')).toEqual({tag: null, text: '[iOS](https://example.com)'});
  });

  it.each([
    ['BidMachine 3.2.0', 'BidMachine', '3.2.0'],
    ['VK Ads (myTarget) 0.7.0.0-next.2', 'VK Ads (myTarget)', '0.7.0.0-next.2'],
    ['Bidon 0.2.1+ds6', 'Bidon', '0.2.1+ds6'],
    ['BidMachine (custom) 3.2.0.6', 'BidMachine (custom)', '3.2.0.6'],
  ])('%s is a name and a version', (text, name, version) => {
    expect(parseNamedVersion(text)).toEqual({name, version});
  });

  it.each([
    'Built with Kotlin 2.1.0',
    'Minimum Android API level raised from 21 to 23',
    'Xcode 15.3 is the minimum',
    'Appodeal adapters moved to 3.6.0.0',
  ])('%s is a sentence', (text) => {
    expect(parseNamedVersion(text)).toBeNull();
  });
});
