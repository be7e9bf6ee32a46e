import {existsSync} from 'node:fs';
import path from 'node:path';

import {latestStable} from '../../../src/features/releases/latestStable.ts';
import type {Release} from '../../../src/features/releases/releaseSchema.ts';
import {platformOfPage, verifiedSchema} from '../../../src/features/verification/verified.ts';
import {readEnv} from '../../../src/site/env.ts';
import {NEWS} from '../../../src/site/postFile.ts';
import {findFaults, tellFault} from '../../../src/site/readData.ts';
import {PLATFORM_NAMES, PLATFORMS, type Platform} from '../../../src/site/sections.ts';
import {linesOfField} from '../lib/frontMatterLines.ts';
import {readJson} from '../lib/nodes.ts';
import type {CheckContext, Fault, Page, TextCheck} from '../types.ts';

const name = 'verified';

const DAY = 86_400_000;

/** Origin of the site, unless a deployment sets another one. */
const OWN_ORIGIN = new URL(readEnv({}).SITE_URL).origin;

/** Advice for individual fields. */
const fixes: Record<string, string> = {
  sdk: 'Write the release with which you verified the page: `sdk: 3.10.0`.',
  date: 'Write the day on which you verified the page: `date: 2025-09-12`.',
  sources: 'List the https URLs of public pages that document the facts of this page, each once, or none.',
};
const ALL_FIELDS = 'Write `sdk`, `date`, and `sources`, as guides/writing-pages.md shows.';

type Releases = Partial<Record<Platform, Release[]>>;

function readReleases(root: string): Releases {
  return Object.fromEntries(
    PLATFORMS.flatMap((platform) => {
      const file = path.join(root, `changelogs/${platform}.json`);
      return existsSync(file) ? [[platform, readJson(file) as Release[]]] : [];
    }),
  );
}

function fault(page: Page, field: string | undefined, message: string, fix: string): Fault {
  const lines = linesOfField(page, name);
  const text = page.raw.split('\n');
  const own = lines.find((line) => text[line - 1]?.trim().startsWith(`${field}:`));
  return {file: page.file, line: own ?? lines[0] ?? 1, check: name, message, fix};
}

function faultsOfRelease(page: Page, sdk: string | undefined, releases: Releases): Fault[] {
  const platform = platformOfPage(page.section, page.path);
  if (platform === undefined) {
    return sdk === undefined
      ? []
      : [fault(page, 'sdk', `verified: sdk "${sdk}": the page belongs to no platform`, 'Delete sdk.')];
  }
  if (sdk === undefined) {
    const isRequired = page.section === platform;
    const message = `verified: sdk: missing; the page describes the SDK for ${PLATFORM_NAMES[platform]}`;
    return isRequired ? [fault(page, 'sdk', message, fixes.sdk ?? '')] : [];
  }
  const known = releases[platform];
  if (known === undefined || known.some((release) => release.name === sdk)) return [];
  return [
    fault(
      page,
      'sdk',
      `verified: sdk "${sdk}": changelogs/${platform}.json has no such release`,
      `Write a version of that file. The newest stable one is ${latestStable(known).name}.`,
    ),
  ];
}

function faultsOfPage(page: Page, releases: Releases, now: Date): Fault[] {
  const value = page.frontMatter.verified;
  if (value === undefined) return [];
  if (page.locale !== 'en') {
    return [
      fault(
        page,
        undefined,
        'verified belongs to the English page only',
        'Delete it here; this page shows that of the English page.',
      ),
    ];
  }
  const faults = findFaults(verifiedSchema, value);
  if (faults.length > 0) {
    return faults.map(({keys, ...rest}) => {
      const field = keys[0] === undefined ? undefined : String(keys[0]);
      const message = tellFault({...rest, place: [name, ...rest.place]});
      const isUnknown = field !== undefined && fixes[field] === undefined;
      return fault(page, field, message, isUnknown ? `Delete ${field}.` : (fixes[field ?? ''] ?? ALL_FIELDS));
    });
  }
  const {sdk, date, sources = []} = verifiedSchema.parse(value);
  // In some time zones it is already tomorrow.
  const today = new Date(now.getTime() + DAY).toISOString().slice(0, 10);
  return [
    ...faultsOfRelease(page, sdk, releases),
    ...(date > today
      ? [fault(page, 'date', `verified: date "${date}": is in the future`, fixes.date ?? '')]
      : []),
    ...sources
      .filter((url) => new URL(url).origin === OWN_ORIGIN)
      .map((url) =>
        fault(
          page,
          'sources',
          `verified: sources "${url}": is a page of this site`,
          'Name the page that documents the facts outside this site, or leave it out.',
        ),
      ),
  ];
}

export const check: TextCheck = {
  name,
  about:
    'Stamps of verified pages name a known release, a past day, and public sources, and only on English pages.',
  run({root, pages, now}: CheckContext) {
    const releases = readReleases(root);
    return pages
      .filter(({partial, section}) => !partial && section !== NEWS)
      .flatMap((page) => faultsOfPage(page, releases, now));
  },
};
