import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {builtPages} from '../../afterBuild/builtPages.ts';
import {llmsFiles, type ListedPage} from './llmsFiles.ts';
import {LLMS_TEXTS} from './llmsTexts.ts';
import {pageMarkdown} from './pageMarkdown.ts';
import {twinAddress} from './twinAddress.ts';
import {NEWS} from '../../site/postFile.ts';
import {latestReleases, loadReleases} from '../releases/loadReleases.ts';
import {currentLocale, LOCALES, type Locale} from '../../site/locales.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

/** Pages that are no texts but lists of texts, or nothing without scripts. */
const NO_TEXTS = new RegExp(`^(?:404|search|${NEWS}|${NEWS}/(?:archive|authors|page|tags)(?:/.*)?)\\.html$`);

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** Addresses of a sidebar from top to bottom. */
function addressesOf(items: readonly SidebarItem[], version: Version): string[] {
  const ofDoc = (id: string) => version.docs.filter((doc) => doc.id === id).map(({permalink}) => permalink);
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return ofDoc(item.id);
    if (item.type !== 'category') return [];
    const own =
      item.link?.type === 'doc'
        ? ofDoc(item.link.id)
        : item.link?.type === 'generated-index'
          ? [item.link.permalink]
          : [];
    return [...own, ...addressesOf(item.items, version)];
  });
}

/**
 * Docusaurus plugin: writes every page as Markdown beside it, made from the built page, and the lists of them for
 * programs, `llms.txt` and `llms-full.txt`. In development there are no built pages, and none of this.
 */
export default function markdownTwins(context: LoadContext): Plugin {
  let order: string[] = [];
  return {
    name: 'markdown-twins',
    allContentLoaded({allContent}) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      order = instances
        .flatMap(({loadedVersions}) => loadedVersions)
        .flatMap((version) =>
          Object.values(version.sidebars).flatMap((items) => addressesOf(items, version)),
        );
    },
    async postBuild({outDir, i18n, siteConfig: {url: origin, baseUrl, title, tagline}}) {
      const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      const listed = new Map<string, ListedPage>();
      const writes: Promise<void>[] = [];
      const write = async (file: string, text: string) => {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      };
      for await (const {file, address, $} of builtPages(outDir, others)) {
        const page = NO_TEXTS.test(file) ? undefined : pageMarkdown($);
        if (page === undefined) continue;
        const twin = twinAddress(baseUrl + address.slice(1), baseUrl);
        writes.push(write(twin.slice(baseUrl.length), page.markdown));
        if (page.isListed) listed.set(address, {...page, address, twin: origin + twin});
      }

      const root = i18n.currentLocale === i18n.defaultLocale ? baseUrl : baseUrl.replace(/[^/]+\/$/, '');
      const latest = latestReleases(loadReleases(context.siteDir));
      const {index, full} = llmsFiles([...listed.values()], {
        title,
        tagline,
        locale: currentLocale(),
        texts: LLMS_TEXTS[currentLocale()],
        sites: Object.fromEntries(
          LOCALES.map((locale) => [
            locale,
            origin + (locale === i18n.defaultLocale ? root : `${root}${locale}/`),
          ]),
        ) as Record<Locale, string>,
        versions: Object.fromEntries(
          PLATFORMS.map((platform) => [platform, latest[platform].version]),
        ) as Record<Platform, string>,
        order: order.map((address) => `/${address.slice(baseUrl.length)}`),
      });
      writes.push(write('llms.txt', index), write('llms-full.txt', full));
      await Promise.all(writes);
    },
  };
}
