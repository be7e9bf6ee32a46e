import * as z from 'zod';

import type {LatestRelease} from '../releases/loadReleases.ts';

import {tryGit} from '../../site/git.ts';
import {parseData} from '../../site/readData.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

/** What a running site says of itself in `version.json`. */
export interface SiteVersion {
  /** Null in a build outside of git. */
  commit: string | null;
  /** When the commit was made, in UTC. */
  committed: string | null;
  /** Newest stable release of each SDK that the site documents. */
  releases: Record<Platform, string>;
}

const schema = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/, {error: 'must be the hash of a commit, or null'})
    .nullable(),
  committed: z.string().nullable(),
  releases: z.record(z.enum(PLATFORMS), z.string()),
});

/** Checks what a site answers. @throws DataError naming what is wrong. */
export function parseSiteVersion(data: unknown): SiteVersion {
  return parseData('version.json', schema, data);
}

/** Last commit of a repository, or null outside of git. */
function lastCommit(root: string): {hash: string; date: string} | null {
  const [hash, seconds] = tryGit(root, 'log', '-1', '--format=%H %ct')?.split(' ') ?? [];
  return hash === undefined ? null : {hash, date: new Date(Number(seconds) * 1000).toISOString()};
}

/** What the build of a repository is to say of itself. The same commit gives the same: no clock is asked. */
export function siteVersion(root: string, latest: Record<Platform, LatestRelease>): SiteVersion {
  const commit = lastCommit(root);
  return {
    commit: commit?.hash ?? null,
    committed: commit?.date ?? null,
    releases: Object.fromEntries(
      PLATFORMS.map((platform) => [platform, latest[platform].version]),
    ) as SiteVersion['releases'],
  };
}
