import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {latestReleases, loadReleases} from './src/features/releases/loadReleases.ts';
import {searchConfig} from './src/features/search/searchConfig.ts';
import {announcementBar} from './src/config/announcementBar.ts';
import {docsInstances} from './src/config/docsInstances.ts';
import {readEnv} from './src/site/env.ts';
import {footer} from './src/config/footer.ts';
import {hasFullHistory} from './src/site/git.ts';
import {currentLocale, LOCALE_CONFIGS, LOCALES} from './src/site/locales.ts';
import {navbar} from './src/config/navbar.ts';
import {newsInstances} from './src/config/newsInstances.ts';
import {siteFrontMatter} from './src/config/parseFrontMatter.ts';
import {providerPages, type ProviderFields} from './src/site/provider.ts';
import {SITE_TEXTS} from './src/config/siteTexts.ts';
import {sitemapOptions} from './src/config/sitemap.ts';
import {TEST_PAGES} from './src/site/testPages.ts';
import {isUntranslated} from './src/site/pageFiles.ts';

const env = readEnv();
const latest = latestReleases(loadReleases());
const texts = SITE_TEXTS[currentLocale()];
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

  // Listed individually because `v4: true` would rename the storage keys.
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
      // Caused localized sites to be deployed without styles (facebook/docusaurus#11240).
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
      './src/config/themeClassic/preset.ts',
      {
        docs: false,
        // Replaced by the local `news` plugin, which extends the blog.
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
    // Must be first, because later modules read the URL.
    './src/features/navigation/wellFormedAddress.ts',
    './src/features/session/sessionClient.ts',
    './src/features/chat/chat.ts',
    './src/features/embedding/docsHeight.ts',
    './src/features/embedding/leavingLinks.ts',
    './src/features/navigation/scrollRestoration.ts',
    './src/features/navigation/storageAfterRestore.ts',
    './src/features/services/tagManager.ts',
    './src/features/navigation/targetInView.ts',
    './src/features/yourValues/valuesClient.ts',
  ],

  plugins: [
    ...docsInstances(latest, env, {lastUpdate: hasFullHistory()}),
    ...newsInstances(latest, env),
    // Without `min` and `max` the loader ignores `steps`.
    ['@docusaurus/plugin-ideal-image', {quality: 85, min: 640, max: 1280, steps: 2, disableInDev: false}],
    './src/clientBundle/clientBundle.ts',
    './src/config/lazyPages/lazyPages.ts',
    './src/config/postCss/postCss.ts',
    './src/features/releases/siteReleases.ts',
    './src/features/search/searchIndexPlugin.ts',
    './src/features/mediation/mediationData.ts',
    './src/config/announcementReset.ts',
    './src/features/glossary/glossary.ts',
    './src/features/problems/problemIndex.ts',
    './src/features/requirements/requirementsData.ts',
    './src/features/upgradePlan/upgradePlanData.ts',
    './src/features/projectCheck/projectCheckData.ts',
    './src/features/versionConflicts/versionConflicts.ts',
    './src/features/embedding/themeFromQuery.ts',
    './src/features/translation/translationStatePlugin.ts',
    ['./src/features/services/serviceTags.ts', env],
    [
      './src/afterBuild/afterBuild.ts',
      {settings: env, publisher: {name: 'Appodeal', url: `https://${env.PROVIDER_DOMAIN}`}},
    ],
    // Pages in various states of the layout, for browser tests. Built with the site but never deployed; see
    // `scripts/build.ts`.
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
      // The colors of both modes are in `src/css/code.css`.
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
