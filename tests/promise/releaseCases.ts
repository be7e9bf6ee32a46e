import {isoDate} from '../../src/features/releases/releaseDate.ts';
import {latestStable} from '../../src/features/releases/latestStable.ts';
import type {ReleaseData} from '../../src/features/releases/loadReleases.ts';
import type {Release} from '../../src/features/releases/releaseSchema.ts';
import {compareVersions, parseVersion} from '../../src/features/releases/version.ts';
import {PLATFORMS, type Platform} from '../../src/site/sections.ts';

/** Releases that a publisher can add at once, with at most one entry for each platform. */
export interface ReleaseCase {
  /** Name of the case, for example `minor of android`. */
  name: string;
  entries: Partial<Record<Platform, Release>>;
}

type Step = 'patch' | 'minor' | 'major';

const STEPS: readonly Step[] = ['patch', 'minor', 'major'];

/** Returns the version after a given one, with three numbers. */
function next(version: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = parseVersion(version)?.numbers ?? [];
  switch (step) {
    case 'patch':
      return `${major}.${minor}.${patch + 1}`;
    case 'minor':
      return `${major}.${minor + 1}.0`;
    case 'major':
      return `${major + 1}.0.0`;
  }
}

/** Returns a version with a suffix and the first suffix number that no release in the list has. */
function withSuffix(version: string, suffix: string, releases: readonly Release[]): string {
  for (let number = 1; ; number += 1) {
    const name = `${version}-${suffix}.${number}`;
    if (releases.every((release) => compareVersions(release.name, name) !== 0)) return name;
  }
}

/**
 * Returns an entry with a line of each kind, none of which has a Russian translation, and an adapter of an unknown
 * network.
 */
function entryOf(platform: Platform, name: string, date: string): Release {
  const entry: Release = {
    name,
    date,
    features: [
      `A made-up feature of ${name} with \`code\` and a link to [Get started](/${platform}/get-started)`,
    ],
    fixes: [`A made-up crash of ${name} is fixed`],
    adapters: ['AdMob 99.0.0', 'Made-up Network 1.0.0'],
    deprecations: [],
  };
  if (platform !== 'unity') return entry;
  return {
    ...entry,
    build_date: date,
    sdks: {android: name, ios: name},
    adapters: ['[iOS] Bidon adapters updated: AdMob 99.0.0.0, Made-up Network 1.0.0.0'],
  };
}

/**
 * Returns the releases for testing the promise "one entry is enough": patch, minor, and major releases for each
 * platform alone and for all three, a beta, a Unity build with a suffix, and different releases on all platforms at
 * once.
 * @param releases published releases.
 * @param date ISO date of the new releases.
 */
export function releaseCases(releases: ReleaseData, date: string): ReleaseCase[] {
  const latest = (platform: Platform): string => latestStable(releases[platform]).name;
  const one = (platform: Platform, version: string): ReleaseCase['entries'] => ({
    [platform]: entryOf(platform, version, date),
  });
  const newest = PLATFORMS.map(latest).reduce((a, b) => (compareVersions(b, a) > 0 ? b : a));
  return [
    ...STEPS.flatMap((step): ReleaseCase[] => [
      ...PLATFORMS.map((platform) => ({
        name: `${step} of ${platform}`,
        entries: one(platform, next(latest(platform), step)),
      })),
      {
        name: `${step} of all platforms`,
        entries: Object.assign(
          {},
          ...PLATFORMS.map((platform) => one(platform, next(newest, step))),
        ) as ReleaseCase['entries'],
      },
    ]),
    {
      name: 'beta of android',
      entries: one('android', withSuffix(next(latest('android'), 'minor'), 'beta', releases.android)),
    },
    {
      name: 'build of unity',
      entries: one('unity', withSuffix(next(latest('unity'), 'patch'), 'build', releases.unity)),
    },
    {
      name: 'different releases',
      entries: {
        ...one('android', next(newest, 'major')),
        ...one('ios', next(latest('ios'), 'patch')),
        ...one('unity', withSuffix(next(latest('unity'), 'minor'), 'beta', releases.unity)),
      },
    },
  ];
}

/** Returns the newest date of all releases. */
export function newestDate(releases: ReleaseData): string {
  const dates = PLATFORMS.flatMap((platform) => releases[platform].map(({date}) => isoDate(date) ?? ''));
  return dates.toSorted().at(-1) ?? '';
}
