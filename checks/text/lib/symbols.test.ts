import {describe, expect, it} from 'vitest';
import {shortName} from './symbols.ts';

describe('shortName', () => {
  it.each([
    ['com.appodeal.ads.inapp.InAppPurchase.Type', 'InAppPurchase.Type'],
    ['AppodealStack.Monetization.Api.Appodeal', 'Appodeal'],
    ['AppodealStack.Cmp.ConsentForm', 'ConsentForm'],
    ['APDBannerView', 'APDBannerView'],
  ])('%s is %s', (type, short) => {
    expect(shortName(type)).toBe(short);
  });
});
