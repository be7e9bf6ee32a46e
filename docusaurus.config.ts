import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {latestReleases, loadReleases} from './src/releases/loadReleases.ts';
import {searchConfig} from './src/search/searchConfig.ts';
import {announcementBar} from './src/site/announcementBar.ts';
import {docsInstances} from './src/site/docsInstances.ts';
import {readEnv} from './src/site/env.ts';
import {footer} from './src/site/footer.ts';
import {hasFullHistory} from './src/site/gitHistory.ts';
import {currentLocale, LOCALE_CONFIGS, localizedTexts, LOCALES} from './src/site/localized.ts';
import {navbar} from './src/site/navbar.ts';
import {newsInstances} from './src/site/newsInstances.ts';
import {siteFrontMatter} from './src/site/parseFrontMatter.ts';
import {providerPages, type ProviderFields} from './src/site/provider.ts';
import {sitemapOptions} from './src/site/sitemap.ts';
import {TEST_PAGES} from './src/site/testPages.ts';
import {isUntranslated} from './src/translationState/pageFiles.ts';

const env = readEnv();
const latest = latestReleases(loadReleases());
const texts = localizedTexts();
const provider: ProviderFields = {domain: env.PROVIDER_DOMAIN, pages: providerPages(env.PROVIDER_URL)};
const localeBaseUrl = currentLocale() === 'en' ? env.BASE_URL : `${env.BASE_URL}${currentLocale()}/`;

const config = {
  title: texts.title,
  tagline: texts.tagline,
  favicon: 'img/favicon.svg',
  url: env.SITE_URL,
  baseUrl: env.BASE_URL,
  trailingSlash: false,
  noIndex: env.PREVIEW,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  // Keys without a suffix: `theme`, `docusaurus.announcement.dismiss` and the like are the same in both languages.
  storage: {type: 'localStorage', namespace: false},

  // One by one: `v4: true` would rename the storage keys.
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
    },
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // Has put localised sites online without styles (facebook/docusaurus#11240).
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },

  i18n: {
    defaultLocale: 'en',
    locales: LOCALES,
    localeConfigs: LOCALE_CONFIGS,
  },

  markdown: {
    parseFrontMatter: siteFrontMatter(latest),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  presets: [
    [
      './src/plugins/themeClassic/preset.ts',
      {
        docs: false,
        // A plugin of ours, `news`, extends the blog.
        blog: false,
        sitemap: sitemapOptions({
          ...env,
          locale: currentLocale(),
          hasDates: hasFullHistory(),
          isUntranslated: (url) => isUntranslated(url, {baseUrl: env.BASE_URL}),
        }),
        theme: {customCss: './src/css/custom.css'},
      } satisfies Options,
    ],
  ],

  customFields: {provider},

  clientModules: [
    // First: what follows reads the address.
    './src/clientModules/wellFormedAddress.ts',
    './src/clientModules/session.ts',
    './src/clientModules/chat.ts',
    './src/clientModules/docsHeight.ts',
    './src/clientModules/leavingLinks.ts',
    './src/clientModules/scrollRestoration.ts',
    './src/clientModules/storageAfterRestore.ts',
    './src/clientModules/tagManager.ts',
    './src/clientModules/targetInView.ts',
  ],

  plugins: [
    ...docsInstances(latest, env, {lastUpdate: hasFullHistory()}),
    ...newsInstances(latest, env),
    // Without `min` and `max` the loader ignores `steps`.
    ['@docusaurus/plugin-ideal-image', {quality: 85, min: 640, max: 1280, steps: 2, disableInDev: false}],
    // First, because it completes the pages that others read after the build.
    './src/plugins/leanClient/leanClient.ts',
    // Second, because it moves a page.
    './src/plugins/versionsAddress/versionsAddress.ts',
    './src/plugins/lazyPages/lazyPages.ts',
    './src/plugins/postCss/postCss.ts',
    './src/plugins/siteReleases/siteReleases.ts',
    './src/plugins/searchIndex/searchIndex.ts',
    './src/plugins/markdownTwins/markdownTwins.ts',
    './src/plugins/mediationData/mediationData.ts',
    './src/plugins/announcementReset/announcementReset.ts',
    './src/plugins/glossary/glossary.ts',
    './src/plugins/problemIndex/problemIndex.ts',
    './src/plugins/themeFromQuery/themeFromQuery.ts',
    './src/plugins/translationState/translationState.ts',
    ['./src/plugins/serviceTags/serviceTags.ts', env],
    ['./src/plugins/hostFiles/hostFiles.ts', env],
    ['./src/plugins/robots/robots.ts', env],
    [
      './src/plugins/pageMetadata/pageMetadata.ts',
      {publisher: {name: 'Appodeal', url: `https://${env.PROVIDER_DOMAIN}`}},
    ],
    // States of the frame for the browser tests. Built with the site, never deployed: see `scripts/build.ts`.
    ['@docusaurus/plugin-content-pages', {id: TEST_PAGES, path: 'tests/pages', routeBasePath: TEST_PAGES}],
  ],

  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {
      sidebar: {hideable: true, autoCollapseCategories: false},
      versionPersistence: 'localStorage',
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: announcementBar(latest, localeBaseUrl),
    algolia: searchConfig(env),
    navbar: navbar(provider.pages),
    footer,
    prism: {
      // Colors of both modes are in `src/css/code.css`.
      theme: {
        plain: {color: 'var(--site-code-text)', backgroundColor: 'var(--site-code-background)'},
        styles: [],
      },
      additionalLanguages: [
        'swift',
        'objectivec',
        'bash',
        'ruby',
        'kotlin',
        'java',
        'csharp',
        'groovy',
        'cpp',
        'json',
        'toml',
        'properties',
        'diff',
      ],
    },
  } satisfies ThemeConfig,
} satisfies Config;

export default config;
