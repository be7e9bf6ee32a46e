import {parseMediation} from '../mediation/mediationSchema.ts';
import {platformMediation} from '../mediation/platformMediation.ts';
import {versionLines} from '../releases/versionLines.ts';
import type {Platform} from '../../site/sections.ts';

import type {CheckData} from './checkData.ts';
import {checkProject, type Report} from './checkProject.ts';
import type {Finding} from './rule.ts';

/** Made-up data: the newest release is 9.8.7, and support of everything before 9 has ended. */
const MEDIATION = parseMediation({
  parts: [
    {id: 'appodeal', kind: 'engine', name: 'Appodeal', required: true},
    {id: 'bidon', kind: 'engine', name: 'Bidon'},
    {id: 'max', kind: 'engine', name: 'AppLovin MAX'},
    {id: 'admob', kind: 'network', name: 'AdMob'},
    {id: 'iab', kind: 'network', name: 'IAB creatives', demand: false},
    {id: 'vungle', kind: 'network', name: 'Vungle'},
    {id: 'meta-service', kind: 'service', name: 'Meta'},
  ],
  android: {
    release: '9.8.7',
    core: 'com.appodeal.ads.sdk:core',
    bundle: 'com.appodeal.ads:sdk',
    adapterGroups: ['com.applovin.mediation'],
    repositories: [
      {id: 'google', gradle: 'google()'},
      {id: 'appodeal', url: 'https://artifactory.appodeal.com/appodeal'},
    ],
    sdks: {},
    adapters: [
      ...['admob', 'bidon', 'iab', 'vungle'].map((part) => ({
        id: `appodeal_${part}`,
        engine: 'appodeal',
        part,
        artifact: `com.appodeal.ads.sdk.networks:${part}`,
        ...(part === 'admob' && {asksFor: ['google-app-id']}),
      })),
      {
        id: 'appodeal_max',
        engine: 'appodeal',
        part: 'max',
        artifact: 'com.appodeal.ads.sdk.networks:applovin_max',
      },
      {
        id: 'appodeal_meta',
        engine: 'appodeal',
        part: 'meta-service',
        artifact: 'com.appodeal.ads.sdk.services:facebook_analytics',
        asksFor: ['meta-client-token'],
      },
      {
        id: 'bidon_vungle',
        engine: 'bidon',
        part: 'vungle',
        artifact: 'org.bidon:vungle-adapter',
        version: '0.5.0.0',
      },
      {
        id: 'max_admob',
        engine: 'max',
        part: 'admob',
        artifact: 'com.applovin.mediation:google-adapter',
        version: '24.5.0.0',
        asksFor: ['google-app-id'],
      },
    ],
  },
  ios: {
    release: '9.8.7',
    core: 'Appodeal',
    minimum: '13.0',
    podMinimum: '12.0',
    repositories: [
      {id: 'appodeal', url: 'https://github.com/appodeal/CocoaPods.git'},
      {id: 'bidon', url: 'https://github.com/bidon-io/CocoaPods_Specs.git', optional: true},
      {id: 'trunk', url: 'https://cdn.cocoapods.org/', podfileOnly: true},
    ],
    sdks: {},
    adapters: [
      {
        id: 'appodeal_admob',
        engine: 'appodeal',
        part: 'admob',
        artifact: 'APDGoogleAdMobAdapter',
        asksFor: ['google-app-id'],
        repositories: ['bidon'],
      },
      {
        id: 'appodeal_bidon',
        engine: 'appodeal',
        part: 'bidon',
        artifact: 'APDBidonAdapter',
        repositories: ['bidon'],
      },
      {id: 'appodeal_iab', engine: 'appodeal', part: 'iab', artifact: 'APDIABAdapter'},
      {id: 'appodeal_max', engine: 'appodeal', part: 'max', artifact: 'APDAppLovinMAXAdapter'},
      {
        id: 'appodeal_vungle',
        engine: 'appodeal',
        part: 'vungle',
        artifact: 'APDVungleAdapter',
        minimum: '13.0',
      },
      {
        id: 'appodeal_meta',
        engine: 'appodeal',
        part: 'meta-service',
        artifact: 'APDFacebookAdapter',
        asksFor: ['meta-client-token'],
      },
      {
        id: 'bidon_vungle',
        engine: 'bidon',
        part: 'vungle',
        artifact: 'BidonAdapterVungle',
        version: '0.5.0.0',
      },
      {
        id: 'max_admob',
        engine: 'max',
        part: 'admob',
        artifact: 'AppLovinMediationGoogleAdapter',
        version: '12.8.0.0',
        asksFor: ['google-app-id'],
      },
    ],
  },
  unity: {
    package: 'com.appodeal.mediation',
    source: 'https://github.com/appodeal/appodeal-unity-plugin-upm.git',
    dependencyManager: 'com.google.external-dependency-manager',
    dependencyManagerVersion: '1.2.182',
    notBundled: {android: [], ios: []},
  },
});

const NAMES = ['9.8.7', '9.8.6', '9.7.0', '8.0.0'];
const TIMETABLE = {
  lines: versionLines(
    NAMES.map((name) => ({name, date: name.startsWith('8') ? '2020-01-01' : '2030-01-01'})),
    {supportStart: '2025-01-01', monthsAfterNextLine: null},
  ),
  versions: NAMES,
  asOf: '2030-01-01',
};

export const DATA: CheckData = {
  releases: {android: TIMETABLE, ios: TIMETABLE, unity: TIMETABLE},
  mediation: {
    android: platformMediation(MEDIATION, 'android'),
    ios: platformMediation(MEDIATION, 'ios'),
    unity: platformMediation(MEDIATION, 'unity'),
  },
  minimums: {
    android: [
      {since: '9.8.0', compileSdk: 40, agp: '9.1.0'},
      {since: '9.0.0', minSdk: 30, kotlin: '3.1.0', kotlinReads: '3.0.0'},
    ],
    ios: [{since: '9.0.0', deploymentTarget: '11.0'}],
    unity: [
      {since: '9.0.0', minSdk: 30, targetSdk: 40, deploymentTarget: '13.0', editor: '2021.3'},
      {since: '8.0.0', dependencyManager: '1.2.175'},
    ],
  },
  unitySdks: {'9.8.7': {android: '9.8.7', ios: '9.8.6'}, '8.0.0': {android: '8.0.0', ios: '8.0.0'}},
};

/** Files by name. */
export type Files = Record<string, string>;

/** Checks made-up files. */
export const check = (files: Files, platform: Platform = 'android'): Report =>
  checkProject(
    Object.entries(files).map(([name, content]) => ({name, content})),
    platform,
    DATA,
    '2030-06-01',
  );

/** Writes a finding as `error build.gradle:3`. */
export const told = ({severity, place}: Finding): string =>
  `${severity} ${place === null ? '' : `${place.file}:${place.line}`}`;
