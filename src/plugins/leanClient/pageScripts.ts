import {DOC_HEAD_ID} from '../../lateContent/docHead.ts';
import {leavesOf} from '../../leanClient/chunkNames.ts';
import {
  cardChunks,
  cardTextsOf,
  docTextOf,
  splitRoutes,
  type GeneratedRoute,
  type GeneratedTables,
} from './routeTables.ts';

/** Names of scripts, relative to the site, by the chunk that needs them. */
export type ChunkFiles = Record<string, string[]>;

/** Keys of the routes that lead to each page, by its address. */
function keysByPage(routes: readonly GeneratedRoute[], above: readonly string[] = []): [string, string[]][] {
  return routes.flatMap(({path, key, routes: nested}) => {
    const keys = [...above, key];
    return nested ? keysByPage(nested, keys) : [[path, keys] as [string, string[]]];
  });
}

/** Chunk with all that the texts of docs are drawn with. */
const DOC_BODY = 'doc-body';

/** Addresses of the scripts of a page besides the entry. */
export interface PageScripts {
  /** What it needs to run. */
  frame: string[];
  /** The same, and the text of its doc if it is one. */
  whole: string[];
}

/**
 * Scripts that each page needs, by its address; the fallback route has none.
 * @param files scripts of each chunk
 */
export function scriptsByPage(
  tables: GeneratedTables,
  baseUrl: string,
  files: ChunkFiles,
): Map<string, PageScripts> {
  const {branches} = splitRoutes(tables.routes, baseUrl);
  const cards = cardChunks(tables);
  const scriptsOf = (chunks: readonly string[]) =>
    [...new Set(chunks.flatMap((chunk) => files[chunk] ?? []))].map((script) => baseUrl + script);
  return new Map(
    keysByPage(tables.routes)
      .filter(([address]) => address !== '*')
      .map(([address, keys]) => {
        const branch = branches.find(({path}) => address === path || address.startsWith(`${path}/`));
        const named = keys.map((key) => tables.chunkNames[key]);
        const texts = named.map((names) => docTextOf(names, tables)).filter((text) => text !== undefined);
        const leaves = named.flatMap(leavesOf);
        const versions = leaves.map((chunk) => cards.get(chunk)).filter((version) => version !== undefined);
        const chunks = [...(branch ? [branch.name] : []), ...leaves, ...versions.map(cardTextsOf)];
        return [
          address,
          {
            frame: scriptsOf(chunks.filter((chunk) => !texts.includes(chunk))),
            whole: scriptsOf(texts.length > 0 ? [...chunks, DOC_BODY] : chunks),
          },
        ];
      }),
  );
}

/** Whether a page must be hydrated as a whole, see `loadDoc`: no doc, or one with an element that runs untouched. */
export function needsWhole(html: string): boolean {
  return !html.includes(DOC_HEAD_ID) || /<[^>]* data-live[\s=>]/.test(html);
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
