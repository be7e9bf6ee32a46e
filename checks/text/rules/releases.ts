import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {adapterChanges} from '../../../src/features/releases/adapterLine.ts';
import {loadPlatformReleases} from '../../../src/features/releases/loadReleases.ts';
import {linesOf} from '../../../src/features/releases/missingRussian.ts';
import {networkCalled, OTHER_NAMES, type Network} from '../../../src/features/releases/networks.ts';
import {lineAnchors, releaseAnchor} from '../../../src/features/releases/releaseAnchor.ts';
import type {Release} from '../../../src/features/releases/releaseSchema.ts';
import {readSupportPolicy} from '../../../src/features/releases/supportPolicy.ts';
import {PLATFORMS, type Platform} from '../../../src/site/sections.ts';
import {dataFaults} from '../lib/dataFaults.ts';
import type {CheckContext, Fault, TextCheck} from '../types.ts';

const NAME = 'releases';
const NETWORKS_FILE = 'src/features/releases/networks.ts';
const POLICY_FILE = 'changelogs/support-policy.json';

/** Finds IDs of headings and lines that occur twice. They are part of URLs, so they must be unique. */
function sharedAnchors(file: string, releases: readonly Release[]): Fault[] {
  const seen = new Set<string>();
  return releases.flatMap((release) => {
    const anchors = [releaseAnchor(release.name), ...lineAnchors(release.name, linesOf(release))];
    return anchors.flatMap((anchor): Fault[] => {
      if (!seen.has(anchor)) {
        seen.add(anchor);
        return [];
      }
      return [
        {
          file,
          check: NAME,
          message: `${release.name}: the anchor #${anchor} refers to two things`,
          fix: 'Reword one of the lines.',
        },
      ];
    });
  });
}

/**
 * Finds adapters of networks that the changelog filter doesn't include. Their lines are shown, but the filter can't
 * find them.
 */
function unknownNetworks(file: string, releases: readonly Release[]): Fault[] {
  const first = new Map<string, string>();
  for (const {name: release, adapters = []} of releases) {
    for (const {name} of adapters.flatMap(adapterChanges)) {
      if (name !== '' && !networkCalled(name) && !OTHER_NAMES.includes(name)) first.set(name, release);
    }
  }
  return [...first].map(([name, release]) => ({
    file,
    check: NAME,
    severity: 'todo',
    message: `${release}: adapters: "${name}" is not a network that the changelog filter knows`,
    fix: `Add it to ${NETWORKS_FILE}, with the names that release notes use for it.`,
  }));
}

/** Finds networks that no release mentions, which would be filter options without results. */
async function unusedNetworks(root: string, releases: readonly Release[]): Promise<Fault[]> {
  const file = path.join(root, NETWORKS_FILE);
  if (!existsSync(file)) return [];
  const {NETWORKS} = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    NETWORKS: readonly Network[];
  };
  const text = releases.flatMap(linesOf).join('\n').toLowerCase();
  return NETWORKS.filter(({names}) => !names.some((name) => text.includes(name.toLowerCase()))).map(
    ({label}) => ({
      file: NETWORKS_FILE,
      check: NAME,
      message: `no release mentions ${label}`,
      fix: 'Remove it, or fix its names.',
    }),
  );
}

async function run({root, now}: CheckContext): Promise<Fault[]> {
  const faults: Fault[] = [];
  const all: Release[] = [];
  const fileOf = (platform: Platform): string => `changelogs/${platform}.json`;
  for (const platform of PLATFORMS.filter((each) => existsSync(path.join(root, fileOf(each))))) {
    const file = fileOf(platform);
    try {
      const releases = loadPlatformReleases(root, platform, now);
      all.push(...releases);
      faults.push(...sharedAnchors(file, releases), ...unknownNetworks(file, releases));
    } catch (error) {
      faults.push(...dataFaults(NAME, error));
    }
  }
  if (existsSync(path.join(root, POLICY_FILE))) {
    try {
      readSupportPolicy(root);
    } catch (error) {
      faults.push(...dataFaults(NAME, error));
    }
  }
  return [...faults, ...(await unusedNetworks(root, all))];
}

export const check: TextCheck = {
  name: NAME,
  about:
    "Release data and support policy are valid, no release is dated later than tomorrow, every line has its own anchor, and the filter knows every adapter's network.",
  run,
};
