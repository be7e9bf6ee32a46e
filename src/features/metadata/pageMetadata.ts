import {readFileSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {docsFacts, type DocsFacts, type TrailItem} from './docsFacts.ts';
import {openGraphTags, structuredDataTag, withHeadTags} from './headTags.ts';
import {readHead, type PageHead} from './pageHead.ts';
import {readQuestions} from './questions.ts';
import {articleData, homeData, listData, type SiteFacts} from './structuredData.ts';
import {currentLocale} from '../../site/locales.ts';
import {PLATFORM_NAMES, SECTIONS} from '../../site/sections.ts';
import {isTestPage} from '../../site/testPages.ts';
import {HEIGHT, makeSocialImages, WIDTH, type SocialImage} from './socialImages/makeSocialImages.ts';

/** Folder of the pictures below the base address of each language. */
const FOLDER = 'social';

interface Page {
  /** Path in the folder of the language. */
  file: string;
  head: PageHead;
  facts: DocsFacts | undefined;
  image: string;
}

/** Files of the pages of one language that are deployed. */
function pageFiles(outDir: string, otherLocales: readonly string[]): string[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
    .filter((file) => !isTestPage(file) && !otherLocales.some((locale) => file.startsWith(`${locale}/`)))
    .sort();
}

/**
 * Docusaurus plugin: what machines read of a page and browsers need not load — its picture for social networks, drawn
 * here, and structured data. Written into the built pages, so that nothing of it is in the scripts.
 */
export default function pageMetadata(
  {siteConfig, i18n, baseUrl}: LoadContext,
  {publisher}: {publisher: SiteFacts['publisher']},
): Plugin {
  const origin = siteConfig.url.replace(/\/$/, '');
  const localeConfig = i18n.localeConfigs[i18n.currentLocale];
  const site: SiteFacts = {
    name: siteConfig.title,
    description: siteConfig.tagline,
    home: origin + baseUrl,
    language: localeConfig?.htmlLang ?? i18n.currentLocale,
    publisher,
  };
  const sectionName = (id: string): string =>
    SECTIONS.find((section) => section.id === id)?.label[currentLocale()] ?? '';
  let factsByPath = new Map<string, DocsFacts>();

  function dataOf({head, facts, image}: Page, html: string): string {
    if (head.canonical === site.home) return structuredDataTag(homeData(site));
    if (facts === undefined) return '';
    const section: TrailItem = {name: sectionName(facts.section), path: `${baseUrl}${facts.section}`};
    const trail = [section, ...facts.trail].map((item) => ({...item, path: origin + item.path}));
    if (facts.pageType === undefined) return structuredDataTag(listData(site, {head, trail}));
    return structuredDataTag(
      articleData(site, {
        head,
        image,
        lastUpdatedAt: facts.lastUpdatedAt,
        trail,
        questions: facts.pageType === 'faq' ? readQuestions(html) : [],
      }),
    );
  }

  function socialImageOf({head, facts}: Page): SocialImage {
    return {
      title: head.title,
      section:
        head.canonical === site.home
          ? Object.values(PLATFORM_NAMES).join(', ')
          : sectionName(facts?.section ?? ''),
      siteName: site.name,
      language: localeConfig?.label ?? i18n.currentLocale,
    };
  }

  return {
    name: 'page-metadata',
    allContentLoaded({allContent}) {
      factsByPath = docsFacts(
        (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>,
      );
    },
    async postBuild({outDir}) {
      const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      // The other plugins first make their copies of pages.
      await Promise.resolve();
      const pages = pageFiles(outDir, others).flatMap((file): Page[] => {
        const head = readHead(readFileSync(path.join(outDir, file), 'utf8'), siteConfig.title);
        if (head === undefined) return [];
        const name = file.replace(/(?:(^|\/)index)?\.html$/, '$1').replace(/\/$/, '');
        return [
          {
            file,
            head,
            facts: factsByPath.get(baseUrl + name),
            image: `${site.home}${FOLDER}/${name || 'index'}.png`,
          },
        ];
      });
      for (const page of pages) {
        const file = path.join(outDir, page.file);
        const html = readFileSync(file, 'utf8');
        const tags = openGraphTags({
          siteName: site.name,
          isArticle: page.facts?.pageType !== undefined,
          lastUpdatedAt: page.facts?.lastUpdatedAt,
          image: {
            address: page.image,
            alt: [page.head.title, socialImageOf(page).section, site.name].filter(Boolean).join(' — '),
            width: WIDTH,
            height: HEIGHT,
          },
        });
        // In one step, without pause: other plugins read the pages at the same time.
        writeFileSync(`${file}.part`, withHeadTags(html, tags + dataOf(page, html)));
        renameSync(`${file}.part`, file);
      }
      await makeSocialImages(
        new Map(
          pages.map((page) => [
            path.join(outDir, decodeURI(page.image.slice(site.home.length))),
            socialImageOf(page),
          ]),
        ),
      );
    },
  };
}
