import {escapeRegExp} from '../../site/escapeRegExp.ts';

/** A network, mediation engine, or service, with every name that release notes use for it. */
export interface Network {
  /** Lowercase ID for URLs. */
  readonly id: string;
  /** Current name. */
  readonly label: string;
  readonly names: readonly string[];
}

const network = (label: string, ...others: string[]): Network => ({
  id: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  label,
  names: [label, ...others],
});

/** Networks in the order of the filter. Spellings that differ only in capitalization don't need to be listed. */
export const NETWORKS: readonly Network[] = [
  network('AdColony'),
  network('Adjust'),
  network('AdMob', 'Google Mobile Ads', 'Google Play Services Ads', 'Google Ad Manager'),
  network('Amazon', 'Amazon Ads', 'Amazon Publisher Services'),
  network('AppLovin'),
  network('AppLovin MAX'),
  network('Appnext'),
  network('AppsFlyer', 'AppsFlyer AdRevenue'),
  network('Avocarrot'),
  network('BidMachine', 'BidMachine (custom)', 'BidMachine partner'),
  network('Bidon'),
  network('Bigo Ads'),
  network('Chartboost'),
  network('Cheetah Mobile'),
  network('Consent Manager', 'Stack Consent Manager', 'StackConsentManager'),
  network('Criteo'),
  network('DT Exchange', 'Inneractive'),
  network(
    'Facebook Analytics',
    'Facebook Core',
    'Facebook Core Kit',
    'Facebook Core SDK',
    'Meta (analytics service)',
  ),
  network('Firebase', 'Firebase Analytics', 'Firebase Remote Config'),
  network('Flurry', 'Flurry Ads', 'Flurry Analytics'),
  network('IAB', 'IAB (explorestack)', 'StackIAB'),
  network('InMobi'),
  network('ironSource', 'Supersonic'),
  network('LevelPlay'),
  network('Meta Audience Network', 'Facebook Audience Network'),
  network('Millennial Media'),
  network('Mintegral', 'Mobvista'),
  network('MobileFuse'),
  network('Moloco'),
  network('MoPub'),
  network('myTarget', 'VK Ads (myTarget)', 'VK Ads'),
  network('Notsy'),
  network('Ogury'),
  network('OpenX'),
  network('Pangle'),
  network('PubMatic'),
  network('PubNative'),
  network('Rubicon', 'Rubicon (RevvForMobile)'),
  network('Sentry'),
  network('Smaato'),
  network('SpotX'),
  network('Stack Analytics', 'StackAnalytics'),
  network('Stack Crash Reporter'),
  network('StartApp'),
  network('Tapjoy'),
  network('Unity Ads'),
  network('Verve'),
  network('Vungle'),
  network('Yandex Ads', 'Yandex', 'Yandex Mobile Ads'),
  network('Yandex AppMetrica', 'Yandex Metrica'),
];

/** Names in adapter lists that aren't separate networks. */
export const OTHER_NAMES: readonly string[] = ['AppodealX', 'Appodeal Ad Exchange', 'Pangle (floating +)'];

const BY_NAME = new Map(
  NETWORKS.flatMap((entry) => entry.names.map((name) => [name.toLowerCase(), entry] as const)),
);

/** Returns the network that a name in release notes refers to, or undefined if the table doesn't contain it. */
export function networkCalled(name: string): Network | undefined {
  return BY_NAME.get(name.toLowerCase());
}

// The longest names come first so that "AppLovin MAX" isn't mistaken for "AppLovin".
const ANY_NAME = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[...BY_NAME.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|')})(?![\p{L}\d])`,
  'giu',
);

/** Returns the IDs of the networks that a string mentions. */
export function networksIn(text: string): Set<string> {
  return new Set([...text.matchAll(ANY_NAME)].map(([name]) => networkCalled(name)?.id ?? ''));
}
