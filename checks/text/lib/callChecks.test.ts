import {describe, expect, it} from 'vitest';
import {problemsOfCalls} from './callChecks.ts';
import {usagesOf, type CodeLanguage} from './codeUsages.ts';
import {resolveChain, type Judge} from './resolveChains.ts';
import {parseSnippet} from './snippets.ts';
import {toSymbols} from './symbols.ts';

const KOTLIN = toSymbols('android', {
  types: ['com.example.Sdk', 'com.example.Ad', 'com.example.Loaded'],
  members: {},
  declarations: {
    Sdk: {
      kind: 'object',
      members: [
        'fun show(adType: Int, placement: String = "default"): Boolean',
        'fun getAds(count: Int): List<Ad>',
        'fun load(callback: Loaded?)',
      ],
    },
    Ad: {kind: 'class', members: ['fun rate(rating: Float)', 'val title: String']},
    Loaded: {kind: 'interface', members: ['fun onLoaded(ad: Ad)']},
  },
});

const IOS = toSymbols('ios', {
  types: ['Sdk', 'Style'],
  members: {},
  declarations: {
    Sdk: {
      kind: 'class',
      members: ['static func show(_ style: Style)', '+ (void)show:(Style)style'],
    },
    Style: {kind: 'enum', members: ['case top', 'StyleTop']},
  },
});

async function messagesOf(language: CodeLanguage, code: string): Promise<string[]> {
  const {root} = await parseSnippet(language, code);
  if (root === undefined) throw new Error('The snippet does not parse.');
  const usages = usagesOf(language, root, code);
  const symbols = language === 'swift' || language === 'objectivec' ? IOS : KOTLIN;
  const judge: Judge = {language, symbols, other: new Set(), declared: new Set(), aliases: new Map()};
  const calls = usages.chains.flatMap((chain) => resolveChain(judge, usages, chain).calls);
  return problemsOfCalls(judge, usages, calls).map(({message, fix}) => `${message} → ${fix}`);
}

describe('problemsOfCalls', () => {
  it.each<[CodeLanguage, string]>([
    ['kotlin', 'Sdk.show(3)'],
    ['kotlin', 'Sdk.show(adType = 3, placement = "a")'],
    ['kotlin', 'Sdk.load { ad -> ad.rate(1.0f) }'],
    ['java', 'Sdk.load(ad -> ad.rate(1));'],
    ['swift', 'Sdk.show(.top)'],
    ['objectivec', '[Sdk show:StyleTop];'],
  ])('%s accepts %s', async (language, code) => {
    expect(await messagesOf(language, code)).toEqual([]);
  });

  it.each<[CodeLanguage, string, string]>([
    [
      'kotlin',
      'Sdk.show()',
      'Sdk.show is called with 0 arguments → Its parameters are (adType, placement?).',
    ],
    ['kotlin', 'Sdk.show("a")', 'Sdk.show gets a string as adType → It must be Int.'],
    [
      'kotlin',
      'Sdk.load { a, b -> }',
      'Sdk.load gets a closure with 2 parameters as callback → It must be Loaded?.',
    ],
    ['swift', 'Sdk.show(.bottom)', 'Sdk.show(_:) gets .bottom as style → It must be Style.'],
    ['objectivec', '[Sdk show:@"top"];', 'Sdk.show: gets a string as style → It must be Style.'],
  ])('%s rejects %s', async (language, code, message) => {
    expect(await messagesOf(language, code)).toEqual([message]);
  });

  it.each<[CodeLanguage, string]>([
    ['kotlin', 'Sdk.getAds(1).forEach { ad -> ad.rate("5") }'],
    ['kotlin', 'for (ad in Sdk.getAds(1)) { ad.rate("5") }'],
    ['kotlin', 'val ad = Sdk.getAds(1).first()\nad.rate("5")'],
    ['kotlin', 'Sdk.load { ad -> ad.rate("5") }'],
    ['kotlin', 'fun f(ad: Ad?) { ad?.rate("5") }'],
    ['java', 'void f(Ad ad) { ad.rate("5"); }'],
    ['java', 'Ad ad = Sdk.getAds(1).get(0); ad.rate("5");'],
  ])('%s knows the type of the variable in %s', async (language, code) => {
    expect(await messagesOf(language, code)).toEqual(['Ad.rate gets a string as rating → It must be Float.']);
  });

  it('ignores a variable with the same name elsewhere', async () => {
    const code = 'fun a(ad: Ad) { ad.rate(1.0f) }\nfun b(ad: Other) { ad.rate("5") }';
    expect(await messagesOf('kotlin', code)).toEqual([]);
  });
});
