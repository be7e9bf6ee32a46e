import type {SiteEnv} from '../../site/env.ts';

/** Stands for an application id where search is embedded: the theme asks for one, and nothing is sent to it. */
export const EMBEDDED = 'EMBEDDED';

interface AlgoliaConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  searchPagePath: string;
}

/** Settings of the search theme: those of the hosted search if there are any, else values that reach nobody. */
export function searchConfig(env: SiteEnv): AlgoliaConfig {
  return {
    appId: env.ALGOLIA_APP_ID ?? EMBEDDED,
    apiKey: env.ALGOLIA_SEARCH_KEY ?? EMBEDDED,
    indexName: env.ALGOLIA_INDEX ?? 'appodeal-help-center',
    contextualSearch: true,
    searchPagePath: 'search',
  };
}
