import SearchResults from '@site/src/features/search/SearchResults/SearchResults';
import {quotedQuery} from '@site/src/features/search/limitQuery';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Renders the search page, which offers the same search as the window, with a filter and all results. Replaces the
 * theme's page, which creates a separate Algolia client.
 */
export default function SearchPage(): ReactNode {
  const [query] = useSearchQueryString();
  const title = query
    ? translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
        {query: quotedQuery(query)},
      )
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.search.description',
          message: 'Search the Appodeal SDK documentation for Android, iOS, and Unity.',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <SearchResults />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
