import {leavesOf, type ChunkNames} from './browser/chunkNames.ts';
import {TEST_PAGES} from '../site/testPages.ts';

/** A route, as Docusaurus generates it for the browser: its path, the chunks that it needs, and its nested routes. */
export interface GeneratedRoute {
  path: string;
  /** Key of the route in the table of chunk names: its path and a hash. Empty for the 404 route. */
  key: string;
  routes?: GeneratedRoute[];
  /** Other attributes that the plugin set on the route, such as `exact` and `sidebar`. */
  attributes: Record<string, unknown>;
}

/** The three tables that Docusaurus generates. */
export interface GeneratedTables {
  routes: GeneratedRoute[];
  /** Chunk names, keyed by route key. */
  chunkNames: Record<string, ChunkNames>;
  /** Modules as import specifiers, keyed by chunk name. */
  modules: Record<string, string>;
}

/** Routes that are loaded together because their paths share the first segment. */
export interface Branch {
  /** Name of its chunk. */
  name: string;
  path: string;
  routes: GeneratedRoute[];
}

const COMPONENT_IMPORT = "import ComponentCreator from '@docusaurus/ComponentCreator';";
const REGISTRY_LINE = /^\s*"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"]+)"\)/;

/**
 * Reads the tables that Docusaurus has generated for the browser.
 * @param sources contents of `routes.js`, `routesChunkNames.json`, and `registry.js`.
 * @throws Error if the format isn't that of Docusaurus 3.10.
 */
export function readTables(sources: {routes: string; chunkNames: string; registry: string}): GeneratedTables {
  const start = sources.routes.indexOf('export default');
  if (start < 0 || !sources.routes.includes(COMPONENT_IMPORT)) throw unknownFormat('routes.js');
  // The file is an array literal that contains calls to one function. Evaluating it is safe because Docusaurus has just
  // written it.
  const evaluate = new Function(
    'ComponentCreator',
    `return ${sources.routes.slice(start + 'export default'.length).replace(/;\s*$/, '')}`,
  ) as (creator: (path: string, hash?: string) => string) => RawRoute[];
  const routes = evaluate((path, hash) => (hash === undefined ? '' : `${path}-${hash}`)).map(readRoute);

  const modules: Record<string, string> = {};
  for (const line of sources.registry.split('\n')) {
    if (!line.includes('import(')) continue;
    const [, name, module] = REGISTRY_LINE.exec(line) ?? [];
    if (name === undefined || module === undefined) throw unknownFormat('registry.js');
    modules[name] = module;
  }
  return {routes, chunkNames: JSON.parse(sources.chunkNames) as Record<string, ChunkNames>, modules};
}

type RawRoute = {path: string; component: string; routes?: RawRoute[]} & Record<string, unknown>;

function readRoute({path, component, routes, ...attributes}: RawRoute): GeneratedRoute {
  return {path, key: component, attributes, ...(routes && {routes: routes.map(readRoute)})};
}

function unknownFormat(file: string): Error {
  return new Error(
    `.docusaurus/${file} does not have the format of Docusaurus 3.10, so its routes cannot be split. ` +
      `Compare src/clientBundle/routeTables.ts with this version of Docusaurus.`,
  );
}

const branchName = (segment: string): string => `routes-${segment}`;
const TEST_BRANCH = branchName(TEST_PAGES);

/** Minimum number of leaf routes for which a branch has its own file. */
const WORTH_A_FILE = 3;

/**
 * Splits the routes into those that every page loads and branches that are loaded on demand. The number of routes that
 * every page loads doesn't grow with the number of pages.
 */
export function splitRoutes(
  routes: readonly GeneratedRoute[],
  baseUrl: string,
): {entry: GeneratedRoute[]; branches: Branch[]} {
  const groups = new Map<string, GeneratedRoute[]>();
  for (const route of routes) {
    const segment = route.path.startsWith(baseUrl)
      ? (route.path.slice(baseUrl.length).split('/')[0] ?? '')
      : '';
    groups.set(segment, [...(groups.get(segment) ?? []), route]);
  }
  const branches = [...groups]
    .filter(([segment, group]) => segment !== '' && countLeaves(group) >= WORTH_A_FILE)
    .map(([segment, group]) => ({name: branchName(segment), path: `${baseUrl}${segment}`, routes: group}));
  const branched = new Set(branches.flatMap((branch) => branch.routes));
  return {entry: routes.filter((route) => !branched.has(route)), branches};
}

function countLeaves(routes: readonly GeneratedRoute[]): number {
  return routes.reduce((count, {routes: nested}) => count + (nested ? countLeaves(nested) : 1), 0);
}

/** Returns the keys of these routes and of all routes below them. */
function keysOf(routes: readonly GeneratedRoute[]): string[] {
  return routes.flatMap((route) => [route.key, ...keysOf(route.routes ?? [])]);
}

/** Returns the chunk that contains a doc's text, or undefined if a route with these names doesn't lead to a doc. */
export function docTextOf(names: ChunkNames | undefined, {modules}: GeneratedTables): string | undefined {
  const {__comp: component, content} = (names ?? {}) as {__comp?: string; content?: string};
  return component !== undefined && modules[component] === '@theme/DocItem' ? content : undefined;
}

/** Returns source code that registers the modules that these routes need. It runs before the routes are created. */
function registration(routes: readonly GeneratedRoute[], tables: GeneratedTables): string {
  const {chunkNames, modules} = tables;
  const named = keysOf(routes).map((key) => chunkNames[key]);
  const chunks = [...new Set(named.flatMap(leavesOf))].sort();
  const imports = chunks.flatMap((chunk) => {
    const module = modules[chunk];
    if (module === undefined) return [];
    return [
      `${JSON.stringify(chunk)}: [() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(module)})]`,
    ];
  });
  return `Object.assign(registry, {\n${imports.join(',\n')}\n});\n${REGISTER}`;
}

/** Used in generated modules: adds the chunk names of a route to the table that its component is created from. */
const REGISTER = `function at(path, hash, names, attributes, routes) {
  if (names) chunkNames[path + '-' + hash] = names;
  return {path, component: ComponentCreator(path, hash), ...attributes, ...(routes && {routes})};
}`;

/** Returns a route as source code. The path appears only once, because paths make up most of such a module. */
function routeSource({path, key, routes, attributes}: GeneratedRoute, tables: GeneratedTables): string {
  if (key === '') return `at(${JSON.stringify(path)})`;
  const parts = [path, key.slice(path.length + 1), tables.chunkNames[key] ?? null, attributes].map((part) =>
    JSON.stringify(part),
  );
  if (routes) parts.push(`[\n${routes.map((route) => routeSource(route, tables)).join(',\n')}\n]`);
  return `at(${parts.join(', ')})`;
}

const IMPORTS = [
  COMPONENT_IMPORT,
  "import chunkNames from '@generated/routesChunkNames';",
  "import registry from '@generated/registry';",
].join('\n');

/** Returns the module that replaces `@generated/routes` in the browser. */
export function entryModule(
  entry: readonly GeneratedRoute[],
  branches: readonly Branch[],
  tables: GeneratedTables,
): string {
  const last = entry.filter(({path}) => path === '*');
  const lazy = branches.map(({name, path}) => {
    const route = `lazyBranch(${JSON.stringify(path)}, () => import(/* webpackChunkName: ${JSON.stringify(name)} */ './${name}.js'))`;
    // Pages for browser tests aren't deployed, so their paths lead to the 404 page on the deployed site.
    return name === TEST_BRANCH ? `...(namesScript(${JSON.stringify(name)}) ? [${route}] : [])` : route;
  });
  return [
    IMPORTS,
    "import {lazyBranch} from '@site/src/clientBundle/browser/lazyBranch.tsx';",
    "import {namesScript} from '@site/src/clientBundle/browser/namesScript.ts';",
    registration(entry, tables),
    `export default [\n${[
      ...entry.filter((route) => !last.includes(route)).map((route) => routeSource(route, tables)),
      ...lazy,
      ...last.map((route) => routeSource(route, tables)),
    ].join(',\n')}\n];\n`,
  ].join('\n');
}

/**
 * Returns the module with the routes of a branch. A path in the branch that matches none of these routes leads to the
 * 404 page.
 */
export function branchModule(branch: Branch, tables: GeneratedTables): string {
  const routes = [...branch.routes.map((route) => routeSource(route, tables)), "at('*')"];
  return [IMPORTS, registration(branch.routes, tables), `export default [\n${routes.join(',\n')}\n];\n`].join(
    '\n',
  );
}
