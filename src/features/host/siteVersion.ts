import * as z from 'zod';

import type {LatestRelease} from '../releases/loadReleases.ts';

import {tryGit} from '../../site/git.ts';
import {parseData} from '../../site/readData.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

/** What a running site reports about itself in `version.json`. */
export interface SiteVersion {
  /** Hash of the commit, or null for a build outside a git repository. */
  commit: string | null;
  /** Commit date in UTC, or null for a build outside a git repository. */
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

/** Validates the response of a site. @throws DataError that lists every error. */
export function parseSiteVersion(data: unknown): SiteVersion {
  return parseData('version.json', schema, data);
}

/** Returns the last commit of a repository, or null outside a git repository. */
function lastCommit(root: string): {hash: string; date: string} | null {
  const [hash, seconds] = tryGit(root, 'log', '-1', '--format=%H %ct')?.split(' ') ?? [];
  return hash === undefined ? null : {hash, date: new Date(Number(seconds) * 1000).toISOString()};
}

/**
 * Returns what a build of the repository reports about itself. The result depends only on the commit, not on the
 * current time.
 */
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
