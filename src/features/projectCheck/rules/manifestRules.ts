import type {Found, Rule} from '../rule.ts';

import {appManifests} from './appFiles.ts';

const adIdRemoved: Rule = {
  id: 'ad-id-removed',
  sources: {
    android: '/android/get-started#advertising-id',
    unity: '/unity/data-protection/app-privacy-details',
  },
  check: ({of}) =>
    of('manifest')
      .flatMap(({removedPermissions}) => removedPermissions)
      .filter(({value}) => value === 'com.google.android.gms.permission.AD_ID')
      .map((permission): Found => ({severity: 'warning', place: permission, platform: 'android'})),
};

const cleartext: Rule = {
  id: 'cleartext',
  sources: {
    android: '/faq-and-troubleshooting/troubleshooting/android-common-issues/cleartext-traffic',
  },
  check: (project) =>
    // In Unity, the plugin's library has the configuration.
    (project.isUnity ? [] : appManifests(project))
      .filter((file) => !file.networkSecurityConfig && !file.usesCleartextTraffic)
      .map(({name, application}): Found => ({
        severity: 'warning',
        place: application ?? {file: name, line: 1},
        platform: 'android',
        fix: {
          language: 'xml',
          file: name,
          code: 'android:networkSecurityConfig="@xml/network_security_config"',
        },
      })),
};

export const MANIFEST_RULES: readonly Rule[] = [adIdRemoved, cleartext];
