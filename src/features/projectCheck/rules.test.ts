import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../tests/support/Translate.tsx';
import type {Platform} from '../../site/sections.ts';

import {findingText} from './ProjectCheck/findingText.ts';
import {RULE_IDS, type RuleId} from './rule.ts';
import {RULES} from './rules.ts';
import {check, told, type Files} from './testData.ts';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));

/** Cases of a rule: files in which it finds something, and files in which it doesn't. */
interface RuleCases {
  platform?: Platform;
  /** Severity, file, and line of the finding. */
  finds: [expected: string, files: Files][];
  accepts: Files[];
}

const gradle = (...lines: string[]) => ['dependencies {', ...lines, '}'].join('\n');
const bundle = (version = '9.8.7.0') => `    implementation("com.appodeal.ads:sdk:${version}")`;
const BUNDLE = {'build.gradle.kts': gradle(bundle())};

const manifest = (application = '', outside = '') =>
  `<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="t">
${outside}
<application android:networkSecurityConfig="@xml/n">
${application}
<activity><intent-filter><category android:name="android.intent.category.LAUNCHER"/></intent-filter></activity>
</application>
</manifest>`;
const metaData = (name: string, value: string) =>
  `<meta-data android:name="${name}" android:value="${value}"/>`;
const googleId = (value: string) => metaData('com.google.android.gms.ads.APPLICATION_ID', value);
const OWN_ID = 'ca-app-pub-1234567890123456~1234567890';

/** An Info.plist without the values that Xcode can generate. */
const partialPlist = (...keys: string[]) =>
  `<plist version="1.0">\n<dict>\n<key>UIAppFonts</key><array/>\n${keys.join('\n')}\n</dict>\n</plist>`;
const plist = (...keys: string[]) =>
  partialPlist(...keys).replace('<key>UIAppFonts', '<key>CFBundleIdentifier</key><string>a.b</string>$&');
const key = (name: string, value = '') => `<key>${name}</key><string>${value}</string>`;

const SOURCES = `source 'https://github.com/appodeal/CocoaPods.git'
source 'https://github.com/bidon-io/CocoaPods_Specs.git'
source 'https://cdn.cocoapods.org/'`;
const podfile = (...lines: string[]) =>
  [SOURCES, "platform :ios, '13.0'", "target 'App' do", "  pod 'Appodeal', '9.8.7'", ...lines, 'end'].join(
    '\n',
  );
const IAB = "  pod 'APDIABAdapter', '9.8.7.0'";
const lock = (...pods: string[]) => ['PODS:', ...pods.map((pod) => `  - ${pod}`)].join('\n');

const list = (...elements: string[]) => `<dependencies>\n${elements.join('\n')}\n</dependencies>`;
const pack = (spec: string) => `<androidPackage spec="${spec}"/>`;
const appodealSettings = (values: Record<string, string>, ...ids: string[]) =>
  [
    '%YAML 1.1',
    'MonoBehaviour:',
    '  m_Name: AppodealSettings',
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    '  iosSkAdNetworkItemsList:',
    ...ids.map((id) => `  - ${id}.skadnetwork`),
  ].join('\n');
const packages = (version = '9.8.7', ...more: string[]) =>
  `{"dependencies": {\n"com.appodeal.mediation": "https://github.com/appodeal/appodeal-unity-plugin-upm.git#v${version}"${more.map((each) => `,\n${each}`).join('')}\n}}`;
const MANAGER =
  '"com.google.external-dependency-manager": "file:com.google.external-dependency-manager-1.2.182.tgz"';
const settings = (...lines: string[]) =>
  ['%YAML 1.1', 'PlayerSettings:', ...lines.map((line) => `  ${line}`)].join('\n');

const REPORT = `releaseRuntimeClasspath - Resolved configuration for runtime.
+--- com.appodeal.ads:sdk:9.8.7.0
|    +--- com.appodeal.ads.sdk:core:9.8.7
`;

const CASES: Record<RuleId, RuleCases> = {
  'support-ended': {
    finds: [
      ['warning build.gradle.kts:2', {'build.gradle.kts': gradle(bundle('8.0.0.0'))}],
      // Any pod that the requirement allows is as old.
      ['warning Podfile:1', {Podfile: "pod 'Appodeal', '~> 2.4'"}],
      ['warning Podfile:1', {Podfile: "pod 'Appodeal/Video', '2.4.9'"}],
      // The package of earlier plugins has another name.
      [
        'warning manifest.json:2',
        {'manifest.json': packages('8.0.0', MANAGER).replace('com.appodeal.mediation', 'com.appodeal.old')},
      ],
    ],
    accepts: [BUNDLE, {Podfile: "pod 'Appodeal', '~> 9.7'"}],
  },
  outdated: {
    finds: [
      ['note build.gradle.kts:2', {'build.gradle.kts': gradle(bundle('9.8.6.0'))}],
      [
        'note libs.versions.toml:4',
        {
          'libs.versions.toml':
            '[versions]\nads = "9.8.6.0"\n[libraries]\nads = { module = "com.appodeal.ads:sdk", version.ref = "ads" }',
        },
      ],
    ],
    accepts: [BUNDLE, {'build.gradle.kts': gradle(bundle('9.9.0.0'))}],
  },
  'newer-than-site': {
    finds: [['note build.gradle.kts:2', {'build.gradle.kts': gradle(bundle('10.0.0.0'))}]],
    accepts: [BUNDLE],
  },
  'unknown-release': {
    finds: [['warning build.gradle.kts:2', {'build.gradle.kts': gradle(bundle('9.8.5.0'))}]],
    accepts: [BUNDLE, {Podfile: "pod 'Appodeal', '~> 9.8.5'"}],
  },
  'mixed-releases': {
    finds: [
      [
        'error build.gradle.kts:3',
        {
          'build.gradle.kts': gradle(
            '  implementation("com.appodeal.ads.sdk:core:9.8.7")',
            '  implementation("com.appodeal.ads.sdk.networks:iab:9.8.6.0")',
          ),
        },
      ],
      ['error Podfile:8', {Podfile: podfile(IAB, "  pod 'APDVungleAdapter', '9.8.6.0'")}],
    ],
    accepts: [
      {Podfile: podfile(IAB)},
      {
        'build.gradle': gradle(
          '  implementation "com.appodeal.ads.sdk:core:9.8.7"',
          '  implementation "com.appodeal.ads.sdk.networks:iab:9.8.7.3"',
        ),
      },
    ],
  },
  'lock-behind': {
    platform: 'ios',
    finds: [['warning Podfile.lock:2', {Podfile: podfile(IAB), 'Podfile.lock': lock('Appodeal (9.8.6)')}]],
    accepts: [{Podfile: podfile(IAB), 'Podfile.lock': lock('Appodeal (9.8.7)')}],
  },
  'list-behind': {
    platform: 'unity',
    finds: [
      [
        'error A.xml:2',
        {'manifest.json': packages(), 'A.xml': list(pack('com.appodeal.ads.sdk:core:9.8.6'))},
      ],
    ],
    accepts: [
      {'manifest.json': packages(), 'A.xml': list(pack('com.appodeal.ads.sdk:core:9.8.7'))},
      {'manifest.json': packages('9.9.9'), 'A.xml': list(pack('com.appodeal.ads.sdk:core:9.8.6'))},
    ],
  },
  'version-parts': {
    finds: [
      ['error build.gradle.kts:2', {'build.gradle.kts': gradle(bundle('9.8.7'))}],
      ['error Podfile:7', {Podfile: podfile("  pod 'APDIABAdapter', '9.8.7'")}],
    ],
    accepts: [
      BUNDLE,
      {Podfile: podfile(IAB)},
      {'build.gradle.kts': gradle(bundle('9.8.7.0-beta.2'))},
      {'build.gradle.kts': gradle(bundle('2.10.3'))},
    ],
  },
  'bundle-and-singles': {
    finds: [
      [
        'warning build.gradle.kts:3',
        {
          'build.gradle.kts': gradle(
            bundle(),
            '  implementation("com.appodeal.ads.sdk.networks:iab:9.8.7.0")',
          ),
        },
      ],
      [
        'warning build.gradle:4',
        {
          'build.gradle':
            `${gradle("  implementation 'com.appodeal.ads:sdk:9.8.7.0'", '  withoutAdMob()')}\ndef withoutAdMob() { implementation 'com.appodeal.ads.sdk.networks:iab:9.8.7.0' }`.replace(
              '\n}\ndef',
              ' }\ndef',
            ),
        },
      ],
    ],
    accepts: [
      BUNDLE,
      // Nothing calls the function.
      {
        'build.gradle.kts': `${gradle(bundle())}\nprivate fun DependencyHandlerScope.withoutAdMob() {\n  implementation("com.appodeal.ads.sdk.networks:iab:9.8.7.0")\n}`,
      },
    ],
  },
  'unknown-part': {
    finds: [
      [
        'error build.gradle.kts:2',
        {'build.gradle.kts': gradle('  implementation("com.appodeal.ads.sdk.networks:facebook:9.8.7.0")')},
      ],
      ['error Podfile:7', {Podfile: podfile("  pod 'APDFacebookAudienceAdapter', '9.8.7.0'")}],
    ],
    accepts: [
      {Podfile: podfile(IAB)},
      {'build.gradle.kts': gradle('  implementation("com.appodeal.ads.sdk.networks:facebook:9.7.0.0")')},
    ],
  },
  'exclude-without-effect': {
    finds: [
      [
        'warning build.gradle:3',
        {
          'build.gradle': gradle(
            "  implementation('com.appodeal.ads:sdk:9.8.7.0') {",
            "    exclude group: 'com.appodeal.ads.sdk.networks', module: 'adcolony'",
            '  }',
          ),
        },
      ],
    ],
    accepts: [
      {
        'build.gradle': gradle(
          "  implementation('com.appodeal.ads:sdk:9.8.7.0') {",
          "    exclude group: 'com.appodeal.ads.sdk.networks', module: 'vungle'",
          "    exclude group: 'com.example', module: 'x'",
          '  }',
        ),
      },
    ],
  },
  'replaced-library': {
    finds: [
      [
        'warning build.gradle:3',
        {
          'build.gradle': gradle(
            "  implementation 'com.appodeal.ads:sdk:9.8.7.0'",
            "  implementation 'com.explorestack:consent:1.0.5'",
          ),
        },
      ],
      ['warning Podfile:7', {Podfile: podfile("  pod 'StackConsentManager', '~> 2.0'")}],
    ],
    accepts: [BUNDLE, {'build.gradle': gradle("  implementation 'com.explorestack:consent:1.0.5'")}],
  },
  'removed-class': {
    finds: [
      [
        'note proguard-rules.pro:2',
        {...BUNDLE, 'proguard-rules.pro': '# old\n-keep class com.explorestack.consent.** { *; }'},
      ],
    ],
    accepts: [{...BUNDLE, 'proguard-rules.pro': '-keep class com.appodeal.** { *; }'}],
  },
  'renamed-name': {
    finds: [
      [
        'error Ads.kt:1',
        {...BUNDLE, 'Ads.kt': 'import com.appodeal.ads.native_ad.views.NativeAdViewAppWall'},
      ],
      [
        'error Ads.m:2',
        {Podfile: podfile(IAB), 'Ads.m': '#import <Appodeal/Appodeal.h>\n[Appodeal setExtras:@{}];'},
      ],
      [
        'error Ads.cs:3',
        {
          'manifest.json': packages('9.8.7', MANAGER),
          'Ads.cs':
            'using AppodealStack.Monetization.Api;\n// Appodeal.show(1)\nAppodeal.initialize("k", 1);',
        },
      ],
      // The release isn't known.
      ['warning Pasted text:2', {'Pasted text': 'import Appodeal\nlet a = HSApp()'}],
    ],
    accepts: [
      {...BUNDLE, 'Ads.kt': 'import com.appodeal.ads.nativead.NativeAdViewAppWall'},
      {...BUNDLE, 'Ads.java': 'import com.appodeal.ads.Appodeal;\nuser.setUserAge(20);'},
      {
        'build.gradle': gradle("  implementation 'com.appodeal.ads:sdk:2.10.3.0'"),
        'Ads.java': 'import com.explorestack.consent.Consent;',
      },
      {
        'manifest.json': packages('9.8.7', MANAGER),
        'Ads.cs': 'Appodeal.Initialize("k", 1);\nAppodeal.setSharedAdsInstanceAcrossActivities(true);',
      },
    ],
  },
  'removed-name': {
    finds: [
      [
        'error Ads.kt:2',
        {...BUNDLE, 'Ads.kt': 'import com.appodeal.ads.Appodeal\nAppodeal.updateGDPRUserConsent(x)'},
      ],
      [
        'warning Ads.swift:2',
        {'Ads.swift': 'import Appodeal\nAppodeal.updateUserConsentGDPR(.personalized)'},
      ],
      ['warning Ads.cs:1', {'Ads.cs': 'var a = AppodealNetworks.AdColony;'}],
    ],
    accepts: [
      {...BUNDLE, 'Ads.kt': 'import com.appodeal.ads.Appodeal\n/*\n Appodeal.updateConsent(x)\n*/'},
      {'Ads.cs': 'var a = AppodealNetworks.Vungle;'},
    ],
  },
  'min-sdk': {
    finds: [
      [
        'error build.gradle.kts:1',
        {'build.gradle.kts': `android { defaultConfig { minSdk = 29 } }\n${gradle(bundle())}`},
      ],
      [
        'warning build.gradle:2',
        {'build.gradle': 'android {\n  minSdkVersion rootProject.ext.low }\next.low = 21'},
      ],
      ['warning ProjectSettings.asset:3', {'ProjectSettings.asset': settings('AndroidMinSdkVersion: 25')}],
      // The native SDK shows which plugin it is.
      [
        'error ProjectSettings.asset:3',
        {
          'ProjectSettings.asset': settings('AndroidMinSdkVersion: 25'),
          'A.xml': list(pack('com.appodeal.ads.sdk:core:9.8.7')),
        },
      ],
    ],
    accepts: [
      {'build.gradle.kts': `android { defaultConfig { minSdk = 30 } }\n${gradle(bundle())}`},
      {'build.gradle.kts': `android { defaultConfig { minSdk = 29 } }\n${gradle(bundle('8.0.0.0'))}`},
      {'build.gradle': 'android { defaultConfig { minSdkVersion flutter.minSdkVersion } }'},
      {'ProjectSettings.asset': settings('AndroidMinSdkVersion: 30')},
      {
        'ProjectSettings.asset': settings('AndroidMinSdkVersion: 25'),
        'A.xml': list(pack('com.appodeal.ads.sdk:core:8.0.0')),
      },
      // A library of the same project.
      {...BUNDLE, 'lib.gradle': 'android { minSdk 21 }', 'other.gradle': 'android { minSdk 22 }'},
    ],
  },
  'compile-sdk': {
    finds: [
      ['warning build.gradle:1', {'build.gradle': 'android { compileSdkVersion 39 }'}],
      ['error build.gradle.kts:1', {'build.gradle.kts': `android { compileSdk = 39 }\n${gradle(bundle())}`}],
    ],
    accepts: [{'build.gradle.kts': 'android { compileSdk { version = release(40) } }'}],
  },
  'target-sdk': {
    platform: 'unity',
    finds: [
      ['warning ProjectSettings.asset:3', {'ProjectSettings.asset': settings('AndroidTargetSdkVersion: 33')}],
    ],
    accepts: [
      {'ProjectSettings.asset': settings('AndroidTargetSdkVersion: 0')},
      {'ProjectSettings.asset': settings('AndroidTargetSdkVersion: 40')},
    ],
  },
  kotlin: {
    finds: [
      [
        'error build.gradle.kts:1',
        {
          'build.gradle.kts': `plugins { id("org.jetbrains.kotlin.android") version "2.9.0" }\n${gradle(bundle())}`,
        },
      ],
      [
        'warning build.gradle:3',
        {
          'build.gradle':
            'buildscript {\n ext.kotlin_version = \'3.0.5\'\n dependencies { classpath "org.jetbrains.kotlin:kotlin-gradle-plugin:$kotlin_version" }\n}',
        },
      ],
      [
        'warning libs.versions.toml:4',
        {
          'libs.versions.toml':
            '[versions]\nk = "1.9.0"\n[plugins]\nkotlin = { id = "org.jetbrains.kotlin.android", version.ref = "k" }',
        },
      ],
    ],
    accepts: [
      {'build.gradle.kts': 'plugins { kotlin("android") version "3.1.0" }'},
      {'build.gradle.kts': 'plugins { id("org.jetbrains.kotlin.kapt") version "1.0.0" }'},
    ],
  },
  agp: {
    finds: [
      [
        'warning build.gradle:1',
        {'build.gradle': "buildscript { dependencies { classpath 'com.android.tools.build:gradle:8.6.0' } }"},
      ],
    ],
    accepts: [{'build.gradle.kts': 'plugins { id("com.android.application") version "9.1.0" apply false }'}],
  },
  androidx: {
    finds: [
      ['warning gradle.properties:1', {'gradle.properties': 'org.gradle.jvmargs=-Xmx2g'}],
      ['error gradle.properties:2', {...BUNDLE, 'gradle.properties': '# x\nandroid.useAndroidX=false'}],
      [
        'error gradleTemplate.properties:1',
        {'gradleTemplate.properties': 'a=b', 'manifest.json': packages('9.8.7', MANAGER)},
      ],
    ],
    accepts: [
      {'gradle.properties': 'android.useAndroidX=true'},
      {
        'gradle.properties': 'a=b',
        'build.gradle.kts': 'plugins { id("com.android.application") version "9.1.0" }',
      },
      {'local.properties': 'sdk.dir=/sdk'},
    ],
  },
  'repository-missing': {
    finds: [
      [
        'error settings.gradle.kts:1',
        {'settings.gradle.kts': 'dependencyResolutionManagement { repositories { google() } }'},
      ],
    ],
    accepts: [
      {
        'settings.gradle.kts':
          'dependencyResolutionManagement { repositories { maven("https://artifactory.appodeal.com/appodeal/") } }',
      },
      {
        'settings.gradle':
          'dependencyResolutionManagement { repositories { maven { url "https://artifactory.appodeal.com/appodeal-beta-public" } } }',
      },
      // External Dependency Manager writes the repositories of a Unity project.
      {
        'mainTemplate.gradle': `allprojects { repositories { google() } }\n([rootProject] + (rootProject.subprojects as List)).each { project ->\n  project.repositories {\n    maven { url "https://artifactory.appodeal.com/appodeal" }\n  }\n}\n${gradle(bundle())}`,
      },
      // Another project, and code of a build.
      {
        'settings.gradle': 'dependencyResolutionManagement { repositories { google() } }',
        'build.gradle': gradle("  implementation 'a:b:1'"),
      },
      {'buildSrc/build.gradle.kts': 'repositories { google() }', ...BUNDLE},
      {'settings.gradle.kts': 'include(":app")', ...BUNDLE},
      {'build.gradle': 'repositories { google() }'},
    ],
  },
  'repository-for-plugins': {
    finds: [
      [
        'error settings.gradle:2',
        {
          'settings.gradle':
            'pluginManagement {\n  repositories { maven { url "https://artifactory.appodeal.com/appodeal" } }\n}\ndependencyResolutionManagement { repositories { google() } }',
        },
      ],
    ],
    accepts: [
      {
        'settings.gradle':
          'pluginManagement { repositories { maven { url "https://artifactory.appodeal.com/appodeal" } } }\ndependencyResolutionManagement { repositories { maven { url "https://artifactory.appodeal.com/appodeal" } } }',
      },
    ],
  },
  'not-downloaded': {
    finds: [
      ['error report.txt:4', {'report.txt': `${REPORT}|    \\--- org.bidon:vungle-adapter:0.5.0.0 FAILED\n`}],
    ],
    accepts: [{'report.txt': REPORT}],
  },
  'billing-library': {
    finds: [
      [
        'warning report.txt:4',
        {
          'report.txt': `${REPORT}\\--- com.android.billingclient:billing:[5.0.0, 7.0.0) -> 6.2.1\n`.replace(
            '[5.0.0, 7.0.0)',
            '{strictly 5.0.0}',
          ),
        },
      ],
    ],
    accepts: [{'report.txt': `${REPORT}\\--- com.android.billingclient:billing:6.0.0 -> 7.1.1\n`}],
  },
  'google-left': {
    finds: [
      [
        'error build.gradle.kts:2',
        {
          'build.gradle.kts': gradle(
            '  implementation("com.appodeal.ads:sdk:9.8.7.0") {',
            '    exclude(group = "com.appodeal.ads.sdk.networks", module = "admob")',
            '  }',
          ),
        },
      ],
      ['error Podfile:8', {Podfile: podfile(IAB, "  pod 'AppLovinMediationGoogleAdapter', '12.8.0.0'")}],
    ],
    accepts: [
      BUNDLE,
      {
        'build.gradle.kts': gradle(
          '  implementation("com.appodeal.ads:sdk:9.8.7.0") {',
          '    exclude(group = "com.appodeal.ads.sdk.networks", module = "admob")',
          '    exclude(group = "com.applovin.mediation")',
          '  }',
        ),
      },
      {
        Podfile: podfile(IAB, "  pod 'AppLovinMediationGoogleAdapter', '12.8.0.0'"),
        'Info.plist': plist(key('GADApplicationIdentifier', OWN_ID)),
      },
    ],
  },
  'admob-id-missing': {
    finds: [
      ['error AndroidManifest.xml:3', {...BUNDLE, 'AndroidManifest.xml': manifest()}],
      [
        'error Info.plist:2',
        {Podfile: podfile(IAB, "  pod 'APDGoogleAdMobAdapter', '9.8.7.0'"), 'Info.plist': plist()},
      ],
      [
        'warning AppodealSettings.asset:4',
        {
          'A.xml': list(pack('com.appodeal.ads.sdk.networks:admob:9.8.7.0')),
          'AppodealSettings.asset': appodealSettings({adMobAndroidAppId: '', adMobIosAppId: OWN_ID}, 'a'),
        },
      ],
    ],
    accepts: [
      {...BUNDLE, 'AndroidManifest.xml': manifest(googleId('${admobAppId}'))},
      {Podfile: podfile(IAB), 'Info.plist': plist()},
      {'AndroidManifest.xml': manifest()},
      // A manifest of a library.
      {...BUNDLE, 'AndroidManifest.xml': '<manifest package="a"><application/></manifest>'},
    ],
  },
  'admob-id-format': {
    finds: [
      [
        'error AndroidManifest.xml:4',
        {'AndroidManifest.xml': manifest(googleId('ca-app-pub-1234567890123456/1234567890'))},
      ],
      ['error Info.plist:4', {'Info.plist': plist(key('GADApplicationIdentifier', 'YOUR_ADMOB_APP_ID'))}],
      [
        'error AppodealSettings.asset:4',
        {
          'AppodealSettings.asset': appodealSettings(
            {adMobIosAppId: 'ca-app-pub-xxxxxxxxxxxxxxxx~yyyyyyyyyy', adMobAndroidAppId: OWN_ID},
            'a',
          ),
        },
      ],
    ],
    accepts: [
      {
        'AndroidManifest.xml': manifest(googleId(OWN_ID)),
        'Info.plist': plist(key('GADApplicationIdentifier', '$(ADMOB_ID)')),
      },
      {'AndroidManifest.xml': manifest(googleId('@string/admob'))},
    ],
  },
  'admob-id-place': {
    finds: [
      [
        'error AndroidManifest.xml:4',
        {'AndroidManifest.xml': manifest(`<activity>${googleId(OWN_ID)}</activity>`)},
      ],
    ],
    accepts: [{'AndroidManifest.xml': manifest(googleId(OWN_ID))}],
  },
  'admob-id-sample': {
    finds: [
      [
        'note AndroidManifest.xml:4',
        {'AndroidManifest.xml': manifest(googleId('ca-app-pub-3940256099942544~3347511713'))},
      ],
    ],
    accepts: [{'AndroidManifest.xml': manifest(googleId(OWN_ID))}],
  },
  'meta-token': {
    finds: [
      ['error AndroidManifest.xml:3', {...BUNDLE, 'AndroidManifest.xml': manifest(googleId(OWN_ID))}],
      [
        'error Info.plist:2',
        {
          Podfile: podfile(IAB, "  pod 'APDFacebookAdapter', '9.8.7.0'"),
          'Info.plist': plist(key('FacebookAppID', '1'), key('FacebookClientToken')),
        },
      ],
      [
        'warning AppodealSettings.asset:4',
        {
          'A.xml': list(pack('com.appodeal.ads.sdk.services:facebook_analytics:9.8.7.0')),
          'AppodealSettings.asset': appodealSettings(
            {facebookAutoConfiguration: '0', facebookAndroidAppId: '1', facebookAndroidClientToken: 't'},
            'a',
          ),
        },
      ],
    ],
    accepts: [
      {
        ...BUNDLE,
        'AndroidManifest.xml': manifest(
          metaData('com.facebook.sdk.ApplicationId', '@string/a') +
            metaData('com.facebook.sdk.ClientToken', '@string/b'),
        ),
      },
      {Podfile: podfile(IAB), 'Info.plist': plist()},
      {
        'A.xml': list(pack('com.appodeal.ads.sdk.services:facebook_analytics:9.8.7.0')),
        'AppodealSettings.asset': appodealSettings(
          {facebookAutoConfiguration: '1', facebookAndroidAppId: '1', facebookAndroidClientToken: 't'},
          'a',
        ),
      },
    ],
  },
  'ad-id-removed': {
    finds: [
      [
        'warning AndroidManifest.xml:2',
        {
          'AndroidManifest.xml': manifest(
            '',
            '<uses-permission android:name="com.google.android.gms.permission.AD_ID" tools:node="remove"/>',
          ),
        },
      ],
    ],
    accepts: [
      {
        'AndroidManifest.xml': manifest(
          '',
          '<uses-permission android:name="com.google.android.gms.permission.AD_ID"/><!-- tools:node="remove" -->',
        ),
      },
    ],
  },
  cleartext: {
    finds: [
      [
        'warning AndroidManifest.xml:3',
        {'AndroidManifest.xml': manifest().replace(/ android:network\w+="[^"]*"/, '')},
      ],
    ],
    accepts: [
      {'AndroidManifest.xml': manifest()},
      {
        'AndroidManifest.xml': manifest().replace(
          /android:network\w+="[^"]*"/,
          'android:usesCleartextTraffic="true"',
        ),
      },
      // Apps for earlier systems may use HTTP, and the requirements of later and much earlier SDKs aren't known.
      ...['android { targetSdkVersion 27 }', gradle(bundle('10.0.0.0')), gradle(bundle('2.10.3.0'))].map(
        (build) => ({
          'build.gradle.kts': build,
          'AndroidManifest.xml': manifest().replace(/ android:network\w+="[^"]*"/, ''),
        }),
      ),
    ],
  },
  'engine-half': {
    finds: [['warning Podfile:8', {Podfile: podfile(IAB, "  pod 'APDBidonAdapter', '9.8.7.0'")}]],
    accepts: [
      {Podfile: podfile(IAB, "  pod 'APDBidonAdapter', '9.8.7.0'", "  pod 'BidonAdapterVungle', '0.5.0.0'")},
      BUNDLE,
    ],
  },
  'renderer-missing': {
    finds: [['warning Podfile:7', {Podfile: podfile("  pod 'APDVungleAdapter', '9.8.7.0'")}]],
    accepts: [
      {Podfile: podfile(IAB)},
      BUNDLE,
      // Packages for Flutter and React Native contain it.
      {Podfile: podfile("  pod 'APDVungleAdapter', '9.8.7.0'", '  use_react_native!(:path => x)')},
      {
        'build.gradle.kts': `plugins { id("dev.flutter.flutter-gradle-plugin") }\n${gradle('  implementation("com.appodeal.ads.sdk.networks:vungle:9.8.7.0")')}`,
      },
    ],
  },
  'adapter-versions': {
    finds: [['warning Podfile:8', {Podfile: podfile(IAB, "  pod 'BidonAdapterVungle', '0.6.0.0'")}]],
    accepts: [
      {Podfile: podfile(IAB, "  pod 'BidonAdapterVungle', '0.5.0.0'")},
      {Podfile: podfile(IAB, "  pod 'BidonAdapterVungle', '0.6.0.0'").replaceAll('9.8.7', '9.8.6')},
    ],
  },
  'loose-version': {
    finds: [
      ['warning Podfile:7', {Podfile: podfile("  pod 'APDIABAdapter', '~> 9.8.7'")}],
      ['warning Podfile:7', {Podfile: podfile("  pod 'APDIABAdapter'")}],
    ],
    accepts: [
      {Podfile: podfile(IAB)},
      {Podfile: podfile("  pod 'APDIABAdapter', version_of_adapter")},
      {Podfile: podfile("  pod 'APDIABAdapter', :path => '../x'")},
    ],
  },
  'pods-unused': {
    platform: 'ios',
    finds: [
      [
        'warning Podfile:1',
        {Podfile: "def ads\n  pod 'APDIABAdapter', '9.8.7.0'\nend\ntarget 'App' do\n  other\nend"},
      ],
    ],
    accepts: [
      {Podfile: "def ads\n  pod 'APDIABAdapter', '9.8.7.0'\nend\ntarget 'App' do\n  ads\nend"},
      // A part of a Podfile, and third-party pods.
      {Podfile: "def ads\n  pod 'APDIABAdapter', '9.8.7.0'\nend"},
      {Podfile: "def other\n  pod 'Alamofire'\nend\ntarget 'App' do\nend"},
    ],
  },
  'pod-source': {
    finds: [
      [
        'error Podfile:1',
        {Podfile: podfile(IAB, "  pod 'APDBidonAdapter', '9.8.7.0'").replace(/^source.*bidon.*\n/m, '')},
      ],
      ['error Podfile:4', {Podfile: podfile(IAB).replace(SOURCES, '')}],
    ],
    accepts: [
      {Podfile: podfile(IAB)},
      {
        Podfile: podfile(IAB)
          .replace(/^source.*bidon.*\n/m, '')
          .replace('https://cdn.cocoapods.org/', 'https://github.com/CocoaPods/Specs.git'),
      },
      {
        Podfile: podfile(IAB).replace(
          'https://github.com/appodeal/CocoaPods.git',
          'git@github.com:appodeal/CocoaPods.git',
        ),
      },
      {Podfile: "pod 'Alamofire'"},
      {
        Podfile: podfile(IAB)
          .replace(/^source.*appodeal.*\n/m, '')
          .replace("'Appodeal', '9.8.7'", "$&, :source => 'https://github.com/appodeal/CocoaPods.git'"),
      },
    ],
  },
  'deployment-target': {
    finds: [
      [
        'error Podfile:4',
        {Podfile: podfile(IAB, "  pod 'APDVungleAdapter', '9.8.7.0'").replace('13.0', '12.4')},
      ],
      ['error Podfile:4', {Podfile: podfile(IAB).replace('13.0', '10.0').replaceAll('9.8.7', '9.7.0')}],
      [
        'warning ProjectSettings.asset:3',
        {'ProjectSettings.asset': settings('iOSTargetOSVersionString: 12.0')},
      ],
    ],
    accepts: [
      {Podfile: podfile(IAB).replace('13.0', '12.0')},
      {Podfile: "platform :ios, '11.0'\npod 'Appodeal', '~> 9.7.0'"},
      {Podfile: "platform :ios, '8.0'\npod 'Appodeal', '~> 2.4'"},
      {Podfile: podfile(IAB, "  pod 'APDVungleAdapter', '9.8.7.0'")},
    ],
  },
  'pod-target-lowered': {
    platform: 'ios',
    finds: [
      [
        'warning Podfile:9',
        {
          Podfile: podfile(IAB, "  config.build_settings['IPHONEOS_DEPLOYMENT_TARGET'] = '9.0'").replace(
            '  config',
            '\n  config',
          ),
        },
      ],
    ],
    accepts: [
      {Podfile: podfile(IAB, "  config.build_settings['IPHONEOS_DEPLOYMENT_TARGET'] = '13.0'")},
      {
        Podfile: podfile(IAB, "  config.build_settings['IPHONEOS_DEPLOYMENT_TARGET'] = '11.0'").replaceAll(
          '9.8.7',
          '9.7.0',
        ),
      },
    ],
  },
  frameworks: {
    platform: 'unity',
    finds: [
      [
        'error Podfile:8',
        {
          Podfile: `${podfile(IAB).replace("'App'", "'UnityFramework'").replace('\nend', '\nuse_frameworks! :linkage => :static\nend')}`,
        },
      ],
      ['error Podfile:1', {Podfile: podfile(IAB).replace("'App'", "'UnityFramework'")}],
    ],
    accepts: [
      {Podfile: `${podfile(IAB).replace("'App'", "'UnityFramework'")}\nuse_frameworks!`},
      {Podfile: `${podfile(IAB)}\nuse_frameworks! :linkage => :static`},
    ],
  },
  'att-text': {
    finds: [
      ['error Info.plist:2', {'Info.plist': plist()}],
      ['error Info.plist:4', {'Info.plist': plist(key('NSUserTrackingUsageDescription'))}],
      ['warning Info.plist:2', {'Info.plist': partialPlist()}],
    ],
    accepts: [
      {'Info.plist': plist(key('NSUserTrackingUsageDescription', 'Для рекламы'))},
      {'Info.plist': plist('<key>NSExtension</key><dict/>')},
      {'Info.plist': plist('<key>WKWatchKitApp</key><true/>')},
      {'Framework.plist': plist().replace('UIAppFonts', 'CFBundleName')},
      {'Info.plist': plist(), Podfile: "pod 'Appodeal', '2.4.9'"},
      {'Fragment.plist': '<key>GADApplicationIdentifier</key>\n<string>x</string>'},
      {'GoogleService-Info.plist': '<plist><dict><key>API_KEY</key><string>x</string></dict></plist>'},
    ],
  },
  'transport-security': {
    finds: [['warning Info.plist:2', {'Info.plist': plist()}]],
    accepts: [
      {'Info.plist': plist(), Podfile: "pod 'Appodeal', '10.0.0'"},
      {
        'Info.plist': plist(
          '<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>',
        ),
      },
    ],
  },
  'skadnetwork-missing': {
    finds: [['warning Info.plist:2', {'Info.plist': plist()}]],
    accepts: [{'Info.plist': plist('<key>SKAdNetworkItems</key><array><dict/></array>')}],
  },
  'skadnetwork-sample': {
    finds: [
      [
        'warning Info.plist:4',
        {'Info.plist': plist('<key>SKAdNetworkItems</key><array><dict/><dict/></array>')},
      ],
    ],
    accepts: [{'Info.plist': plist('<key>SKAdNetworkItems</key><array><dict/><dict/><dict/></array>')}],
  },
  'privacy-tracking': {
    platform: 'ios',
    finds: [
      [
        'error PrivacyInfo.xcprivacy:1',
        {'PrivacyInfo.xcprivacy': '<plist><dict><key>NSPrivacyTracking</key><true/></dict></plist>'},
      ],
    ],
    accepts: [
      {
        'PrivacyInfo.xcprivacy':
          '<plist><dict><key>NSPrivacyTracking</key><false/><key>NSPrivacyTrackingDomains</key><array/></dict></plist>',
      },
    ],
  },
  'dependency-manager': {
    platform: 'unity',
    finds: [['error manifest.json:2', {'manifest.json': packages()}]],
    accepts: [
      {'manifest.json': packages('9.8.7', MANAGER)},
      {
        'manifest.json': packages().replace(
          '{"dep',
          '{"scopedRegistries": [{"scopes": ["com.google"]}], "dep',
        ),
      },
      {'manifest.json': packages('7.0.0')},
    ],
  },
  'dependency-manager-old': {
    platform: 'unity',
    finds: [
      ['error manifest.json:3', {'manifest.json': packages('9.8.7', MANAGER.replace('1.2.182', '1.2.174'))}],
    ],
    accepts: [{'manifest.json': packages('9.8.7', MANAGER)}],
  },
  'unity-editor': {
    platform: 'unity',
    finds: [
      ['warning ProjectVersion.txt:1', {'ProjectVersion.txt': 'm_EditorVersion: 2020.3.48f1'}],
      [
        'error ProjectVersion.txt:1',
        {
          'ProjectVersion.txt': 'm_EditorVersion: 2020.3.48f1',
          'manifest.json': packages('9.8.7', MANAGER),
        },
      ],
    ],
    accepts: [
      {'ProjectVersion.txt': 'm_EditorVersion: 2021.3.45f1'},
      {'ProjectVersion.txt': 'm_EditorVersion: 6000.0.1f1'},
    ],
  },
  'settings-keys': {
    platform: 'unity',
    finds: [
      [
        'warning AppodealSettings.asset:5',
        {
          'AppodealSettings.asset': appodealSettings(
            {nSUserTrackingUsageDescription: '1', nSAppTransportSecurity: '0', iosSkAdNetworkItems: '1'},
            'a',
          ),
        },
      ],
      [
        'warning AppodealSettings.asset:4',
        {'AppodealSettings.asset': appodealSettings({iosSkAdNetworkItems: '1'})},
      ],
    ],
    accepts: [
      {
        'AppodealSettings.asset': appodealSettings(
          {nSUserTrackingUsageDescription: '1', nSAppTransportSecurity: '1', iosSkAdNetworkItems: '1'},
          'a',
        ),
      },
    ],
  },
  'ads-txt-fields': {
    finds: [
      [
        'error app-ads.txt:2',
        {'app-ads.txt': 'appodeal.com, 1, DIRECT\ngoogle.com, pub-1, DIRECT, f08c,\nx.com, 1, DIRCT'},
      ],
    ],
    accepts: [
      {
        'app-ads.txt':
          '# comment\nappodeal.com, 1, direct\nCONTACT=a@example.com\ngoogle.com, pub-1, RESELLER, f08c # AdMob',
      },
    ],
  },
  'ads-txt-placeholder': {
    finds: [
      [
        'error app-ads.txt:1',
        {
          'app-ads.txt':
            'google.com, YOUR_ADMOB_PUBLISHER_ID, DIRECT\nappodeal.com, pub-0000000000000000, DIRECT',
        },
      ],
    ],
    accepts: [{'app-ads.txt': 'appodeal.com, 5f3a, DIRECT'}],
  },
  'ads-txt-appodeal': {
    finds: [['warning app-ads.txt:1', {'app-ads.txt': 'google.com, pub-1, DIRECT'}]],
    accepts: [{'app-ads.txt': 'Appodeal.com, 5f3a, DIRECT'}],
  },
};

const found = (id: RuleId, files: Files, platform?: Platform) =>
  check(files, platform).findings.filter(({rule}) => rule === id);

describe('rules', () => {
  afterEach(() => {
    speak('en');
  });

  it('are listed once each', () => {
    expect(RULES.map(({id}) => id).toSorted()).toEqual([...RULE_IDS].toSorted());
  });

  it.each(RULE_IDS)('find and accept what they should: %s', (id) => {
    const {platform, finds, accepts} = CASES[id];
    for (const [expected, files] of finds) {
      expect(found(id, files, platform).map(told), JSON.stringify(files)).toEqual([expected]);
    }
    for (const files of accepts) {
      expect(found(id, files, platform).map(told), JSON.stringify(files)).toEqual([]);
    }
  });

  it.each(['en', 'ru'] as const)('provide all values for their texts: %s', (locale) => {
    speak(locale);
    for (const id of RULE_IDS) {
      for (const [, files] of CASES[id].finds) {
        for (const finding of found(id, files, CASES[id].platform)) {
          const {title, text} = findingText(finding);
          expect(title + text).not.toMatch(/[{}]|undefined|``/);
          expect((title + text).split('`').length % 2, title + text).toBe(1);
        }
      }
    }
  });
});
