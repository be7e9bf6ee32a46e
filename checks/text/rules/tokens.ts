import {existsSync} from 'node:fs';
import path from 'node:path';
import {latestStable} from '../../../src/features/releases/latestStable.ts';
import type {Release} from '../../../src/features/releases/releaseSchema.ts';
import {NEWS} from '../../../src/site/postFile.ts';
import {TOKEN} from '../../../src/features/releases/versionTokens.ts';
import {PLATFORMS, type Platform} from '../../../src/site/sections.ts';
import {linesOfField} from '../lib/frontMatterLines.ts';
import {readJson} from '../lib/nodes.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'tokens';
const FIELDS = ['version', 'artifact', 'date'];

/** Types of pages about individual releases, which can contain any version. So can posts, which describe the past. */
const MAY_NAME_RELEASES = new Set(['changelog', 'upgrade-guide']);

/** Returns the newest stable version of each platform, or an empty map if the data is missing, as in some fixtures. */
function newestVersions(root: string): Map<string, Platform[]> {
  const newest = new Map<string, Platform[]>();
  for (const platform of PLATFORMS) {
    const file = path.join(root, `changelogs/${platform}.json`);
    if (!existsSync(file)) continue;
    const version = latestStable(readJson(file) as Release[]).name;
    newest.set(version, [...(newest.get(version) ?? []), platform]);
  }
  return newest;
}

/** Returns the token that a writer of this page most likely means. */
function tokenFor(platforms: Platform[], field: string, page: Page): string {
  const [folder = ''] = page.path.split('/');
  const own = platforms.find((platform) => platform === page.section || platform === folder);
  return (own === undefined ? platforms : [own]).map((platform) => `%${platform}.${field}%`).join(' or ');
}

function faultsOfTokens(page: Page, text: string, line: number): Fault[] {
  return [...text.matchAll(TOKEN)].flatMap(([token, platform = '', field = '']): Fault[] =>
    (PLATFORMS as readonly string[]).includes(platform) && FIELDS.includes(field)
      ? []
      : [
          {
            file: page.file,
            line,
            check: name,
            message: `${token} is not a token`,
            fix: `Write %platform.field% with platform ${PLATFORMS.join(', ')} and field ${FIELDS.join(', ')}.`,
          },
        ],
  );
}

function faultsOfNumbers(page: Page, text: string, line: number, newest: Map<string, Platform[]>): Fault[] {
  return [...newest].flatMap(([version, platforms]) => {
    // Matches the version itself, with or without the adapter revision, but not as part of a longer number.
    const literal = new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(\\.\\d+)?(?![\\d]|\\.\\d)`, 'g');
    return [...text.matchAll(literal)].map(([number, revision]): Fault => {
      const field = revision === undefined ? 'version' : 'artifact';
      return {
        file: page.file,
        line,
        check: name,
        message: `the newest version is written out: ${number}`,
        fix: `Write ${tokenFor(platforms, field, page)} so that the page stays up to date.`,
      };
    });
  });
}

export const check: TextCheck = {
  name,
  about:
    'Version tokens exist, and the newest version is never written out except in changelogs, upgrade guides, and news.',
  run({root, pages}) {
    const newest = newestVersions(root);
    return pages.flatMap((page) => {
      const mayName = page.section === NEWS || MAY_NAME_RELEASES.has(String(page.frontMatter.page_type));
      const stamp = linesOfField(page, 'verified');
      return page.raw.split('\n').flatMap((text, index) => [
        ...faultsOfTokens(page, text, index + 1),
        // The stamp contains the release that the page was verified with, and doesn't change with a newer release.
        ...(mayName || stamp.includes(index + 1) ? [] : faultsOfNumbers(page, text, index + 1, newest)),
      ]);
    });
  },
};
