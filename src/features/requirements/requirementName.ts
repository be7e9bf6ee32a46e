import {translate} from '@docusaurus/Translate';

import type {Platform} from '../../site/sections.ts';

import type {RequirementKey} from './requirements.ts';

/** Returns the name of a column. In Unity, the API levels are named as in its settings. */
export function requirementName(key: RequirementKey, platform: Platform): string {
  const isUnity = platform === 'unity';
  switch (key) {
    case 'minSdk':
      return isUnity
        ? translate({id: 'site.requirements.minApi', message: 'Minimum API level (Android)'})
        : 'minSdk';
    case 'compileSdk':
      return 'compileSdk';
    case 'targetSdk':
      return isUnity
        ? translate({id: 'site.requirements.targetApi', message: 'Target API level (Android)'})
        : 'targetSdk';
    case 'kotlin':
      return 'Kotlin';
    case 'agp':
      return 'Android Gradle Plugin';
    case 'gradle':
      return 'Gradle';
    case 'jdk':
      return 'JDK';
    case 'deploymentTarget':
      return isUnity
        ? translate({id: 'site.requirements.iosVersion', message: 'iOS version'})
        : translate({id: 'site.requirements.deploymentTarget', message: 'Deployment target'});
    case 'xcode':
      return 'Xcode';
    case 'editor':
      return 'Unity';
    case 'dependencyManager':
      return 'External Dependency Manager';
    case 'demoTarget':
      return translate({
        id: 'site.requirements.demoTarget',
        message: 'Deployment target (demo)',
      });
    case 'cocoaPods':
      return translate({id: 'site.requirements.cocoaPods', message: 'CocoaPods (demo)'});
    case 'ump':
      return translate({id: 'site.requirements.ump', message: 'Google UMP (demo)'});
    case 'bidon':
      return 'Bidon';
    case 'bidMachine':
      return 'BidMachine';
    case 'androidSdk':
      return 'Android SDK';
    case 'iosSdk':
      return 'iOS SDK';
  }
}
