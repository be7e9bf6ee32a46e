import type {LoadedContent} from '@docusaurus/plugin-content-docs';

import type {AfterBuildStep, FinishedBuild} from '../../afterBuild/afterBuildStep.ts';
import {currentLocale, LOCALES, type Locale} from '../../site/locales.ts';
import {NEWS} from '../../site/postFile.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';
import {releaseContentOf} from '../releases/siteReleases.ts';

import {llmsFiles, type ListedPage} from './llmsFiles.ts';
import {LLMS_TEXTS} from './llmsTexts.ts';
import {pageMarkdown} from './pageMarkdown.ts';
import {markdownAddress} from './markdownAddress.ts';

/** Pages that are only lists or that are empty without scripts. */
const NO_TEXTS = new RegExp(`^(?:404|search|${NEWS}|${NEWS}/(?:archive|authors|page|tags)(?:/.*)?)\\.html$`);

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** Returns the paths in a sidebar, from top to bottom. */
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

/** Returns the paths of all docs, in the order of the sidebars. */
const sidebarOrder = (instances: readonly LoadedContent[]): string[] =>
  instances
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap((version) => Object.values(version.sidebars).flatMap((items) => addressesOf(items, version)));

/**
 * After-build step: converts every built page to a Markdown file next to it, and writes `llms.txt` and `llms-full.txt`,
 * which list these files for programs.
 */
export function writeMarkdown({baseUrl, i18n, siteConfig, allContent, write}: FinishedBuild): AfterBuildStep {
  const {url: origin, title, tagline} = siteConfig;
  const listed: ListedPage[] = [];
  return {
    read($, {file, address}) {
      const page = NO_TEXTS.test(file) ? undefined : pageMarkdown($);
      if (page === undefined) return;
      const own = markdownAddress(baseUrl + address.slice(1), baseUrl);
      write(own.slice(baseUrl.length), page.markdown);
      if (page.isListed) listed.push({...page, address, markdownUrl: origin + own});
    },
    finish() {
      const order = sidebarOrder(
        Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[],
      );
      const root = i18n.currentLocale === i18n.defaultLocale ? baseUrl : baseUrl.replace(/[^/]+\/$/, '');
      const {latest} = releaseContentOf(allContent);
      const {index, full} = llmsFiles(listed, {
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
      write('llms.txt', index);
      write('llms-full.txt', full);
    },
  };
}
