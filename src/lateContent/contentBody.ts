import type * as bodyModule from './body.ts';

type BodyModule = typeof bodyModule;

// The prerendering cannot wait, and `npm start` need not be lean.
let loaded =
  process.env.PRERENDERING === 'true' || process.env.NODE_ENV !== 'production'
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be in every page's scripts
      (require('./body.ts') as BodyModule)
    : undefined;

/**
 * Fetches what the texts of docs are drawn with, once.
 * @throws (rejects) if it cannot be fetched; the next call asks again
 */
export async function loadContentBody(): Promise<BodyModule> {
  loaded ??= await import(/* webpackChunkName: "doc-body" */ './body.ts');
  return loaded;
}

/** What `loadContentBody` has fetched. */
export function contentBody(): BodyModule | undefined {
  return loaded;
}
