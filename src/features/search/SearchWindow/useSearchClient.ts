import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';

import {isSlowConnection} from '../../services/isSlowConnection.ts';
import {NEWS} from '../../../site/postFile.ts';
import {embeddedClient} from '../embeddedClient.ts';
import {hostedClient, searchTag, type AlgoliaClient} from '../hostedClient.ts';
import type {SearchClient} from '../searchClient.ts';
import type {Locale} from '../../../site/locales.ts';
import {EMBEDDED, type searchConfig} from '../searchConfig.ts';

import {isPage} from './isPage.ts';
import {sectionLabels} from './sectionLabels.ts';

/** The only client per page load, so that the window and the search page share loaded data. */
let shared: SearchClient | undefined;

/** Runs a task when the browser is idle, but never on slow or metered connections. */
function whenIdle(task: () => void) {
  if (isSlowConnection()) return;
  // Waits until the reader has stopped typing.
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(task);
    else task();
  }, 4000);
}

/**
 * Returns the site's search client, which is the hosted one if the build has an application ID, or else the embedded
 * one.
 */
export function useSearchClient(): SearchClient {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {algolia} = useThemeConfig() as unknown as {algolia: ReturnType<typeof searchConfig>};
  const docs = useAllDocsData();
  return useMemo(() => {
    if (shared) return shared;
    const labels = sectionLabels(i18n.currentLocale as Locale);
    const sectionLabel = (section: string) => (Object.hasOwn(labels, section) && labels[section]) || '';
    let algoliaClient: Promise<AlgoliaClient> | undefined;
    shared =
      algolia.appId === EMBEDDED
        ? embeddedClient({baseUrl: siteConfig.baseUrl, sectionLabel, whenIdle})
        : hostedClient({
            client: () => {
              algoliaClient ??= import('algoliasearch/lite')
                .then(({liteClient}) => liteClient(algolia.appId, algolia.apiKey) as unknown as AlgoliaClient)
                .catch((error: unknown) => {
                  // Lets the next search retry.
                  algoliaClient = undefined;
                  throw error;
                });
              return algoliaClient;
            },
            indexName: algolia.indexName,
            language: i18n.currentLocale,
            tags: ['default', ...[...Object.keys(docs), NEWS].map(searchTag)],
            siteUrl: siteConfig.url,
            sectionLabel,
            exists: isPage,
          });
    return shared;
  }, [algolia, docs, i18n.currentLocale, siteConfig.baseUrl, siteConfig.url]);
}
