import type {SiteEnv} from '../../site/env.ts';

/** Placeholder for the application ID if search is embedded. The theme requires an ID, but no data is sent. */
export const EMBEDDED = 'EMBEDDED';

interface AlgoliaConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  searchPagePath: string;
}

/**
 * Returns the settings of the search theme, which are those of the hosted search if there are any, or else
 * placeholders.
 */
export function searchConfig(env: SiteEnv): AlgoliaConfig {
  return {
    appId: env.ALGOLIA_APP_ID ?? EMBEDDED,
    apiKey: env.ALGOLIA_SEARCH_KEY ?? EMBEDDED,
    indexName: env.ALGOLIA_INDEX ?? 'appodeal-help-center',
    contextualSearch: true,
    searchPagePath: 'search',
  };
}
