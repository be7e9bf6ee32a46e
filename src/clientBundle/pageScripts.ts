import {leavesOf} from './browser/chunkNames.ts';
import {splitRoutes, type GeneratedRoute, type GeneratedTables} from './routeTables.ts';
import {PAGE_SCRIPTS_ID} from './startScripts.ts';

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
 * Addresses of the scripts that each page needs besides the entry, by its address; the fallback route has none.
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

const DEFERRED = /<script src="?([^\s">]*\/assets\/js\/[^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;
const LIST = new RegExp(`<script[^>]* id="?${PAGE_SCRIPTS_ID}"?[^>]*>(.*?)</script>`, 's');

/**
 * A page with a list of its scripts for `START_SCRIPTS` instead of elements that load them: between the loader of scripts
 * and the entry, which then finds them there, those given.
 * @throws if the page has no loader of scripts
 */
export function withScripts(html: string, scripts: readonly string[], file: string): string {
  const [loader, ...others] = [...html.matchAll(DEFERRED)];
  if (!loader?.[1]?.includes('/runtime~main')) {
    throw new Error(`${file}: no script runtime~main, so the scripts of the page cannot be added.`);
  }
  const list = [loader[1], ...scripts, ...others.map(([, address]) => address)];
  const element = `<script type="application/json" id="${PAGE_SCRIPTS_ID}">${JSON.stringify(list)}</script>`;
  return (
    html.slice(0, loader.index) + element + html.slice(loader.index + loader[0].length).replace(DEFERRED, '')
  );
}

/**
 * A page whose closed tab panels are `hidden="until-found"`, so that find-in-page, text fragments and hashes reach their
 * text before the scripts run. Neither React nor the minifier of pages keeps a value of `hidden`.
 */
export function withFindablePanels(html: string): string {
  return html.replace(
    /(<div role="?tabpanel"?(?:\s[^\s=>]+(?:=(?:"[^"]*"|[^\s">]+))?)*?\shidden)(?:="")?(?=[\s>])/g,
    '$1=until-found',
  );
}

/**
 * Addresses of the scripts that a built page starts with `START_SCRIPTS`; none where it has no list.
 * @throws if the list is not JSON
 */
export function readScripts(html: string): string[] {
  const json = LIST.exec(html)?.[1];
  return json === undefined ? [] : (JSON.parse(json) as string[]);
}
