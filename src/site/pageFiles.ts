import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {isPost, POSTS_FOLDER, postRoute, RUSSIAN_POSTS_FOLDER} from './postFile.ts';

import {routeOfAddress} from './route.ts';

/** `docs/android/ad-types/banner.mdx`, its section and its path inside. */
const ENGLISH = /^docs\/([^/]+)\/(.+\.mdx?)$/;
const RUSSIAN = /^i18n\/ru\/docusaurus-plugin-content-docs-([^/]+)\/current\/(.+\.mdx?)$/;

/** Russian twin of an English page, both as paths from the root with forward slashes; undefined for other files. */
export function russianTwin(english: string): string | undefined {
  if (english.startsWith(`${POSTS_FOLDER}/`) && isPost(english))
    return RUSSIAN_POSTS_FOLDER + english.slice(POSTS_FOLDER.length);
  const [, section, inside] = ENGLISH.exec(english) ?? [];
  return section && inside
    ? `i18n/ru/docusaurus-plugin-content-docs-${section}/current/${inside}`
    : undefined;
}

/** English twin of a page of either language; undefined for files that are no pages. */
export function englishTwin(file: string): string | undefined {
  if (isPost(file))
    return file.startsWith(RUSSIAN_POSTS_FOLDER)
      ? POSTS_FOLDER + file.slice(RUSSIAN_POSTS_FOLDER.length)
      : file;
  if (ENGLISH.test(file)) return file;
  const [, section, inside] = RUSSIAN.exec(file) ?? [];
  return section && inside ? `docs/${section}/${inside}` : undefined;
}

/** English pages, the texts that they share (files with `_`) and posts, as paths from the root. */
export function englishPages(root: string): string[] {
  return ['docs', POSTS_FOLDER]
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => ENGLISH.test(file) || isPost(file))
    .sort();
}

/** Whether the Russian twin of an English page exists. */
export function isTranslated(root: string, english: string): boolean {
  const twin = russianTwin(english);
  return twin !== undefined && existsSync(path.join(root, twin));
}

/** Address of a page without language prefix, by the rules of Docusaurus. */
function routeOf(root: string, english: string): string {
  if (isPost(english)) return postRoute(english);
  const [, section = '', inside = ''] = ENGLISH.exec(english) ?? [];
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(readFileSync(path.join(root, english), 'utf8'))?.[1] ?? '';
  const slug = /^slug:\s*(['"]?)(.+?)\1\s*$/m.exec(frontMatter)?.[2];
  const folder = path.posix.dirname(inside);
  const base = path.posix.join('/', section, folder);
  if (slug !== undefined)
    return path.posix.join(slug.startsWith('/') ? `/${section}` : base, slug).replace(/(.)\/+$/, '$1');
  const name = path.posix.basename(inside).replace(/\.mdx?$/, '');
  const isIndex =
    /^(?:index|readme)$/i.test(name) || name.toLowerCase() === path.posix.basename(folder).toLowerCase();
  return isIndex ? base : `${base}/${name}`;
}

/** Addresses, without language prefix, of the pages that have no Russian text. */
export function untranslatedRoutes(root: string): string[] {
  return englishPages(root)
    .filter((file) => !path.posix.basename(file).startsWith('_') && !isTranslated(root, file))
    .map((file) => routeOf(root, file));
}

const known = new Map<string, string[]>();

/**
 * Whether a page has no Russian text. Looks at the files once per process: meant for the build, which asks for each page.
 * @param address address or path of the page in any language.
 */
export function isUntranslated(address: string, {root = process.cwd(), baseUrl = '/'} = {}): boolean {
  let routes = known.get(root);
  if (routes === undefined) {
    routes = untranslatedRoutes(root);
    known.set(root, routes);
  }
  return routes.includes(routeOfAddress(address, baseUrl));
}
