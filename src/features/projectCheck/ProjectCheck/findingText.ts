import {translate} from '@docusaurus/Translate';

import type {Finding, RuleId, ValueName} from '../rule.ts';

interface Text {
  title: string;
  /** Effect and fix. */
  text: string;
}

type Values = Record<ValueName, string>;

/** Texts of each rule. The values come from the rule. */
const TEXTS: Record<RuleId, (values: Values) => Text> = {
  'support-ended': (values) => ({
    title: translate(
      {id: 'site.projectCheck.supportEnded.title', message: 'SDK {version} is no longer supported'},
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.supportEnded.text',
        message:
          'This version no longer gets fixes and might stop serving ads. The latest release is {newest}.',
      },
      values,
    ),
  }),
  outdated: (values) => ({
    title: translate(
      {id: 'site.projectCheck.outdated.title', message: 'A newer SDK is available: {newest}'},
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.outdated.text',
        message: 'The project uses {version}. Update the core and all adapters together.',
      },
      values,
    ),
  }),
  'newer-than-site': (values) => ({
    title: translate(
      {
        id: 'site.projectCheck.newerThanSite.title',
        message: 'SDK {version} is newer than this documentation',
      },
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.newerThanSite.text',
        message: 'The latest release that this site covers is {newest}, so some checks might not apply.',
      },
      values,
    ),
  }),
  'unknown-release': (values) => ({
    title: translate(
      {id: 'site.projectCheck.unknownRelease.title', message: "SDK {version} doesn't exist"},
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.unknownRelease.text',
        message: 'Check the version number in the changelog. The latest release is {newest}.',
      },
      values,
    ),
  }),
  'mixed-releases': (values) => ({
    title: translate({
      id: 'site.projectCheck.mixedReleases.title',
      message: 'SDK components from different releases are mixed',
    }),
    text: translate(
      {
        id: 'site.projectCheck.mixedReleases.text',
        message:
          'The SDK is {main}, but these components are from other releases: `{others}`. Use the same release for all of them.',
      },
      values,
    ),
  }),
  'lock-behind': (values) => ({
    title: translate({
      id: 'site.projectCheck.lockBehind.title',
      message: 'Podfile.lock and the Podfile have different SDK versions',
    }),
    text: translate(
      {
        id: 'site.projectCheck.lockBehind.text',
        message: 'The Podfile requires {wanted}, but {installed} is installed. Update the pods.',
      },
      values,
    ),
  }),
  'list-behind': (values) => ({
    title: translate({
      id: 'site.projectCheck.listBehind.title',
      message: "The dependency list doesn't match the plugin release",
    }),
    text: translate(
      {
        id: 'site.projectCheck.listBehind.text',
        message:
          'Plugin {plugin} requires native SDK {expected}, but the list contains {listed}. Regenerate the list in Appodeal > Dependency Manager.',
      },
      values,
    ),
  }),
  'version-parts': (values) => ({
    title: translate(
      {
        id: 'site.projectCheck.versionParts.title',
        message: 'The version of `{name}` must have {parts} numbers',
      },
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.versionParts.text',
        message: "Version {version} doesn't exist. Use {right}.",
      },
      values,
    ),
  }),
  'bundle-and-singles': (values) => ({
    title: translate({
      id: 'site.projectCheck.bundleAndSingles.title',
      message: 'The bundle is combined with individual modules',
    }),
    text: translate(
      {
        id: 'site.projectCheck.bundleAndSingles.text',
        message:
          '`{bundle}` already includes the adapters. Remove these lines, or keep them and remove the bundle: `{names}`.',
      },
      values,
    ),
  }),
  'unknown-part': (values) => ({
    title: translate(
      {id: 'site.projectCheck.unknownPart.title', message: 'SDK {version} has no `{name}`'},
      values,
    ),
    text: translate({
      id: 'site.projectCheck.unknownPart.text',
      message: 'The name is misspelled, or this release renamed or removed the module.',
    }),
  }),
  'exclude-without-effect': (values) => ({
    title: translate(
      {id: 'site.projectCheck.excludeWithoutEffect.title', message: 'This exclude has no effect: `{name}`'},
      values,
    ),
    text: translate({
      id: 'site.projectCheck.excludeWithoutEffect.text',
      message: 'The SDK has no module with this name. Check the spelling.',
    }),
  }),
  'replaced-library': (values) => ({
    title: translate(
      {id: 'site.projectCheck.replacedLibrary.title', message: '`{name}` is no longer needed'},
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.replacedLibrary.text',
        message: 'Since {since}, the SDK includes this functionality. Remove the line.',
      },
      values,
    ),
  }),
  'removed-class': (values) => ({
    title: translate(
      {id: 'site.projectCheck.removedClass.title', message: '`{name}` no longer exists'},
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.removedClass.text',
        message: 'Its classes are now in `{now}`. Update the rule.',
      },
      values,
    ),
  }),
  'renamed-name': (values) => ({
    title: translate(
      {id: 'site.projectCheck.renamedName.title', message: '`{name}` was removed in {since}'},
      values,
    ),
    text: translate({id: 'site.projectCheck.renamedName.text', message: 'Use `{now}` instead.'}, values),
  }),
  'removed-name': (values) => ({
    title: translate(
      {id: 'site.projectCheck.removedName.title', message: '`{name}` was removed in {since}'},
      values,
    ),
    text: translate({
      id: 'site.projectCheck.removedName.text',
      message: 'It has no replacement. Delete it from your code.',
    }),
  }),
  'min-sdk': (values) => ({
    title: translate(
      {id: 'site.projectCheck.minSdk.title', message: 'The minimum Android API level is too low: {value}'},
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.minSdk.text',
        message: 'SDK {since} and later require at least {minimum}.',
      },
      values,
    ),
  }),
  'compile-sdk': (values) => ({
    title: translate(
      {id: 'site.projectCheck.compileSdk.title', message: '`compileSdk` is too low: {value}'},
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.compileSdk.text',
        message:
          'SDK {since} and later require at least {minimum}. With a lower value, the build fails in R8.',
      },
      values,
    ),
  }),
  'target-sdk': (values) => ({
    title: translate(
      {id: 'site.projectCheck.targetSdk.title', message: 'The target Android API level is too low: {value}'},
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.targetSdk.text',
        message: 'Plugin {since} and later require at least {minimum}.',
      },
      values,
    ),
  }),
  kotlin: (values) => ({
    title: translate(
      {id: 'site.projectCheck.kotlin.title', message: 'The Kotlin plugin is too old: {value}'},
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.kotlin.text',
        message:
          "SDK {since} and later require Kotlin {minimum} or later. Much older compilers can't read the SDK's classes.",
      },
      values,
    ),
  }),
  agp: (values) => ({
    title: translate(
      {id: 'site.projectCheck.agp.title', message: 'The Android Gradle plugin is too old: {value}'},
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.agp.text',
        message:
          'SDK {since} and later compile against an API level that requires version {minimum} or later.',
      },
      values,
    ),
  }),
  androidx: () => ({
    title: translate({id: 'site.projectCheck.androidx.title', message: "AndroidX isn't turned on"}),
    text: translate({
      id: 'site.projectCheck.androidx.text',
      message: 'The SDK uses AndroidX, so the build fails without this line.',
    }),
  }),
  'repository-missing': (values) => ({
    title: translate({
      id: 'site.projectCheck.repositoryMissing.title',
      message: "Appodeal's repository is missing",
    }),
    text: translate(
      {
        id: 'site.projectCheck.repositoryMissing.text',
        message: "Gradle can't find the SDK without `{url}`. Add it next to the other repositories.",
      },
      values,
    ),
  }),
  'repository-for-plugins': () => ({
    title: translate({
      id: 'site.projectCheck.repositoryForPlugins.title',
      message: "Appodeal's repository is in the wrong block",
    }),
    text: translate({
      id: 'site.projectCheck.repositoryForPlugins.text',
      message:
        'Gradle uses the repositories in `buildscript` and `pluginManagement` only for plugins. Move the line to `dependencyResolutionManagement` or `allprojects`.',
    }),
  }),
  'not-downloaded': (values) => ({
    title: translate({
      id: 'site.projectCheck.notDownloaded.title',
      message: "Gradle couldn't find some libraries",
    }),
    text: translate(
      {
        id: 'site.projectCheck.notDownloaded.text',
        message: 'Marked as `FAILED`: `{names}`. Check the repositories.',
      },
      values,
    ),
  }),
  'billing-library': (values) => ({
    title: translate(
      {
        id: 'site.projectCheck.billingLibrary.title',
        message: 'Google Play Billing Library {version} is too old',
      },
      values,
    ),
    text: translate({
      id: 'site.projectCheck.billingLibrary.text',
      message:
        'Google Play no longer accepts new releases with this version. Usually, a network SDK adds it.',
    }),
  }),
  'google-left': (values) => ({
    title: translate({id: 'site.projectCheck.googleLeft.title', message: 'AdMob is only partly removed'}),
    text: translate(
      {
        id: 'site.projectCheck.googleLeft.text',
        message:
          "These adapters still include Google's SDK, which crashes the app on launch without an AdMob app ID: `{names}`.",
      },
      values,
    ),
  }),
  'admob-id-missing': (values) => ({
    title: translate({id: 'site.projectCheck.admobIdMissing.title', message: 'The AdMob app ID is missing'}),
    text: translate(
      {
        id: 'site.projectCheck.admobIdMissing.text',
        message:
          "Without it, Google's SDK crashes the app on launch. These adapters include the SDK: `{names}`.",
      },
      values,
    ),
  }),
  'admob-id-format': (values) => ({
    title: translate(
      {id: 'site.projectCheck.admobIdFormat.title', message: 'The AdMob app ID is invalid: `{value}`'},
      values,
    ),
    text: translate({
      id: 'site.projectCheck.admobIdFormat.text',
      message:
        'An app ID contains a tilde: `ca-app-pub-`, 16 digits, `~`, and 10 digits. A value with a slash is an ad unit ID.',
    }),
  }),
  'admob-id-place': (values) => ({
    title: translate(
      {
        id: 'site.projectCheck.admobIdPlace.title',
        message: 'The AdMob app ID is in the wrong element: `{parent}`',
      },
      values,
    ),
    text: translate({
      id: 'site.projectCheck.admobIdPlace.text',
      message: 'Make `meta-data` a direct child of `application`.',
    }),
  }),
  'admob-id-sample': () => ({
    title: translate({
      id: 'site.projectCheck.admobIdSample.title',
      message: "The AdMob app ID is Google's sample ID",
    }),
    text: translate({
      id: 'site.projectCheck.admobIdSample.text',
      message: 'It works only for testing. Replace it with your own ID before you publish.',
    }),
  }),
  'meta-token': (values) => ({
    title: translate({
      id: 'site.projectCheck.metaToken.title',
      message: 'The Meta app ID or client token is missing',
    }),
    text: translate(
      {
        id: 'site.projectCheck.metaToken.text',
        message:
          'The build includes `{name}`, which crashes the app without these values. Add them, or remove the service from the build.',
      },
      values,
    ),
  }),
  'ad-id-removed': () => ({
    title: translate({
      id: 'site.projectCheck.adIdRemoved.title',
      message: 'The manifest removes the advertising ID permission',
    }),
    text: translate({
      id: 'site.projectCheck.adIdRemoved.text',
      message:
        "Networks then get an ID of zeros, which lowers revenue. Keep the line only if the app is in Google Play's Families program.",
    }),
  }),
  cleartext: () => ({
    title: translate({
      id: 'site.projectCheck.cleartext.title',
      message: 'The manifest has no network security configuration',
    }),
    text: translate({
      id: 'site.projectCheck.cleartext.text',
      message:
        'Some networks load media over HTTP, which Android 9 and later block by default, so their ads stay empty.',
    }),
  }),
  'engine-half': (values) => ({
    title: translate({id: 'site.projectCheck.engineHalf.title', message: '{name} has no adapters'}, values),
    text: translate(
      {
        id: 'site.projectCheck.engineHalf.text',
        message:
          "The build includes `{module}` but none of the engine's own adapters, so the engine can't request ads.",
      },
      values,
    ),
  }),
  'renderer-missing': (values) => ({
    title: translate({id: 'site.projectCheck.rendererMissing.title', message: '`{name}` is missing'}, values),
    text: translate({
      id: 'site.projectCheck.rendererMissing.text',
      message: 'It renders MRAID and VAST ads. Include it in every build.',
    }),
  }),
  'adapter-versions': (values) => ({
    title: translate(
      {
        id: 'site.projectCheck.adapterVersions.title',
        message: "Adapter versions don't match SDK {release}",
      },
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.adapterVersions.text',
        message: 'Use the versions that were released with this SDK. Found: `{names}`.',
      },
      values,
    ),
  }),
  'loose-version': (values) => ({
    title: translate({
      id: 'site.projectCheck.looseVersion.title',
      message: "Some pods don't have an exact version",
    }),
    text: translate(
      {
        id: 'site.projectCheck.looseVersion.text',
        message:
          'The SDK and its adapters work together only within one release, and the next update can mix releases: `{names}`.',
      },
      values,
    ),
  }),
  'pods-unused': (values) => ({
    title: translate(
      {id: 'site.projectCheck.podsUnused.title', message: 'The Podfile never calls `{name}`'},
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.podsUnused.text',
        message:
          "CocoaPods doesn't install the pods in this function: `{names}`. Call it in your app's target.",
      },
      values,
    ),
  }),
  'pod-source': (values) => ({
    title: translate({id: 'site.projectCheck.podSource.title', message: 'The Podfile is missing sources'}),
    text: translate(
      {
        id: 'site.projectCheck.podSource.text',
        message:
          "Without `{urls}`, CocoaPods can't find all pods. List the sources at the top, in this order.",
      },
      values,
    ),
  }),
  'deployment-target': (values) => ({
    title: translate(
      {
        id: 'site.projectCheck.deploymentTarget.title',
        message: 'The deployment target is too low: iOS {value}',
      },
      values,
    ),
    text: translate(
      {
        id: 'site.projectCheck.deploymentTarget.text',
        message: 'Required by `{names}`: iOS {minimum} or later.',
      },
      values,
    ),
  }),
  'pod-target-lowered': (values) => ({
    title: translate(
      {
        id: 'site.projectCheck.podTargetLowered.title',
        message: 'A script lowers the deployment target of the pods to {value}',
      },
      values,
    ),
    text: translate({
      id: 'site.projectCheck.podTargetLowered.text',
      message:
        "The networks' binaries are built for a later iOS version, and the App Store rejects a lower value. Remove the line.",
    }),
  }),
  frameworks: () => ({
    title: translate({
      id: 'site.projectCheck.frameworks.title',
      message: "The pods aren't linked as dynamic frameworks",
    }),
    text: translate({
      id: 'site.projectCheck.frameworks.text',
      message:
        "The game crashes on launch because dynamic frameworks aren't copied into the app. In iOS Resolver > Settings, turn on `use_frameworks!` and turn off Link frameworks statically.",
    }),
  }),
  'att-text': () => ({
    title: translate({
      id: 'site.projectCheck.attText.title',
      message: 'Info.plist has no text for the tracking prompt',
    }),
    text: translate({
      id: 'site.projectCheck.attText.text',
      message:
        "Without `NSUserTrackingUsageDescription`, iOS terminates the app when it asks for permission. If Xcode generates Info.plist, check the target's build settings too.",
    }),
  }),
  'transport-security': () => ({
    title: translate({id: 'site.projectCheck.transportSecurity.title', message: 'HTTP is blocked'}),
    text: translate({
      id: 'site.projectCheck.transportSecurity.text',
      message: 'Some networks load media over HTTP. Without `NSAllowsArbitraryLoads`, their ads stay empty.',
    }),
  }),
  'skadnetwork-missing': () => ({
    title: translate({
      id: 'site.projectCheck.skadnetworkMissing.title',
      message: 'SKAdNetwork identifiers are missing',
    }),
    text: translate({
      id: 'site.projectCheck.skadnetworkMissing.text',
      message:
        "Without `SKAdNetworkItems`, networks can't attribute installs, which lowers revenue. Copy the list for your release.",
    }),
  }),
  'skadnetwork-sample': (values) => ({
    title: translate(
      {
        id: 'site.projectCheck.skadnetworkSample.title',
        message: 'Info.plist lists only a few SKAdNetwork identifiers: {count}',
      },
      values,
    ),
    text: translate({
      id: 'site.projectCheck.skadnetworkSample.text',
      message:
        'The identifiers in the guide only illustrate the format. Copy the complete list for your release.',
    }),
  }),
  'privacy-tracking': () => ({
    title: translate({
      id: 'site.projectCheck.privacyTracking.title',
      message: '`NSPrivacyTracking` and `NSPrivacyTrackingDomains` contradict each other',
    }),
    text: translate({
      id: 'site.projectCheck.privacyTracking.text',
      message:
        '`true` requires at least one domain, and domains require `true`. App Store Connect rejects the file with `ITMS-91064`.',
    }),
  }),
  'dependency-manager': () => ({
    title: translate({
      id: 'site.projectCheck.dependencyManager.title',
      message: 'External Dependency Manager is missing',
    }),
    text: translate({
      id: 'site.projectCheck.dependencyManager.text',
      message:
        "The plugin depends on it, but it isn't in Unity's registry. Add it before you add the plugin.",
    }),
  }),
  'dependency-manager-old': (values) => ({
    title: translate(
      {
        id: 'site.projectCheck.dependencyManagerOld.title',
        message: 'External Dependency Manager is too old: {value}',
      },
      values,
    ),
    text: translate(
      {id: 'site.projectCheck.dependencyManagerOld.text', message: 'The plugin requires {minimum} or later.'},
      values,
    ),
  }),
  'unity-editor': (values) => ({
    title: translate(
      {id: 'site.projectCheck.unityEditor.title', message: 'The Unity version is too old: {value}'},
      values,
    ),
    text: translate(
      {id: 'site.projectCheck.unityEditor.text', message: 'The plugin requires {minimum} or later.'},
      values,
    ),
  }),
  'settings-keys': (values) => ({
    title: translate({
      id: 'site.projectCheck.settingsKeys.title',
      message: "Appodeal Settings doesn't add all keys to Info.plist",
    }),
    text: translate(
      {
        id: 'site.projectCheck.settingsKeys.text',
        message:
          'Turned off or empty: `{names}`. Turn them on in Appodeal > Appodeal Settings, or add them in your own build script.',
      },
      values,
    ),
  }),
  'ads-txt-fields': (values) => ({
    title: translate(
      {id: 'site.projectCheck.adsTxtFields.title', message: 'Invalid records in app-ads.txt: {count}'},
      values,
    ),
    text: translate({
      id: 'site.projectCheck.adsTxtFields.text',
      message:
        'A record has three or four comma-separated fields. The third is DIRECT or RESELLER, and no comma follows the last one.',
    }),
  }),
  'ads-txt-placeholder': (values) => ({
    title: translate(
      {id: 'site.projectCheck.adsTxtPlaceholder.title', message: 'Placeholders in app-ads.txt: {count}'},
      values,
    ),
    text: translate({
      id: 'site.projectCheck.adsTxtPlaceholder.text',
      message: 'Replace each placeholder with your ID, or delete the record.',
    }),
  }),
  'ads-txt-appodeal': () => ({
    title: translate({
      id: 'site.projectCheck.adsTxtAppodeal.title',
      message: 'app-ads.txt has no record for appodeal.com',
    }),
    text: translate({
      id: 'site.projectCheck.adsTxtAppodeal.text',
      message: "Without it, buyers can't verify the seller. Copy the lines from the dashboard.",
    }),
  }),
};

/** Returns the title and text of a finding in the reader's language. */
export const findingText = ({rule, values = {}}: Pick<Finding, 'rule' | 'values'>): Text =>
  // Each rule provides the values for its texts. The tests of the rules verify that.
  TEXTS[rule](values as Values);
