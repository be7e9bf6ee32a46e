import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG, useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import SearchMetadata from '@theme/SearchMetadata';
import React, {type ReactNode} from 'react';

import FontPreload from '../../ui/FontPreload/FontPreload.tsx';
import {servedAddress} from '../../site/servedAddress.ts';
import type {TranslationData} from '../../features/translation/translationStatePlugin.ts';
import {routeOfAddress} from '../../site/route.ts';

import {useIsMissing} from './useIsMissing.ts';

/*
 * Ejected from theme-classic 3.10.2, which assumes that every page is translated. Changed: a page without a Russian translation has no alternates in either language, and its URL under /ru points search engines to the English page. The versions page has the URL at which the host serves it. The 404 page has no such URLs. The addPageMetadata step writes the images for social networks.
 */

function useIsUntranslated(): boolean {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const {untranslated} = usePluginData('translation-state', undefined, {failfast: true}) as TranslationData;
  return untranslated.includes(routeOfAddress(pathname, baseUrl));
}

/** Renders the URLs of the page in all languages, for search engines and for other pages that link to it. */
function AlternateLangHeaders({isUntranslated}: {isUntranslated: boolean}): ReactNode {
  const {
    i18n: {currentLocale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const currentHtmlLang = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  // HTML uses BCP 47 language tags, but Open Graph uses an underscore.
  const openGraphLocale = (code: string): string => code.replace('-', '_');
  const locale = (
    <meta property="og:locale" content={openGraphLocale(isUntranslated ? defaultLocale : currentHtmlLang)} />
  );
  if (isUntranslated) return <Head>{locale}</Head>;
  return (
    <Head>
      {Object.entries(localeConfigs).map(([name, {htmlLang}]) => (
        <link
          key={name}
          rel="alternate"
          href={servedAddress(createUrl({locale: name, fullyQualified: true}))}
          hrefLang={htmlLang}
        />
      ))}
      <link
        rel="alternate"
        href={servedAddress(createUrl({locale: defaultLocale, fullyQualified: true}))}
        hrefLang="x-default"
      />
      {locale}
      {Object.values(localeConfigs)
        .filter(({htmlLang}) => htmlLang !== currentHtmlLang)
        .map(({htmlLang}) => (
          <meta
            key={`meta-og-${htmlLang}`}
            property="og:locale:alternate"
            content={openGraphLocale(htmlLang)}
          />
        ))}
    </Head>
  );
}

function CanonicalUrlHeaders({isUntranslated}: {isUntranslated: boolean}): ReactNode {
  const {
    i18n: {currentLocale, defaultLocale},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const isCopy = isUntranslated && currentLocale !== defaultLocale;
  const url = servedAddress(
    createUrl({locale: isCopy ? defaultLocale : currentLocale, fullyQualified: true}),
  );
  return (
    <Head>
      <meta property="og:url" content={url} />
      <link rel="canonical" href={url} />
      {isCopy && <meta name="robots" content="noindex, follow" />}
    </Head>
  );
}

export default function SiteMetadata(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {metadata} = useThemeConfig();
  const isUntranslated = useIsUntranslated();
  const isMissing = useIsMissing();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        {/* Rendered on the server so that the keyboard focus class can be set without scripts. */}
        <body />
      </Head>
      {/* Only the first page of a visit loads fonts, so the scripts don't contain their URLs. */}
      {process.env.PRERENDERING === 'true' && <FontPreload locale={currentLocale} />}
      {!isMissing && (
        <>
          <CanonicalUrlHeaders isUntranslated={isUntranslated} />
          <AlternateLangHeaders isUntranslated={isUntranslated} />
        </>
      )}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      {/* A separate Head is needed because, within one Head, the same tag would appear twice instead of being replaced. */}
      <Head>
        {metadata.map((metadatum, index) => (
          <meta key={index} {...metadatum} />
        ))}
      </Head>
    </>
  );
}
