import {existsSync} from 'node:fs';
import path from 'node:path';
import {NEWS, POSTS_FOLDER} from '../../../src/site/postFile.ts';
import type {CheckContext, Page} from '../types.ts';
import {attribute, flatten, foldersUnder, isJsx, readJson} from './nodes.ts';
import {readKeyedFile} from './postData.ts';

/** Paths without a page file: the standalone pages of the site. */
const STANDALONE = ['/', '/versions/', '/search'];

interface CategoryFile {
  label?: string;
  link?: {type?: string; slug?: string} | null;
}

/**
 * Returns a slug of a label, as Docusaurus does: lowercase, with words joined by hyphens and other characters removed.
 */
const slugify = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function categoryRoutes(root: string, section: string): string[] {
  const used = new Map<string, number>();
  return foldersUnder(root, `docs/${section}`)
    .map((folder) => path.join(root, folder, '_category_.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const {label = path.basename(path.dirname(file)), link} = readJson(file) as CategoryFile;
      // Only folders with a generated index have a page.
      if (link?.type !== 'generated-index') return [];
      if (link.slug !== undefined) return [`/${section}/${link.slug.replace(/^\/+/, '')}`];
      const slug = slugify(label);
      const count = used.get(slug) ?? 0;
      used.set(slug, count + 1);
      return [`/${section}/category/${slug}${count === 0 ? '' : `-${count}`}`];
    });
}

/** Returns the paths of news pages that aren't posts, which are lists and tags. */
function newsRoutes(root: string): string[] {
  if (!existsSync(path.join(root, POSTS_FOLDER))) return [];
  const tags = readKeyedFile(root, `${POSTS_FOLDER}/tags.yml`).entries;
  return [
    `/${NEWS}`,
    `/${NEWS}/archive`,
    `/${NEWS}/tags`,
    ...tags.map(({key, fields}) => `/${NEWS}/tags${fields.permalink ?? `/${key}`}`),
  ];
}

export interface Site {
  /** Every path, without the language prefix. */
  routes: Set<string>;
  /** Returns the IDs on a page that links can point to. */
  anchorsOf: (route: string, locale: Page['locale']) => Set<string>;
}

/** Returns the ID that `ChangelogList` assigns to the heading of a release. */
const releaseAnchor = (name: string): string => `v${name.toLowerCase().replaceAll('.', '-')}`;

function releaseAnchors(root: string, section: string): string[] {
  const file = path.join(root, `changelogs/${section}.json`);
  if (!existsSync(file)) return [];
  return (readJson(file) as {name: string}[]).map(({name}) => releaseAnchor(name));
}

/** Returns the files whose text a page imports, as in `import Setup from './_setup.mdx'`. */
function importsOf(page: Page): string[] {
  return flatten(page.tree)
    .flatMap((node) =>
      node.type === 'mdxjsEsm' ? [...node.value.matchAll(/from\s+['"]([^'"]+\.mdx)['"]/g)] : [],
    )
    .map((match) => {
      const target = match[1] ?? '';
      return target.startsWith('@site/')
        ? target.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(page.file), target);
    });
}

function collectAnchors(page: Page, context: CheckContext, anchors: Set<string>, seen: Set<string>): void {
  if (seen.has(page.file)) return;
  seen.add(page.file);
  for (const node of flatten(page.tree)) {
    if (node.type === 'heading' && node.data?.id !== undefined) anchors.add(node.data.id);
    if (!isJsx(node)) continue;
    const id = attribute(node, 'id');
    if (id !== undefined) anchors.add(id);
    if (node.name === 'ChangelogList') {
      const platform = attribute(node, 'platform') ?? page.section;
      for (const anchor of releaseAnchors(context.root, platform)) anchors.add(anchor);
    }
  }
  for (const file of importsOf(page)) {
    const partial = context.pages.find((candidate) => candidate.file === file);
    if (partial !== undefined) collectAnchors(partial, context, anchors, seen);
  }
}

export function siteOf(context: CheckContext): Site {
  const published = context.pages.filter(({partial}) => !partial);
  const sections = new Set(published.map(({section}) => section));
  const routes = new Set([
    ...STANDALONE,
    ...published.map(({route}) => route),
    ...[...sections].flatMap((section) => categoryRoutes(context.root, section)),
    ...newsRoutes(context.root),
  ]);
  const byAddress = new Map(published.map((page) => [`${page.locale} ${page.route}`, page]));
  const known = new Map<string, Set<string>>();
  return {
    routes,
    anchorsOf(route, locale) {
      const key = `${locale} ${route}`;
      let anchors = known.get(key);
      if (anchors === undefined) {
        anchors = new Set<string>();
        const page = byAddress.get(key);
        if (page !== undefined) collectAnchors(page, context, anchors, new Set());
        known.set(key, anchors);
      }
      return anchors;
    },
  };
}
