import type {CodeLanguage} from './projectFile.ts';

/** A name of the SDK's API that a release removed. */
interface RemovedName {
  /** Package or type, or a member as `Appodeal.name`. */
  name: string;
  since: string;
  /** What replaces it. Null: nothing does. */
  now: string | null;
}

const members = (names: string, since: string, now: string | null): RemovedName[] =>
  names.split(' ').map((name) => ({name: `Appodeal.${name}`, since, now}));

const types = (names: string, since: string, now: string | null): RemovedName[] =>
  names.split(' ').map((name) => ({name, since, now}));

/** Methods of the Unity plugin that were in lower camel case. */
const CAPITALIZED =
  'Initialize IsInitialized SetInterstitialCallbacks SetRewardedVideoCallbacks SetBannerCallbacks SetMrecCallbacks Cache ' +
  'Show ShowBannerView ShowMrecView Hide HideBannerView HideMrecView SetAutoCache IsLoaded IsPrecache CanShow Destroy ' +
  'SetSmartBanners SetTabletBanners SetBannerAnimation DisableNetwork SetLocationTracking SetUserId SetTesting SetLogLevel ' +
  'SetCustomFilter MuteVideosIfCallsMuted ShowTestScreen SetChildDirectedTreatment SetExtraData GetPredictedEcpm';

/** Packages of the Android SDK. From the upgrade guide. */
export const REMOVED_PACKAGES: readonly (RemovedName & {now: string})[] = [
  {name: 'com.explorestack.consent', since: '3.0.0', now: 'com.appodeal.consent'},
  {name: 'com.appodeal.ads.native_ad.views', since: '3.2.0', now: 'com.appodeal.ads.nativead'},
];

const IOS: readonly RemovedName[] = [
  ...types('HSApp', '3.0.0', 'Appodeal'),
  ...members('setUserAge setUserGender setSegmentFilter setCustomState', '3.0.0', 'setCustomStateValue'),
  ...members('setExtras', '3.0.0', 'setExtrasValue'),
  ...members('updateConsent setBannerBackgroundVisible', '3.0.0', null),
  ...members('updateUserConsentGDPR updateUserConsentCCPA updateConsentReport', '3.3.0', null),
];

/** Removed names by language. From the upgrade guides. Names that other SDKs also have count only after `Appodeal`. */
export const REMOVED_NAMES: Readonly<Record<CodeLanguage, readonly RemovedName[]>> = {
  jvm: [
    ...REMOVED_PACKAGES,
    ...types('HSApp', '3.0.0', 'Appodeal'),
    ...types('HSInAppPurchase', '3.0.0', 'InAppPurchase'),
    ...members('setUserAge setUserGender', '3.0.0', 'setCustomFilter'),
    ...members('NON_SKIPPABLE_VIDEO', '3.0.0', 'REWARDED_VIDEO'),
    ...members(
      'setBannerBackground disableLocationPermissionCheck disableWriteExternalStoragePermissionCheck',
      '3.0.0',
      null,
    ),
    ...members('setNativeAdType setRequiredNativeMediaAssetType', '3.2.0', 'setPreferredNativeContentType'),
    ...members('disableWebViewCacheClear', '3.2.0', null),
    ...members('updateConsent', '3.2.1', null),
    ...members('updateGDPRUserConsent updateCCPAUserConsent', '3.3.0', null),
    ...types('GDPRUserConsent CCPAUserConsent', '3.3.0', null),
  ],
  swift: [...IOS, ...types('STKConsentManager', '3.2.1', 'ConsentManager')],
  objectiveC: [...IOS, ...types('STKConsentManager', '3.2.1', 'APDConsentManager')],
  csharp: [
    ...types('AppodealAds.Unity', '3.0.0', 'AppodealStack.Monetization'),
    ...CAPITALIZED.split(' ').flatMap((name) =>
      members(`${name.charAt(0).toLowerCase()}${name.slice(1)}`, '3.1.0', `Appodeal.${name}`),
    ),
    ...types('AppodealAdType.NonSkippable', '3.0.0', 'AppodealAdType.RewardedVideo'),
    ...types('AppodealNetworks.Facebook', '3.1.0', 'AppodealNetworks.Meta'),
    ...types('AppodealNetworks.AmazonAds AppodealNetworks.Ogury', '3.1.0', null),
    ...types('AppodealNetworks.Nast', '3.2.0', null),
    ...members('UpdateConsent', '3.2.1', null),
    ...members('UpdateGdprConsent UpdateCcpaConsent', '3.3.0', null),
    ...types('GdprUserConsent CcpaUserConsent', '3.3.0', null),
    ...types('AppodealNetworks.AdColony', '3.3.0', null),
  ],
};
