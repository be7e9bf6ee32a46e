import {isBeyond, isUndescribed, valueOf, type Project} from '../project.ts';
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

/** Apps that target an earlier API level may use plain HTTP by default. */
const BLOCKS_HTTP = 28;

const targetsEarlier = (project: Project): boolean => {
  const levels = project
    .of('gradle')
    .flatMap(({targetSdk}) => targetSdk)
    .map((setting) => Number(valueOf(setting, project) ?? Number.NaN));
  return levels.length > 0 && levels.every((level) => level < BLOCKS_HTTP);
};

const cleartext: Rule = {
  id: 'cleartext',
  sources: {
    android: '/faq-and-troubleshooting/troubleshooting/android-common-issues/cleartext-traffic',
  },
  check: (project, data) => {
    const {android} = project.release;
    const isUnknown = isUndescribed(android) || isBeyond(android, 'android', data);
    // In Unity, the plugin's library has the configuration.
    return (project.isUnity || isUnknown || targetsEarlier(project) ? [] : appManifests(project))
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
      }));
  },
};

export const MANIFEST_RULES: readonly Rule[] = [adIdRemoved, cleartext];
