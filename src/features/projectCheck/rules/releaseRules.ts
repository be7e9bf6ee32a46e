import {compareVersions} from '../../releases/version.ts';
import {PLATFORMS} from '../../../site/sections.ts';

import {isUndescribed, type Library} from '../project.ts';
import {namesOf, type Found, type Rule} from '../rule.ts';
import type {SdkUse} from '../sdks.ts';

type Kind = SdkUse['answer']['kind'];

const uses =
  (choose: (use: SdkUse) => Omit<Found, 'place' | 'platform'> | null): Rule['check'] =>
  ({sdks}) =>
    sdks.flatMap((use) => {
      const found = choose(use);
      return found === null ? [] : {...found, place: use.place, platform: use.platform};
    });

const onEach = (path: string): Rule['sources'] =>
  Object.fromEntries(PLATFORMS.map((platform) => [platform, `/${platform}/${path}`]));

const isKind = <K extends Kind>(use: SdkUse, kind: K): use is SdkUse & {answer: {kind: K}} =>
  use.answer.kind === kind;

const stateOf = ({answer}: SdkUse) => (answer.kind === 'newer' ? 'supported' : answer.state);

const supportEnded: Rule = {
  id: 'support-ended',
  sources: onEach('sdk-deprecation-policy'),
  check: uses((use) =>
    stateOf(use) === 'ended'
      ? {severity: 'warning', values: {version: use.answer.version, newest: use.answer.newest}}
      : null,
  ),
};

const outdated: Rule = {
  id: 'outdated',
  sources: onEach('upgrade-guide'),
  check: uses((use) =>
    isKind(use, 'known') &&
    stateOf(use) !== 'ended' &&
    compareVersions(use.answer.version, use.answer.newest) < 0
      ? {severity: 'note', values: {version: use.answer.version, newest: use.answer.newest}}
      : null,
  ),
};

const newerThanSite: Rule = {
  id: 'newer-than-site',
  sources: onEach('changelog'),
  check: uses((use) =>
    isKind(use, 'newer')
      ? {severity: 'note', values: {version: use.answer.version, newest: use.answer.newest}}
      : null,
  ),
};

const unknownRelease: Rule = {
  id: 'unknown-release',
  sources: onEach('changelog'),
  check: uses((use) =>
    use.isExact && isKind(use, 'unknown')
      ? {severity: 'warning', values: {version: use.answer.version, newest: use.answer.newest}}
      : null,
  ),
};

/** Groups libraries by platform and kind of file. */
function groupsOf(libraries: readonly Library[]): Library[][] {
  const groups = new Map<string, Library[]>();
  for (const library of libraries) {
    const key = `${library.native} ${library.from}`;
    groups.set(key, [...(groups.get(key) ?? []), library]);
  }
  return [...groups.values()];
}

const mixedReleases: Rule = {
  id: 'mixed-releases',
  sources: {
    android: '/android/advanced/configure-mediated-networks#mixed-versions',
    ios: '/ios/upgrade-guide#every-upgrade',
    unity: '/unity/advanced/configure-mediated-networks#mixed-versions',
  },
  check: ({libraries}) =>
    groupsOf(libraries).flatMap((group): Found[] => {
      const known = group.filter(({release}) => release !== null);
      const main = known.find(({role}) => role !== 'adapter') ?? known[0];
      const others = known.filter(({release}) => release !== main?.release);
      const [first] = others;
      if (main?.release == null || first === undefined) return [];
      return [
        {
          severity: 'error',
          place: first,
          platform: first.native,
          values: {
            main: main.release,
            others: namesOf(others.map(({name, version}) => `${name} ${version ?? ''}`)),
          },
        },
      ];
    }),
};

const releaseFrom = (libraries: readonly Library[], from: Library['from'], native: Library['native']) =>
  libraries.find(
    (each) =>
      each.from === from && each.native === native && each.release !== null && each.role !== 'adapter',
  );

const lockBehind: Rule = {
  id: 'lock-behind',
  sources: {ios: '/ios/upgrade-guide#every-upgrade'},
  check: ({libraries}) => {
    const wanted = releaseFrom(libraries, 'podfile', 'ios');
    const installed = releaseFrom(libraries, 'podfileLock', 'ios');
    if (wanted?.release == null || installed?.release == null || wanted.release === installed.release)
      return [];
    return [
      {
        severity: 'warning',
        place: installed,
        platform: 'ios',
        values: {wanted: wanted.release, installed: installed.release},
        fix: {language: 'bash', file: '', code: 'pod repo update\npod update'},
      },
    ];
  },
};

const listBehind: Rule = {
  id: 'list-behind',
  sources: {unity: '/unity/get-started#step-1-import-sdk'},
  check: ({unity, libraries}, {unitySdks}) => {
    const sdks = unity === null ? undefined : unitySdks[unity.value];
    if (unity === null || sdks === undefined) return [];
    return (['android', 'ios'] as const).flatMap((native): Found[] => {
      const listed = releaseFrom(libraries, 'dependencyList', native);
      const expected = sdks[native];
      if (listed?.release == null || expected === undefined || listed.release === expected) return [];
      return [
        {
          severity: 'error',
          place: listed,
          platform: 'unity',
          values: {plugin: unity.value, expected, listed: listed.release},
        },
      ];
    });
  },
};

/** Numbers in a version, such as 4 in `3.4.0.0-beta.2`. */
const numbersIn = (version: string): number => (version.split('-')[0] ?? '').split('.').length;

const versionParts: Rule = {
  id: 'version-parts',
  sources: {
    android: '/android/get-started#could-not-find',
    ios: '/faq-and-troubleshooting/troubleshooting/ios-common-issues/spec-not-found#fix',
    unity: '/unity/advanced/configure-mediated-networks#xml',
  },
  check: ({libraries}) =>
    libraries
      .filter(({from}) => from !== 'gradleReport' && from !== 'podfileLock')
      .flatMap((library): Found[] => {
        const {version, release, role, name, native, from, file} = library;
        // Revisions of old releases, such as core 2.10.0.1, had other rules.
        if (version === null || release === null || isUndescribed(release)) return [];
        const parts = role === 'core' ? 3 : 4;
        if (numbersIn(version) === parts) return [];
        const [numbers = '', ...suffix] = version.split('-');
        const right = [[...numbers.split('.'), '0'].slice(0, parts).join('.'), ...suffix].join('-');
        const isPod = native === 'ios';
        return [
          {
            severity: 'error',
            place: library,
            platform: native,
            values: {name, version, right, parts: String(parts)},
            ...(from !== 'dependencyList' && {
              fix: {
                language: isPod ? ('ruby' as const) : ('text' as const),
                file,
                code: isPod ? `pod '${name}', '${right}'` : `${name}:${right}`,
              },
            }),
          },
        ];
      }),
};

export const RELEASE_RULES: readonly Rule[] = [
  supportEnded,
  outdated,
  newerThanSite,
  unknownRelease,
  mixedReleases,
  lockBehind,
  listBehind,
  versionParts,
];
