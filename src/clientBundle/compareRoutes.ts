import {matchRoutes, type RouteConfig} from 'react-router-config';

import {leavesOf, type ChunkNames} from './browser/chunkNames.ts';

import type {GeneratedRoute, GeneratedTables} from './routeTables.ts';

/** Sources of the modules that replace Docusaurus' table of routes in the browser. */
export interface RouteModules {
  entry: string;
  /** Sources of the branches, keyed by branch name. */
  branches: ReadonlyMap<string, string>;
}

/** A route in either table. `component` is the route's key in the table of chunk names. */
interface Route {
  path: string;
  component: string;
  routes?: Route[];
}

/** What the generated modules register when they run. */
interface Registered {
  chunkNames: Record<string, ChunkNames>;
  /** Functions that load a module, keyed by chunk. Each returns its chunk and module. */
  registry: Record<string, [load: () => {chunk: string; module: string}]>;
}

const BRANCH = 'branch';
const IMPORT = /import\(\/\* webpackChunkName: ("[^"]+") \*\/ ("[^"]+"|'[^']+')\)/g;

/**
 * Runs the generated modules as the browser does, with all branches loaded. Imports are recorded instead of executed.
 */
function runModules({entry, branches}: RouteModules): {routes: Route[]; registered: Registered} {
  const registered: Registered = {chunkNames: {}, registry: {}};
  const evaluate = (source: string | undefined): Route[] => {
    if (source === undefined) return [];
    const body = source
      .replace(/^import .*$/gm, '')
      .replace(IMPORT, '({chunk: $1, module: $2})')
      .replace('export default', 'return');
    const names = ['ComponentCreator', 'chunkNames', 'registry', 'namesScript', 'lazyBranch'];
    const run = new Function(...names, body) as (...values: unknown[]) => Route[];
    return run(
      (path: string, hash?: string) => (hash === undefined ? '' : `${path}-${hash}`),
      registered.chunkNames,
      registered.registry,
      () => true,
      (path: string, load: () => {chunk: string}): Route => ({
        path,
        component: BRANCH,
        routes: evaluate(branches.get(load().chunk)),
      }),
    );
  };
  return {routes: evaluate(entry), registered};
}

const asRoute = ({path, key, routes, attributes}: GeneratedRoute): Route => ({
  path,
  ...attributes,
  component: key,
  ...(routes && {routes: routes.map(asRoute)}),
});

const leafPaths = (routes: readonly GeneratedRoute[]): string[] =>
  routes.flatMap(({path, routes: nested}) => (nested ? leafPaths(nested) : [path]));

/**
 * Makes sure that the browser's tables map every path to the same components and modules as Docusaurus' own tables,
 * which prerendering and `npm start` use. Compares pages, pages with a trailing slash, and nonexistent paths below
 * them.
 * @returns the number of paths compared.
 * @throws Error that reports the first path for which they differ.
 */
export function compareRoutes(modules: RouteModules, tables: GeneratedTables): number {
  const {routes, registered} = runModules(modules);
  const own = tables.routes.map(asRoute);
  const describe = (
    table: Route[],
    address: string,
    chunkNames: Readonly<Record<string, ChunkNames>>,
    moduleOf: (chunk: string) => string | undefined,
  ) =>
    matchRoutes(table as unknown as RouteConfig[], address)
      .map(({route, match}) => ({route: route as unknown as Route, match}))
      .filter(({route}) => route.component !== BRANCH)
      .map(({route: {component, routes: _, ...attributes}, match}) => ({
        ...attributes,
        component,
        // The tree maps each property of the page to a module.
        chunks: chunkNames[component] ?? null,
        modules: leavesOf(chunkNames[component]).map(moduleOf),
        isExact: match.isExact,
      }));

  const pages = leafPaths(tables.routes).filter((path) => path !== '*');
  const addresses = pages.flatMap((path) => {
    const plain = path.replace(/\/$/, '');
    return [path, `${plain}/`, `${plain}/no-such-page`];
  });
  for (const address of addresses) {
    const expected = describe(own, address, tables.chunkNames, (chunk) => tables.modules[chunk]);
    const found = describe(routes, address, registered.chunkNames, (chunk) => {
      const loaded = registered.registry[chunk]?.[0]();
      return loaded?.chunk === chunk ? loaded.module : undefined;
    });
    if (JSON.stringify(found) === JSON.stringify(expected)) continue;
    throw new Error(
      `In the browser, ${address} leads to ${JSON.stringify(found)} instead of, as in Docusaurus' own table, ` +
        `${JSON.stringify(expected)}. Compare src/clientBundle/routeTables.ts with this version of Docusaurus.`,
    );
  }
  return addresses.length;
}
