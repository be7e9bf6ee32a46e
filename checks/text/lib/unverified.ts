import {changelogEntry} from '../../../src/features/releases/changelogEntry.ts';
import {loadReleases} from '../../../src/features/releases/loadReleases.ts';
import {
  pagesToVerify,
  type PageToVerify,
  type PlatformState,
} from '../../../src/features/verification/pagesToVerify.ts';
import {platformOfPage, verifiedSchema} from '../../../src/features/verification/verified.ts';
import {withoutFrontMatter} from '../../../src/site/pageFiles.ts';
import {NEWS} from '../../../src/site/postFile.ts';
import {PLATFORMS, type Platform} from '../../../src/site/sections.ts';
import type {CheckContext, Page} from '../types.ts';
import {partialsOf} from './codeSnippets.ts';
import {flatten} from './nodes.ts';
import {readSymbols} from './symbols.ts';

const codeOf = ({tree}: Page): string =>
  flatten(tree)
    .flatMap((node) => (node.type === 'code' || node.type === 'inlineCode' ? [node.value] : []))
    .join('\n');

/** Returns the text of a page without front matter and imports. */
const textOf = ({raw}: Page): string => withoutFrontMatter(raw).replaceAll(/^import .*$/gm, '');

/** Returns the English pages that must be verified after the newest release, most affected first. */
export function unverifiedPages({root, pages, now}: CheckContext): PageToVerify[] {
  const releases = loadReleases(root, now);
  const symbols = readSymbols(root).platforms;
  const platforms = Object.fromEntries(
    PLATFORMS.map((platform): [Platform, PlatformState] => [
      platform,
      {
        releases: releases[platform].map((release) => changelogEntry(release, null)),
        symbols: symbols.get(platform)?.names ?? new Set(),
      },
    ]),
  ) as Record<Platform, PlatformState>;
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pagesToVerify(
    pages
      .filter(({locale, partial, section}) => locale === 'en' && !partial && section !== NEWS)
      .map((page) => {
        const shown = [page, ...partialsOf(page, byFile)];
        // The check `verified` reports invalid stamps.
        const stamp = verifiedSchema.safeParse(page.frontMatter.verified);
        return {
          file: page.file,
          pageType: String(page.frontMatter.page_type),
          platform: platformOfPage(page.section, page.path),
          verified: stamp.success ? stamp.data : undefined,
          text: shown.map(textOf).join('\n'),
          code: shown.map(codeOf).join('\n'),
        };
      }),
    platforms,
  );
}

/** Returns a page as one line: path, stamp, number of changes, changes. */
export function tellUnverified({file, verified, changes}: PageToVerify): string {
  const stamp =
    verified === undefined
      ? 'not verified'
      : [...(verified.sdk === undefined ? [] : [`SDK ${verified.sdk}`]), verified.date].join(', ');
  const reasons =
    changes.length === 0 ? 'no changes on the page' : `${changes.length}: ${changes.join(', ')}`;
  return `${file}  ${stamp}  ${reasons}`;
}
