import {escapeRegExp} from '../../../src/site/escapeRegExp.ts';
import {proseOf} from '../lib/prose.ts';
import type {TextCheck} from '../types.ts';

const NAME = 'productNames';

/**
 * Names, as their owners write them, followed by common variants. The name in a different letter case is always wrong.
 */
const NAMES: [name: string, ...variants: string[]][] = [
  ['AdMob', 'Ad Mob', 'Ad-Mob', 'эдмоб', 'адмоб'],
  ['Android', 'андроид'],
  ['Android Studio', 'AndroidStudio'],
  ['AndroidX'],
  ['App Store', 'AppStore', 'App-Store', 'апп стор', 'аппстор', 'эпстор'],
  ['App Store Connect', 'AppStore Connect'],
  ['Appodeal', 'AppoDeal', 'аподил', 'апподил'],
  ['AppLovin', 'App Lovin', 'аппловин'],
  ['AppLovin MAX'],
  ['AppsFlyer', 'Apps Flyer', 'AppFlyer', 'аппсфлаер'],
  ['AppMetrica', 'App Metrica', 'AppMetrika'],
  ['BidMachine', 'Bid Machine'],
  ['Bidon'],
  ['BIGO Ads'],
  ['Chartboost', 'Chart Boost'],
  ['CocoaPods', 'Cocoa Pods', 'Cocoapod'],
  ['DT Exchange'],
  ['Facebook', 'фейсбук'],
  ['Firebase', 'Fire Base'],
  ['Flutter'],
  ['GitHub', 'Git Hub', 'гитхаб'],
  ['GitLab', 'Git Lab'],
  ['Google', 'гугл'],
  ['Google Ads'],
  ['Google Cloud'],
  ['Google Play', 'GooglePlay', 'гугл плей'],
  ['Gradle', 'грейдл', 'грэдл'],
  ['InMobi', 'In Mobi'],
  ['iOS', 'айос'],
  ['iPad'],
  ['iPadOS'],
  ['iPhone', 'айфон'],
  ['ironSource', 'Iron Source'],
  ['JavaScript', 'Java Script'],
  ['Jetpack Compose', 'JetPack Compose'],
  ['Kotlin', 'котлин'],
  ['LevelPlay', 'Level Play', 'Level-Play'],
  ['Liftoff'],
  ['Logcat', 'Log cat'],
  ['macOS', 'Mac OS', 'OS X'],
  ['Meta Audience Network'],
  ['Mintegral'],
  ['MobileFuse', 'Mobile Fuse'],
  ['Moloco'],
  ['Objective-C', 'Objective C', 'ObjectiveC', 'Obj-C', 'ObjC'],
  ['Ogury'],
  ['OpenX'],
  ['Pangle'],
  ['ProGuard', 'Pro Guard'],
  ['PubMatic', 'Pub Matic'],
  ['SKAdNetwork', 'SKAd Network'],
  ['Smaato'],
  ['StoreKit', 'Store Kit'],
  ['Swift Package Manager'],
  ['SwiftUI'],
  ['TestFlight', 'Test Flight'],
  ['TypeScript', 'Type Script'],
  ['UIKit'],
  ['Unity', 'юнити'],
  ['Unity Ads', 'UnityAds'],
  ['VK Ads'],
  ['Vungle'],
  ['Xcode', 'X-Code', 'икскод'],
  ['Yandex'],
  ['YouTube', 'You Tube'],
  ['eCPM'],
  ['MREC'],
  ['tROAS'],
  ['app-ads.txt', 'app ads.txt', 'appads.txt'],
];

/** Spellings that break the preceding rule but are correct because they are a common noun or start a sentence. */
const ALLOWED = new Set(['app store', 'App-ads.txt']);

/** Matches a word in a sentence but not part of a URL, a file name, a package, or an identifier. */
const BEFORE = '(?<![\\p{L}\\p{N}_/@.\\\\:$])';
const AFTER = '(?![\\p{L}\\p{N}_/@\\\\]|\\.[\\p{L}\\p{N}]|:[\\p{L}\\p{N}])';

const isCyrillic = (text: string): boolean => /[а-яё]/i.test(text);

/** Forms, longest first, so that `Android Studio` matches before `Android`. */
const FORMS = NAMES.flatMap(([name, ...variants]) => [name, ...variants].map((form) => ({form, name}))).sort(
  (a, b) => b.form.length - a.form.length,
);
const ANY = new RegExp(
  `${BEFORE}(?:${FORMS.map(({form}) => {
    const words = escapeRegExp(form).replaceAll(' ', '[ \\u00A0\\n]+');
    // Russian endings are part of the word: «андроида».
    return isCyrillic(form) ? `${words}(?:а|у|ом|е|ы|ов|ам|ами|ах)?` : words;
  }).join('|')})${AFTER}`,
  'giu',
);
const BY_FORM = new Map(FORMS.map(({form, name}) => [form.toLowerCase(), name]));

function nameOf(found: string): string | undefined {
  const key = found.toLowerCase().replace(/\s+/g, ' ');
  const exact = BY_FORM.get(key);
  if (exact !== undefined) return exact;
  return FORMS.find(({form}) => isCyrillic(form) && key.startsWith(form))?.name;
}

export const check: TextCheck = {
  name: NAME,
  about:
    'product names are written as their owners write them (CocoaPods, Xcode, iOS); titles of pages come from the navigation and are left alone',
  run(context) {
    return proseOf(context).flatMap(({file, blocks}) =>
      blocks.flatMap(({kind, text, lineAt}) => {
        if (kind === 'title') return [];
        return [...text.matchAll(ANY)].flatMap(({index, 0: found}) => {
          const name = nameOf(found);
          const shown = found.replace(/\s+/g, ' ');
          if (name === undefined || shown === name || ALLOWED.has(shown)) return [];
          return [
            {
              file,
              line: lineAt(index),
              check: NAME,
              message: `"${shown}" is not how the product is written`,
              fix: `Write "${name}"; if it is a name in code, put it in backticks.`,
            },
          ];
        });
      }),
    );
  },
};
