import chunkFiles from '@generated/chunkFiles';
import chunkNames from '@generated/routesChunkNames';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';

import {afterLoadAndIdle} from '../../features/services/afterLoadAndIdle.ts';
import {isSlowConnection} from '../../features/services/isSlowConnection.ts';
import {loadHighlighter} from '../../theme/CodeBlock/Content/useHighlighter.ts';
import {leavesOf, type ChunkNames} from './chunkNames.ts';
import {matchAddress} from '../../features/navigation/matchAddress.ts';
import preloadPage from './preload.ts';

declare const __webpack_require__: {p: string; u: (chunkId: string) => string};

const fetched = new Set<string>();
const loaded = new Set<string>();

/** Returns the chunks of routes. Their keys are their paths, followed by a hash. */
function chunksOf(paths: ReadonlySet<string>): string[] {
  return Object.entries(chunkNames as Record<string, ChunkNames>)
    .filter(([key]) => paths.has(key.slice(0, key.lastIndexOf('-'))))
    .flatMap(([, names]) => leavesOf(names));
}

/** Returns whether the page has already requested a script. */
function isRequested(file: string): boolean {
  return document.head.querySelector(`[src="${file}"], [href="${file}"]`) !== null;
}

/** Returns a link without its query and hash, which routes don't have. */
function pathOf(link: string): string {
  return /^[^?#]*/.exec(link)?.[0] ?? link;
}

async function prefetchPage(pathname: string): Promise<void> {
  const matches = await matchAddress(pathname);
  const paths = new Set(matches.map(({route}) => route.path).filter((path) => typeof path === 'string'));
  // Chunks are named after their IDs, and files after their chunks, except those in `chunkFiles`. See the
  // `clientBundle` plugin.
  const ids = chunksOf(paths).flatMap((id) => {
    const file = chunkFiles[id];
    if (file === undefined) return [id];
    return file === null ? [] : [file];
  });
  const files = new Set(ids.map((id) => __webpack_require__.p + __webpack_require__.u(id)));
  await Promise.all([...files].filter((file) => !isRequested(file)).map((file) => prefetchFile(file)));
}

/**
 * Called by links: `prefetch` when they come into view, and `preload` on hover. Both return `false` if there is nothing
 * to do. Replaces Docusaurus' `client/docusaurus`, which requires the table of all routes.
 */
export default Object.freeze({
  prefetch(link: string): false | Promise<void> {
    const pathname = pathOf(link);
    if (isSlowConnection() || loaded.has(pathname) || fetched.has(pathname)) return false;
    fetched.add(pathname);
    // Waits, because all visible links are prefetched when the page is hydrated. If a branch can't be fetched now, the
    // navigation retries and reports the failure to the reader.
    return new Promise((resolve) => {
      afterLoadAndIdle(() => {
        resolve(prefetchPage(pathname).catch(() => undefined));
      });
    });
  },
  preload(link: string): false | Promise<unknown> {
    const pathname = pathOf(link);
    if (isSlowConnection() || loaded.has(pathname)) return false;
    loaded.add(pathname);
    void loadHighlighter();
    return preloadPage(pathname);
  },
});
