import {leavesOf} from '../../leanClient/chunkNames.ts';
import {splitRoutes, type GeneratedRoute, type GeneratedTables} from './routeTables.ts';

/** Names of scripts, relative to the site, by the chunk that needs them. */
export type ChunkFiles = Record<string, string[]>;

/** Keys of the routes that lead to each page, by its address. */
function keysByPage(routes: readonly GeneratedRoute[], above: readonly string[] = []): [string, string[]][] {
  return routes.flatMap(({path, key, routes: nested}) => {
    const keys = [...above, key];
    return nested ? keysByPage(nested, keys) : [[path, keys] as [string, string[]]];
  });
}

/**
 * Addresses of the scripts that a page needs besides the entry, by its address; the fallback route has none.
 * @param files scripts of each chunk
 */
export function scriptsByPage(
  tables: GeneratedTables,
  baseUrl: string,
  files: ChunkFiles,
): Map<string, string[]> {
  const {branches} = splitRoutes(tables.routes, baseUrl);
  return new Map(
    keysByPage(tables.routes)
      .filter(([address]) => address !== '*')
      .map(([address, keys]) => {
        const branch = branches.find(({path}) => address === path || address.startsWith(`${path}/`));
        const chunks = [
          ...(branch ? [branch.name] : []),
          ...keys.flatMap((key) => leavesOf(tables.chunkNames[key])),
        ];
        const scripts = new Set(chunks.flatMap((chunk) => files[chunk] ?? []));
        return [address, [...scripts].map((script) => baseUrl + script)];
      }),
  );
}

const RUNTIME = /<script src="?[^\s">]*\/runtime~main[^\s">]*"? defer(?:="[^"]*")?><\/script>/;

/**
 * A page with its scripts between the loader of scripts and the entry, which then finds them there.
 * @throws if the page has no loader of scripts
 */
export function withScripts(html: string, scripts: readonly string[], file: string): string {
  const match = RUNTIME.exec(html);
  if (!match) throw new Error(`${file}: no script runtime~main, so the scripts of the page cannot be added.`);
  const end = match.index + match[0].length;
  const tags = scripts.map((script) => `<script src="${script}" defer></script>`).join('');
  return html.slice(0, end) + tags + html.slice(end);
}
