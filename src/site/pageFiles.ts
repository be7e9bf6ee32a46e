import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import type {Locale} from './locales.ts';
import {isPost, NEWS, POSTS_FOLDER, postRoute, RUSSIAN_POSTS_FOLDER} from './postFile.ts';
import {routeOfAddress} from './route.ts';

/** Location of a page. The section and path are the same in both languages. */
export interface PagePlace {
  locale: Locale;
  /** Section of the documentation, for example `android`, or `news` for posts. */
  section: string;
  /** Path in the section's folder, for example `ad-types/banner.mdx`. */
  inside: string;
}

/** Returns a section's folder in one language, as a path from the root with forward slashes. */
export function pageFolder(section: string, locale: Locale): string {
  if (section === NEWS) return locale === 'en' ? POSTS_FOLDER : RUSSIAN_POSTS_FOLDER;
  return locale === 'en'
    ? `docs/${section}`
    : `i18n/${locale}/docusaurus-plugin-content-docs-${section}/current`;
}

const FOLDERS: [pattern: RegExp, locale: Locale][] = [
  [/^docs\/([^/]+)(?:\/(.+))?$/, 'en'],
  [/^i18n\/ru\/docusaurus-plugin-content-docs-([^/]+)\/current(?:\/(.+))?$/, 'ru'],
];

/** Returns the place of a page file or folder, or undefined outside all sections. */
function placeOf(file: string): PagePlace | undefined {
  for (const locale of ['en', 'ru'] as const) {
    const folder = pageFolder(NEWS, locale);
    if (file === folder) return {locale, section: NEWS, inside: ''};
    if (file.startsWith(`${folder}/`)) return {locale, section: NEWS, inside: file.slice(folder.length + 1)};
  }
  for (const [pattern, locale] of FOLDERS) {
    const [, section, inside = ''] = pattern.exec(file) ?? [];
    if (section !== undefined) return {locale, section, inside};
  }
  return undefined;
}

/**
 * Returns the place of a page, a post, or a partial (a file whose name starts with `_`), or undefined for other files.
 * @param file path from the root with forward slashes.
 */
export function pagePlace(file: string): PagePlace | undefined {
  const place = placeOf(file);
  const isPage = place?.section === NEWS ? isPost(file) : /\.mdx?$/.test(place?.inside ?? '');
  return isPage ? place : undefined;
}

/** Returns the path of a page from the root. */
export function pageFile({locale, section, inside}: PagePlace): string {
  return [pageFolder(section, locale), inside].filter((part) => part !== '').join('/');
}

/** Returns the path of the same file or folder in the other language, or undefined outside all sections. */
export function otherLanguage(fileOrFolder: string): string | undefined {
  const place = placeOf(fileOrFolder);
  return place && pageFile({...place, locale: place.locale === 'en' ? 'ru' : 'en'});
}

/** Returns the Russian twin of an English page, or undefined for other files. */
export function russianTwin(english: string): string | undefined {
  const place = pagePlace(english);
  return place?.locale === 'en' ? pageFile({...place, locale: 'ru'}) : undefined;
}

/** Returns the English twin of a page in either language, or undefined for files that aren't pages. */
export function englishTwin(file: string): string | undefined {
  const place = pagePlace(file);
  return place && pageFile({...place, locale: 'en'});
}

/**
 * Removes the number prefix that Docusaurus treats as a position: `1-setup`, but not `2025-08-notes` or `3.10-notes`.
 */
function withoutNumber(name: string): string {
  if (/^\d+[-_.]\d+/.test(name)) return name;
  return /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)?.[1] ?? name;
}

/**
 * Returns a page's path without the language prefix, according to Docusaurus' rules.
 * @param slug slug from the front matter.
 */
export function pageRoute({section, inside}: Omit<PagePlace, 'locale'>, slug?: unknown): string {
  if (section === NEWS) return postRoute(inside);
  const [file = '', ...folders] = inside.split('/').reverse();
  const name = file.replace(/\.mdx?$/, '');
  const parents = folders.reverse();
  const above = ['', ...parents.map(withoutNumber)].join('/');
  if (typeof slug === 'string' && slug !== '') {
    // A relative slug can't leave the section.
    const inSection = slug.startsWith('/') ? slug : path.posix.join('/', above, slug);
    return `/${section}${inSection}`.replace(/\/+$/, '');
  }
  const isIndex = ['index', 'readme', parents.at(-1)?.toLowerCase()].includes(name.toLowerCase());
  return `/${section}${above}${isIndex ? '' : `/${withoutNumber(name)}`}`;
}

/** Returns a page's front matter, or an empty object if it has none. */
export function frontMatterOf(raw: string): Record<string, unknown> {
  const text = /^---\r?\n([\s\S]*?)\r?\n---/.exec(raw)?.[1];
  return text === undefined ? {} : ((parse(text) as Record<string, unknown> | null) ?? {});
}

/** Returns a page's text below its front matter. */
export function withoutFrontMatter(raw: string): string {
  return raw.replace(/^---\r?\n[\s\S]*?\r?\n---(?:\r?\n|$)/, '');
}

/** Returns the English pages, partials (files whose names start with `_`), and posts, as paths from the root. */
export function englishPages(root: string): string[] {
  return ['docs', POSTS_FOLDER]
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => pagePlace(file) !== undefined)
    .sort();
}

/** Returns whether the Russian twin of an English page exists. */
export function isTranslated(root: string, english: string): boolean {
  const twin = russianTwin(english);
  return twin !== undefined && existsSync(path.join(root, twin));
}

/** Returns the paths, without the language prefix, of the pages that have no Russian translation. */
export function untranslatedRoutes(root: string): string[] {
  return englishPages(root)
    .filter((file) => !path.posix.basename(file).startsWith('_') && !isTranslated(root, file))
    .flatMap((file) => {
      const place = pagePlace(file);
      const {slug} = frontMatterOf(readFileSync(path.join(root, file), 'utf8'));
      return place ? [pageRoute(place, slug)] : [];
    });
}

const known = new Map<string, string[]>();

/**
 * Returns whether a page has no Russian translation. Reads the file list only once per process, because the build
 * checks every page.
 * @param address URL or path of the page in any language.
 */
export function isUntranslated(address: string, {root = process.cwd(), baseUrl = '/'} = {}): boolean {
  let routes = known.get(root);
  if (routes === undefined) {
    routes = untranslatedRoutes(root);
    known.set(root, routes);
  }
  return routes.includes(routeOfAddress(address, baseUrl));
}
