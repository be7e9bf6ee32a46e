import type {SiteEnv} from '../../site/env.ts';

/** Placeholder for the application id where search is embedded. The theme requires one, but nothing is sent to it. */
export const EMBEDDED = 'EMBEDDED';

interface AlgoliaConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  searchPagePath: string;
}

/** Returns the settings of the search theme: those of the hosted search if there are any, otherwise placeholders. */
export function searchConfig(env: SiteEnv): AlgoliaConfig {
  return {
    appId: env.ALGOLIA_APP_ID ?? EMBEDDED,
    apiKey: env.ALGOLIA_SEARCH_KEY ?? EMBEDDED,
    indexName: env.ALGOLIA_INDEX ?? 'appodeal-help-center',
    contextualSearch: true,
    searchPagePath: 'search',
  };
}
