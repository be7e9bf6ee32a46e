import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';

import type {AfterBuildStep, BuiltPage, FinishedBuild} from '../../afterBuild/afterBuildStep.ts';
import {currentLocale} from '../../site/locales.ts';
import {PLATFORM_NAMES, SECTIONS} from '../../site/sections.ts';
import {isTestPage} from '../../site/testPages.ts';

import {docsFacts, type DocsFacts, type TrailItem} from './docsFacts.ts';
import {openGraphTags, structuredDataTag, withHeadTags} from './headTags.ts';
import {readHead, type PageHead} from './pageHead.ts';
import {readQuestions} from './questions.ts';
import {HEIGHT, makeSocialImages, WIDTH, type SocialImage} from './socialImages/makeSocialImages.ts';
import {articleData, homeData, listData, type SiteFacts} from './structuredData.ts';

/** Folder of the Open Graph images below the base URL of each locale. */
const FOLDER = 'social';

interface Page {
  head: PageHead;
  facts: DocsFacts | undefined;
  /** URL of its Open Graph image. */
  image: string;
}

/**
 * After-build step: adds what only crawlers need: structured data and the Open Graph image, which this step also draws.
 * Both are added only to the markup so that the scripts contain neither.
 */
export function addPageMetadata(
  {siteConfig, i18n, baseUrl, outDir, allContent}: FinishedBuild,
  publisher: SiteFacts['publisher'],
): AfterBuildStep {
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
  const factsByPath = docsFacts(
    (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>,
  );

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
        verified: facts.verified,
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

  /** Images to draw, keyed by output file. */
  const images = new Map<string, SocialImage>();
  return {
    rewrite(html, {file, address}: BuiltPage) {
      const head = isTestPage(file) || file === '404.html' ? undefined : readHead(html, siteConfig.title);
      if (head === undefined) return html;
      const name = address.slice(1);
      const facts = factsByPath.get(baseUrl + name);
      // Images and structured data contain the section separately.
      if (facts !== undefined) head.title = facts.title;
      const imageName = `${FOLDER}/${name || 'index'}.png`;
      const page: Page = {head, facts, image: site.home + imageName};
      const image = socialImageOf(page);
      images.set(path.join(outDir, decodeURI(imageName)), image);
      const tags = openGraphTags({
        siteName: site.name,
        isArticle: page.facts?.pageType !== undefined,
        lastUpdatedAt: page.facts?.lastUpdatedAt,
        image: {
          address: page.image,
          alt: [head.title, image.section, site.name].filter(Boolean).join(' — '),
          width: WIDTH,
          height: HEIGHT,
        },
      });
      return withHeadTags(html, tags + dataOf(page, html));
    },
    async finish() {
      await makeSocialImages(images);
    },
  };
}
