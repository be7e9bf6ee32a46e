import {describe, expect, it} from 'vitest';

import {declaredName, signaturesOf} from './signatures.ts';

describe('declaredName', () => {
  it.each([
    ['fun show(activity: Activity, adTypes: Int): Boolean', 'show'],
    ['const val NONE: Int', 'NONE'],
    ['val status: ConsentStatus', 'status'],
    ['static func initialize(withApiKey apiKey: String)', 'initialize'],
    ['static var shared: ConsentManager', 'shared'],
    [
      '+ (void)initializeWithApiKey:(NSString *)apiKey types:(AppodealAdType)types',
      'initializeWithApiKey:types:',
    ],
    ['- (void)load:(void (^)(NSError *error))completion', 'load:'],
    ['- (UILabel *)titleLabel', 'titleLabel'],
    ['static void SetCustomFilter(string name, bool value)', 'SetCustomFilter'],
    ['const string Meta', 'Meta'],
    ['static IConsentManager Instance', 'Instance'],
    ['event EventHandler<AdLoadedEventArgs> OnLoaded', 'OnLoaded'],
  ])('of %s is %s', (declaration, name) => {
    expect(declaredName(declaration)).toBe(name);
  });
});

describe('signaturesOf', () => {
  const signatures = {
    Sdk: [
      'fun show(a: Int)',
      'fun show(a: Int, b: Int)',
      'fun track(a: Int)',
      '+ (void)setA:(id)a forKey:(id)key',
    ],
    Form: ['fun show()'],
  };

  it('returns all declarations of a name with its type', () => {
    expect(signaturesOf('`Sdk.show`, see [page](/a)', signatures)).toEqual([
      'fun show(a: Int)',
      'fun show(a: Int, b: Int)',
    ]);
    expect(signaturesOf('`setA:forKey:`', signatures)).toEqual(['+ (void)setA:(id)a forKey:(id)key']);
  });

  it('skips names of several types, unknown names, and plain text', () => {
    expect(signaturesOf('`show`', signatures)).toEqual([]);
    expect(signaturesOf('`track`', signatures)).toEqual(['fun track(a: Int)']);
    expect(signaturesOf('Removed, `com.example.ads`, `constructor`', signatures)).toEqual([]);
  });
});
