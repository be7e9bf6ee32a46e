import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, LoadContext, PluginConfig} from '@docusaurus/types';

import afterBuild from './src/afterBuild/afterBuild.ts';
import clientBundle from './src/clientBundle/clientBundle.ts';
import {announcementBar} from './src/config/announcementBar.ts';
import announcementReset from './src/config/announcementReset.ts';
import {docsInstances} from './src/config/docsInstances.ts';
import {footer} from './src/config/footer.ts';
import lazyPages from './src/config/lazyPages/lazyPages.ts';
import {navbar} from './src/config/navbar.ts';
import {newsInstances} from './src/config/newsInstances.ts';
import {siteFrontMatter} from './src/config/parseFrontMatter.ts';
import postCss from './src/config/postCss/postCss.ts';
import {SITE_TEXTS} from './src/config/siteTexts.ts';
import {sitemapOptions} from './src/config/sitemap.ts';
import themeFromQuery from './src/features/embedding/themeFromQuery.ts';
import glossary from './src/features/glossary/glossary.ts';
import mediationData from './src/features/mediation/mediationData.ts';
import problemIndex from './src/features/problems/problemIndex.ts';
import projectCheckData from './src/features/projectCheck/projectCheckData.ts';
import {latestReleases, loadReleases} from './src/features/releases/loadReleases.ts';
import siteReleases from './src/features/releases/siteReleases.ts';
import requirementsData from './src/features/requirements/requirementsData.ts';
import {searchConfig} from './src/features/search/searchConfig.ts';
import searchIndexPlugin from './src/features/search/searchIndexPlugin.ts';
import serviceTags from './src/features/services/serviceTags.ts';
import translationStatePlugin from './src/features/translation/translationStatePlugin.ts';
import upgradePlanData from './src/features/upgradePlan/upgradePlanData.ts';
import versionConflicts from './src/features/versionConflicts/versionConflicts.ts';
import {readEnv} from './src/site/env.ts';
import {hasFullHistory} from './src/site/git.ts';
import {currentLocale, LOCALE_CONFIGS, LOCALES} from './src/site/locales.ts';
import {isUntranslated} from './src/site/pageFiles.ts';
import {providerPages, type ProviderFields} from './src/site/provider.ts';
import {TEST_PAGES} from './src/site/testPages.ts';

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
      // Pages depend on files that the bundler does not know, such as the changelogs. See
      // `guides/decisions/no-persistent-cache.md`.
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
    // Imported instead of given as paths, so that they share modules, which saves up to half a second per language. In pairs
    // with options, because Knip calls a plain function without the context.
    ...[
      clientBundle,
      lazyPages,
      postCss,
      siteReleases,
      searchIndexPlugin,
      mediationData,
      announcementReset,
      glossary,
      problemIndex,
      requirementsData,
      upgradePlanData,
      projectCheckData,
      versionConflicts,
      themeFromQuery,
      translationStatePlugin,
      (context: LoadContext) => serviceTags(context, env),
      (context: LoadContext) =>
        afterBuild(context, {
          settings: env,
          publisher: {name: 'Appodeal', url: `https://${env.PROVIDER_DOMAIN}`},
        }),
    ].map((plugin) => [plugin, {}]),
    // Pages in various states of the layout, for browser tests. Built with the site but never deployed; see
    // `scripts/build.ts`.
    ['@docusaurus/plugin-content-pages', {id: TEST_PAGES, path: 'tests/pages', routeBasePath: TEST_PAGES}],
    // The expected type doesn't accept plugins with typed content.
  ] as PluginConfig[],

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
