import {leavesOf} from './browser/chunkNames.ts';
import {splitRoutes, type GeneratedRoute, type GeneratedTables} from './routeTables.ts';
import {PAGE_SCRIPTS_ID} from './startScripts.ts';

/** Names of scripts or style sheets, relative to the site, keyed by the chunk that needs them. */
export type ChunkFiles = Record<string, string[]>;

/** Returns the path of each page with the keys of the routes that lead to it. */
function keysByPage(routes: readonly GeneratedRoute[], above: readonly string[] = []): [string, string[]][] {
  return routes.flatMap(({path, key, routes: nested}) => {
    const keys = [...above, key];
    return nested ? keysByPage(nested, keys) : [[path, keys] as [string, string[]]];
  });
}

/**
 * Returns the URLs of the scripts or style sheets that each page needs in addition to the entry, keyed by path. The
 * fallback route has none.
 * @param files scripts or style sheets of each chunk.
 */
export function filesByPage(
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
        const own = new Set(chunks.flatMap((chunk) => files[chunk] ?? []));
        return [address, [...own].map((file) => baseUrl + file)];
      }),
  );
}

const DEFERRED = /<script src="?([^\s">]*\/assets\/js\/[^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;
const LIST = new RegExp(`<script[^>]* id="?${PAGE_SCRIPTS_ID}"?[^>]*>(.*?)</script>`, 's');

/**
 * Returns a page in which a list of its scripts, for `START_SCRIPTS`, replaces the elements that load them. The list is
 * inserted between the script loader and the entry.
 * @throws Error if the page has no script loader.
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
 * Returns a page that links these style sheets after the one that every page has.
 * @throws Error if the page has no style sheet.
 */
export function withStyles(html: string, styles: readonly string[], file: string): string {
  const link = /<link rel="?stylesheet"? href="?[^\s">]*\/assets\/css\/[^>]*>/.exec(html);
  if (!link) throw new Error(`${file}: no style sheet, so those of the page cannot be added.`);
  const end = link.index + link[0].length;
  const links = styles
    .filter((address) => !html.includes(address))
    .map((address) => `<link rel="stylesheet" href="${address}">`);
  return html.slice(0, end) + links.join('') + html.slice(end);
}

/**
 * Returns a page whose closed tab panels are `hidden="until-found"` so that find-in-page, text fragments, and hashes
 * find their text before the scripts run. Neither React nor the HTML minifier preserves a value of `hidden`.
 */
export function withFindablePanels(html: string): string {
  return html.replace(
    /(<div role="?tabpanel"?(?:\s[^\s=>]+(?:=(?:"[^"]*"|[^\s">]+))?)*?\shidden)(?:="")?(?=[\s>])/g,
    '$1=until-found',
  );
}

/**
 * Returns the URLs of the scripts that a built page starts with `START_SCRIPTS`, or an empty list if it has none.
 * @throws SyntaxError if the list isn't JSON.
 */
export function readScripts(html: string): string[] {
  const json = LIST.exec(html)?.[1];
  return json === undefined ? [] : (JSON.parse(json) as string[]);
}
