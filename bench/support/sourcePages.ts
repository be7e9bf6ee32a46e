import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {NEWS} from '../../src/site/postFile.ts';
import {latestReleases, loadReleases, type ReleaseData} from '../../src/features/releases/loadReleases.ts';
import {loadReleaseTexts} from '../../src/features/releases/loadReleaseTexts.ts';
import {RELEASE_LISTS} from '../../src/features/releases/releaseLine.ts';
import {russianLine} from '../../src/features/releases/russianLine.ts';
import {replaceTokens} from '../../src/features/releases/versionTokens.ts';
import type {Platform} from '../../src/site/sections.ts';
import {loadPages} from '../../checks/text/loadPages.ts';
import type {Locale, Page} from '../../checks/text/types.ts';

import {reduceMarkdown, type Dialect} from './reduceMarkdown.ts';

/** Project folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * Returns documentation pages with a URL, in both languages. Excludes posts, because each generator implements blogs
 * differently.
 */
export function sourcePages(): Page[] {
  return loadPages(ROOT).pages.filter((page) => !page.partial && page.section !== NEWS);
}

/** Returns the changelog of a platform as Markdown. */
function changelog(releases: ReleaseData, platform: Platform, locale: Locale): string {
  const texts = loadReleaseTexts(ROOT)[platform];
  return releases[platform]
    .map((release) =>
      [
        `## ${release.name}${release.date ? ` (${release.date})` : ''}`,
        ...RELEASE_LISTS.flatMap((list) => {
          const lines = release[list] ?? [];
          if (lines.length === 0) return [];
          const shown = lines.map((line) => (locale === 'ru' ? (russianLine(texts, line) ?? line) : line));
          return [`### ${list}`, shown.map((line) => `- ${line}`).join('\n')];
        }),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** Returns a function that reduces pages to Markdown in the dialect of a generator. */
export function reducer(dialect: Dialect): (page: Page) => string {
  const releases = loadReleases(ROOT);
  const latest = latestReleases(releases);
  return ({raw, locale, file}) => {
    try {
      return reduceMarkdown(replaceTokens(raw, latest), {
        dialect,
        locale,
        sources: {
          partial: (source) =>
            replaceTokens(readFileSync(path.join(ROOT, source.replace(/^@site\//, '')), 'utf8'), latest),
          component: (name, {platform}) =>
            name === 'ChangelogList' ? changelog(releases, platform as Platform, locale) : '',
        },
      });
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  };
}

/** A page or folder in a sidebar. */
export interface SidebarItem {
  label: string;
  position: number;
  /** Path without the language prefix, or undefined for a folder without its own page. */
  route?: string;
  items: SidebarItem[];
}

/** Reads a folder's `_category_.json`. */
export function categoryOf(section: string, folder: string): {label: string; position: number} {
  const file = path.join(ROOT, 'docs', section, folder, '_category_.json');
  const data = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as {label?: string; position?: number})
    : {};
  return {label: data.label ?? path.posix.basename(folder), position: data.position ?? Infinity};
}

/** Returns the sidebar of a section in one language, for generators that don't derive it from the folders. */
export function sidebarOf(pages: readonly Page[], section: string, locale: Locale): SidebarItem[] {
  const root: SidebarItem = {label: section, position: 0, items: []};
  const folders = new Map([['.', root]]);
  const folderOf = (name: string): SidebarItem => {
    const known = folders.get(name);
    if (known) return known;
    const made: SidebarItem = {...categoryOf(section, name), items: []};
    folders.set(name, made);
    folderOf(path.posix.dirname(name)).items.push(made);
    return made;
  };
  for (const page of pages) {
    if (page.section !== section || page.locale !== locale) continue;
    const {sidebar_label: label, sidebar_position: position, title} = page.frontMatter;
    folderOf(path.posix.dirname(page.path)).items.push({
      label: String(label ?? title),
      position: typeof position === 'number' ? position : Infinity,
      route: page.route,
      items: [],
    });
  }
  for (const folder of folders.values()) folder.items.sort((a, b) => a.position - b.position);
  return root.items;
}
