import {versionIn} from '../../releases/supportAnswer.ts';

import {minimumFor} from '../../requirements/minimums.ts';
import {isUndescribed} from '../project.ts';
import {compareNumbers, namesOf, severityFor, type Found, type Rule} from '../rule.ts';

const dependencyManager: Rule = {
  id: 'dependency-manager',
  sources: {unity: '/faq-and-troubleshooting/troubleshooting/unity-common-issues/package-manager-import'},
  check: (
    {of, unity: plugin, unityRelease},
    {
      mediation: {
        unity: {unity},
      },
      minimums,
    },
  ) => {
    // Earlier plugins include it.
    const isNeeded = minimumFor(minimums.unity, 'dependencyManager', unityRelease) !== undefined;
    if (unity === undefined || plugin === null || !isNeeded) return [];
    const files = of('unityPackages');
    const hasManager = files.some(
      ({packages, registryScopes}) =>
        packages[unity.dependencyManager] !== undefined ||
        registryScopes.some((scope) => unity.dependencyManager.startsWith(scope)),
    );
    if (hasManager) return [];
    return [
      {
        severity: 'error',
        place: plugin,
        platform: 'unity',
        fix: {
          language: 'json',
          file: plugin.file,
          code: `"${unity.dependencyManager}": "file:${unity.dependencyManager}-${unity.dependencyManagerVersion}.tgz"`,
        },
      },
    ];
  },
};

const dependencyManagerOld: Rule = {
  id: 'dependency-manager-old',
  sources: {unity: '/unity/get-started#requirements'},
  check: (
    {of, unityRelease},
    {
      mediation: {
        unity: {unity},
      },
      minimums,
    },
  ) => {
    const minimum = minimumFor(minimums.unity, 'dependencyManager', unityRelease);
    if (unity === undefined || minimum === undefined) return [];
    return of('unityPackages').flatMap(({packages}): Found[] => {
      const setting = packages[unity.dependencyManager];
      const version = setting === undefined ? null : versionIn(setting.value);
      if (setting === undefined || version === null) return [];
      if (compareNumbers(version, minimum.dependencyManager) >= 0) return [];
      return [
        {
          severity: severityFor(unityRelease),
          place: setting,
          platform: 'unity',
          values: {value: version, minimum: minimum.dependencyManager},
        },
      ];
    });
  },
};

const unityEditor: Rule = {
  id: 'unity-editor',
  sources: {unity: '/unity/get-started#requirements'},
  check: ({of, unityRelease}, {minimums}) => {
    const minimum = minimumFor(minimums.unity, 'editor', unityRelease);
    return of('unitySettings').flatMap(({values}): Found[] => {
      const setting = values.m_EditorVersion;
      const version = /^[\d.]+/.exec(setting?.value ?? '')?.[0];
      if (setting === undefined || version === undefined || minimum === undefined) return [];
      if (compareNumbers(version, minimum.editor) >= 0) return [];
      return [
        {
          severity: severityFor(unityRelease),
          place: setting,
          platform: 'unity',
          values: {value: setting.value, minimum: minimum.editor},
        },
      ];
    });
  },
};

/** Keys of `Info.plist` that the plugin writes, by the settings that turn them on. */
const PLIST_KEYS: readonly (readonly [string, string])[] = [
  ['nSUserTrackingUsageDescription', 'NSUserTrackingUsageDescription'],
  ['nSAppTransportSecurity', 'NSAppTransportSecurity'],
  ['iosSkAdNetworkItems', 'SKAdNetworkItems'],
];

const settingsKeys: Rule = {
  id: 'settings-keys',
  sources: {unity: '/unity/get-started#other-feature-usage-descriptions'},
  check: ({of, unityRelease}) =>
    (isUndescribed(unityRelease) ? [] : of('appodealSettings')).flatMap(
      ({values, skAdNetworkIds}): Found[] => {
        const off = PLIST_KEYS.flatMap(([setting, key]) => {
          const found = values[setting];
          const isEmpty = setting === 'iosSkAdNetworkItems' && skAdNetworkIds === 0;
          return found !== undefined && (found.value === '0' || isEmpty) ? [{key, place: found}] : [];
        });
        const [first] = off;
        return first === undefined
          ? []
          : [
              {
                severity: 'warning',
                place: first.place,
                platform: 'unity',
                values: {names: namesOf(off.map(({key}) => key))},
              },
            ];
      },
    ),
};

export const UNITY_RULES: readonly Rule[] = [
  dependencyManager,
  dependencyManagerOld,
  unityEditor,
  settingsKeys,
];
