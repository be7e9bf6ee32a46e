import {versionIn} from '../../releases/supportAnswer.ts';

import {minimumFor} from '../../requirements/minimums.ts';
import {releaseOf} from '../project.ts';
import {compareNumbers, type Found, type Rule} from '../rule.ts';

const dependencyManager: Rule = {
  id: 'dependency-manager',
  sources: {unity: '/faq-and-troubleshooting/troubleshooting/unity-common-issues/package-manager-import'},
  check: (
    {of},
    {
      mediation: {
        unity: {unity},
      },
    },
  ) => {
    if (unity === undefined) return [];
    const files = of('unityPackages');
    const hasManager = files.some(
      ({packages, registryScopes}) =>
        packages[unity.dependencyManager] !== undefined ||
        registryScopes.some((scope) => unity.dependencyManager.startsWith(scope)),
    );
    const plugin = files
      .map(({packages}) => packages[unity.package])
      .find((setting) => setting !== undefined);
    if (hasManager || plugin === undefined) return [];
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
    {of, unity: plugin},
    {
      mediation: {
        unity: {unity},
      },
      minimums,
    },
  ) => {
    const minimum = minimumFor(minimums.unity, 'dependencyManager', releaseOf(plugin?.value ?? null));
    if (unity === undefined || minimum === undefined) return [];
    return of('unityPackages').flatMap(({packages}): Found[] => {
      const setting = packages[unity.dependencyManager];
      const version = setting === undefined ? null : versionIn(setting.value);
      if (setting === undefined || version === null) return [];
      if (compareNumbers(version, minimum.dependencyManager) >= 0) return [];
      return [
        {
          severity: 'error',
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
  check: ({of, unity: plugin}, {minimums}) => {
    const minimum = minimumFor(minimums.unity, 'editor', releaseOf(plugin?.value ?? null));
    return of('unitySettings').flatMap(({values}): Found[] => {
      const setting = values.m_EditorVersion;
      const version = /^[\d.]+/.exec(setting?.value ?? '')?.[0];
      if (setting === undefined || version === undefined || minimum === undefined) return [];
      if (compareNumbers(version, minimum.editor) >= 0) return [];
      return [
        {
          severity: 'error',
          place: setting,
          platform: 'unity',
          values: {value: setting.value, minimum: minimum.editor},
        },
      ];
    });
  },
};

export const UNITY_RULES: readonly Rule[] = [dependencyManager, dependencyManagerOld, unityEditor];
