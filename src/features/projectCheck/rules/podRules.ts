import type {CheckData} from '../checkData.ts';
import {minimumFor} from '../../requirements/minimums.ts';
import {isBeyond, isDescribed, isUndescribed, podRole, type Project} from '../project.ts';
import type {FileOf, Setting} from '../projectFile.ts';
import {compareNumbers, namesOf, severityFor, type Found, type Rule, type Severity} from '../rule.ts';

const looseVersion: Rule = {
  id: 'loose-version',
  sources: {
    ios: '/ios/advanced/configure-mediated-networks#podfile',
    unity: '/ios/advanced/configure-mediated-networks#podfile',
  },
  check: ({libraries}) => {
    const loose = libraries.filter(
      ({from, version}) => from === 'podfile' && (version === null || /^\s*(?:~>|>|<|!)/.test(version)),
    );
    const [first] = loose;
    if (first === undefined) return [];
    return [
      {
        severity: 'warning',
        place: first,
        platform: 'ios',
        values: {
          names: namesOf(loose.map(({name, version}) => (version === null ? name : `${name} ${version}`))),
        },
      },
    ];
  },
};

/** Both sources of the public specs. */
const TRUNK = /^(?:cdn\.cocoapods\.org|github\.com\/cocoapods\/specs)$/;

/** Returns the host and path of a source: `git@github.com:a/b.git` is the same as `https://github.com/a/b`. */
const sourceKey = (url: string): string =>
  url
    .replace(/^git@([^:]+):/, '$1/')
    .replace(/^\w+:\/\/(?:[^@/]*@)?/, '')
    .replace(/(?:\.git)?\/*$/, '')
    .toLowerCase();

const podSource: Rule = {
  id: 'pod-source',
  sources: {
    ios: '/faq-and-troubleshooting/troubleshooting/ios-common-issues/spec-not-found',
    unity: '/faq-and-troubleshooting/troubleshooting/ios-common-issues/spec-not-found',
  },
  check: (project, data) =>
    project.of('podfile').flatMap((file): Found[] => {
      const own = project.libraries.filter(
        (library) => library.file === file.name && library.from === 'podfile',
      );
      const [first] = own;
      const {ios: release} = project.release;
      if (first === undefined || isUndescribed(release) || isBeyond(release, 'ios', data)) return [];
      // The sources of adapters are known only for the described releases.
      const pods = new Set(isDescribed(release, 'ios', data) ? file.pods.map(({name}) => name) : []);
      const needed = new Set(
        data.mediation.ios.adapters
          .filter(({packages}) => packages.ios !== undefined && pods.has(packages.ios.artifact))
          .flatMap(({packages}) => packages.ios?.repositories ?? []),
      );
      const present = file.sources.map(({value}) => sourceKey(value));
      const repositories = data.mediation.ios.ios?.repositories ?? [];
      const missing = repositories
        .filter(({id, optional}) => optional !== true || needed.has(id))
        .filter(({url}) => {
          const key = sourceKey(url);
          // Without any source, CocoaPods uses the public specs.
          if (TRUNK.test(key)) return present.length > 0 && !present.some((each) => TRUNK.test(each));
          return ![...present, ...file.podSources.map(sourceKey)].includes(key);
        });
      if (missing.length === 0) return [];
      return [
        {
          severity: 'error',
          place: file.sources[0] ?? first,
          platform: 'ios',
          values: {urls: namesOf(missing.map(({url}) => url))},
          fix: {
            language: 'ruby',
            file: file.name,
            code: repositories
              .filter((each) => each.optional !== true || needed.has(each.id))
              .map(({url}) => `source '${url}'`)
              .join('\n'),
          },
        },
      ];
    }),
};

/** Returns the lowest deployment target that the pods support, and the pods that require it. */
function neededTarget(
  project: Project,
  names: readonly string[],
  data: CheckData,
): {version: string; names: string[]} | null {
  const {ios: release} = project.release;
  const {ios} = data.mediation.ios;
  if (ios !== undefined && isDescribed(release, 'ios', data)) {
    const declared = data.mediation.ios.adapters.flatMap(({packages}) =>
      packages.ios?.minimum !== undefined && names.includes(packages.ios.artifact)
        ? [{name: packages.ios.artifact, version: packages.ios.minimum}]
        : [],
    );
    const version = declared.reduce(
      (highest, each) => (compareNumbers(each.version, highest) > 0 ? each.version : highest),
      ios.podMinimum,
    );
    const own = declared.filter((each) => each.version === version).map(({name}) => name);
    return {version, names: own.length > 0 ? own : [ios.core]};
  }
  const minimum = minimumFor(data.minimums.ios, 'deploymentTarget', release);
  return minimum === undefined ? null : {version: minimum.deploymentTarget, names: [ios?.core ?? '']};
}

function targetBelow(
  setting: Setting,
  needed: {version: string; names: string[]} | null,
  platform: 'ios' | 'unity',
  severity: Severity,
): Found[] {
  if (needed === null || !/^\d/.test(setting.value) || compareNumbers(setting.value, needed.version) >= 0)
    return [];
  return [
    {
      severity,
      place: setting,
      platform,
      values: {value: setting.value, minimum: needed.version, names: namesOf(needed.names)},
      ...(platform === 'ios' && {
        fix: {language: 'ruby' as const, file: setting.file, code: `platform :ios, '${needed.version}'`},
      }),
    },
  ];
}

const deploymentTarget: Rule = {
  id: 'deployment-target',
  sources: {
    ios: '/faq-and-troubleshooting/troubleshooting/ios-common-issues/higher-deployment-target',
    unity: '/unity/get-started#requirements',
  },
  check: (project, data) => {
    const inPodfiles = project.of('podfile').flatMap((file) => {
      const isOwn = project.libraries.some((library) => library.file === file.name);
      const names = file.pods.map(({name}) => name);
      return file.platform === null || !isOwn
        ? []
        : targetBelow(
            file.platform,
            neededTarget(project, names, data),
            'ios',
            severityFor(project.release.ios),
          );
    });
    const unity = minimumFor(data.minimums.unity, 'deploymentTarget', project.unityRelease);
    const inUnity = project.of('unitySettings').flatMap(({values}) => {
      const setting = values.iOSTargetOSVersionString;
      return setting === undefined || unity === undefined
        ? []
        : targetBelow(
            setting,
            {version: unity.deploymentTarget, names: ['Appodeal']},
            'unity',
            severityFor(project.unityRelease),
          );
    });
    return [...inPodfiles, ...inUnity];
  },
};

const podTargetLowered: Rule = {
  id: 'pod-target-lowered',
  sources: {
    ios: '/faq-and-troubleshooting/troubleshooting/ios-common-issues/minimum-os-version',
    unity: '/faq-and-troubleshooting/troubleshooting/ios-common-issues/minimum-os-version',
  },
  check: ({of, libraries, release: {ios}}, data) =>
    of('podfile').flatMap(({name, deploymentTargets}): Found[] => {
      const minimum =
        ios === null || isDescribed(ios, 'ios', data)
          ? data.mediation.ios.ios?.minimum
          : minimumFor(data.minimums.ios, 'deploymentTarget', ios)?.deploymentTarget;
      const [lowered] = deploymentTargets.filter(({value}) => compareNumbers(value, minimum ?? '0') < 0);
      return lowered === undefined || !libraries.some(({file}) => file === name)
        ? []
        : [{severity: 'warning', place: lowered, platform: 'ios', values: {value: lowered.value}}];
    }),
};

const isExported = ({targets}: FileOf<'podfile'>): boolean =>
  targets.some(({value}) => value === 'UnityFramework');

/** Only for projects that Unity exports: native apps may link statically. */
const frameworks: Rule = {
  id: 'frameworks',
  sources: {
    unity:
      '/faq-and-troubleshooting/troubleshooting/unity-common-issues/library-not-loaded-dtbiossdkframework',
  },
  check: ({of}) =>
    of('podfile')
      .filter(isExported)
      .flatMap((file): Found[] => {
        // A later line overrides an earlier one.
        const last = file.useFrameworks.at(-1);
        if (last !== undefined && !last.isStatic) return [];
        return [
          {
            severity: 'error',
            place: last ?? {file: file.name, line: 1},
            platform: 'unity',
            fix: {language: 'ruby', file: file.name, code: 'use_frameworks!'},
          },
        ];
      }),
};

const podsUnused: Rule = {
  id: 'pods-unused',
  sources: {ios: '/ios/get-started#step-1-import-sdk'},
  check: ({of}, data) =>
    of('podfile').flatMap(({name: file, unused}) =>
      unused
        .map((each) => ({...each, pods: each.pods.filter((pod) => podRole(pod, data) !== null)}))
        .filter(({pods}) => pods.length > 0)
        .map(({line, name, pods}): Found => ({
          severity: 'warning',
          place: {file, line},
          platform: 'ios',
          values: {name, names: namesOf(pods)},
          fix: {language: 'ruby', file, code: name},
        })),
    ),
};

export const POD_RULES: readonly Rule[] = [
  podsUnused,
  looseVersion,
  podSource,
  deploymentTarget,
  podTargetLowered,
  frameworks,
];
