import {existsSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folder of the index below the base URL of each locale. */
export const INDEX_FOLDER = 'search-index';

/**
 * Docusaurus plugin: serves the index of the last build, if there is one, during development, when no pages are built.
 */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack(_config, isServer) {
      const last = path.join(context.outDir, INDEX_FOLDER);
      if (isServer || process.env.NODE_ENV === 'production' || !existsSync(last)) return undefined;
      const devServer = {static: [{directory: last, publicPath: `${context.baseUrl}${INDEX_FOLDER}`}]};
      // Docusaurus passes the key to its development server, but its types don't include it.
      return {devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
