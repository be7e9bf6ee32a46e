import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {
  bundleReportFile,
  bytesByOwner,
  namesOf,
  type BundleReport,
  type ModuleStats,
} from './bundleReport.ts';
import {COLLECT_EARLY_CHANGES} from '../features/browserTranslation/collectEarlyChanges.ts';

import {clientConfig, clientGlobalData} from './clientTables.ts';
import {compareRoutes, type RouteModules} from './compareRoutes.ts';
import {
  moduleReplacements,
  type ModuleReplacement,
  type ModuleReplacements,
  type ModuleRequest,
} from './moduleReplacements.ts';
import type {ChunkFiles} from './pageScripts.ts';
import {branchModule, docTextOf, entryModule, splitRoutes, type GeneratedTables} from './routeTables.ts';
import {START_SCRIPTS} from './startScripts.ts';
import {tablesOf} from './tablesOf.ts';

/**
 * Scripts on demand whose styles aren't in the file that every page loads: the search window, the results of the project
 * check, the upgrade plan, the form for the reader's values, and the question below a page.
 */
const OWN_STYLES = new Set(['search-window', 'project-check', 'upgrade-plan', 'your-values', 'feedback']);

/** The largest number of routes whose own style sheets repeat a rule. Rules for more routes are on every page. */
const FEW_ROUTES = 12;

/** The parts of Rspack that this plugin uses. Docusaurus passes it without types. */
interface Bundler {
  NormalModuleReplacementPlugin: new (
    request: RegExp,
    replace: (resource: ModuleRequest) => void,
  ) => {apply(): void};
  DefinePlugin: new (definitions: Record<string, string>) => {apply(): void};
}

interface Named {
  name?: string | null;
}

interface ChunkGraph {
  getModuleChunks(module: object): readonly Named[];
}

interface ChunkGroup {
  assets?: {name: string}[];
}

/** The compiler hooks that this plugin uses. */
interface Compiler {
  hooks: {
    done: {
      tap(
        name: string,
        listener: (stats: {
          toJson(options: object): {
            namedChunkGroups?: Record<string, ChunkGroup>;
            modules?: ModuleStats[];
          };
        }) => void,
      ): void;
    };
  };
}

/** Returns the files of a type of each chunk, both its own and those that it shares with others. */
function filesOf(groups: Record<string, ChunkGroup>, extension: string): ChunkFiles {
  return Object.fromEntries(
    Object.entries(groups).map(([name, {assets = []}]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => file.endsWith(extension)),
    ]),
  );
}

/** Route components that lead to a doc. */
const DOC_FRAME: ReadonlySet<string> = new Set([
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
]);

/** Route modules that are in every page's entry. */
const IN_ENTRY: ReadonlySet<string> = new Set(['@generated/docusaurus.config']);

/** Returns the route chunks that don't have their own file. See `generated.d.ts`. */
function chunkFilesOf({modules}: GeneratedTables): Record<string, string | null> {
  const chunkFiles: Record<string, string | null> = {};
  for (const [name, module] of Object.entries(modules)) {
    if (DOC_FRAME.has(module)) chunkFiles[name] = 'docs';
    else if (IN_ENTRY.has(module)) chunkFiles[name] = null;
  }
  return chunkFiles;
}

/**
 * Makes sure that prefetched files exist.
 * @throws Error if the bundler didn't create a separate file for a route chunk that `chunkFiles` doesn't list.
 */
function checkFiles(tables: GeneratedTables, files: ChunkFiles): void {
  const elsewhere = chunkFilesOf(tables);
  const lost = Object.keys(tables.modules).filter((name) => {
    const file = elsewhere[name] === undefined ? name : elsewhere[name];
    return file !== null && !files[name]?.some((script) => path.basename(script).startsWith(`${file}.`));
  });
  const [first] = lost;
  if (first === undefined) return;
  throw new Error(
    `The bundler put ${lost.length} route chunks, such as the one for ${tables.modules[first]}, into other files: ` +
      `${files[first]?.join(', ') || 'none'}. Add them to chunkFilesOf. ` +
      'Compare src/clientBundle/clientBundle.ts with this version of Docusaurus.',
  );
}

/** Returns the names of the chunks that every doc needs, of those that contain the text of docs, and of all others that routes load. */
function docsChunks(tables: GeneratedTables): {frame: Set<string>; texts: Set<string>; routes: Set<string>} {
  const named = Object.entries(tables.modules);
  const frame = new Set(named.filter(([, module]) => DOC_FRAME.has(module)).map(([name]) => name));
  const texts = Object.values(tables.chunkNames).map((names) => docTextOf(names, tables));
  const routes = new Set(named.map(([name]) => name).filter((name) => !frame.has(name)));
  return {frame, texts: new Set(texts.filter((text) => text !== undefined)), routes};
}

/** Modules that might contain translated text: local modules and those in Docusaurus' packages. */
const WITH_TEXTS = /[\\/](?:src|@docusaurus[\\/][^\\/]+[\\/]lib)[\\/].*\.[jt]sx?$/;

/**
 * Writes the modules that replace Docusaurus' generated tables in the browser.
 * @returns the replacements.
 */
function writeTables(
  {generatedFilesDir, baseUrl}: LoadContext,
  tables: GeneratedTables,
): ModuleReplacement[] {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const {entry, branches} = splitRoutes(tables.routes, baseUrl);
  const folder = path.join(generatedFilesDir, 'client-bundle');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const replace = (original: string, name: string, text: string): ModuleReplacement => ({
    request: `@generated/${original.replace(/\.(?:js|mjs|json)$/, '')}`,
    file: write(name, text),
    original: `${path.basename(generatedFilesDir)}/${original}`,
  });
  const modules: RouteModules = {
    entry: entryModule(entry, branches, tables),
    branches: new Map(branches.map((branch) => [branch.name, branchModule(branch, tables)])),
  };
  // Prerendering and `npm start` use Docusaurus' own table, so both must agree.
  compareRoutes(modules, tables);
  for (const [name, source] of modules.branches) write(`${name}.js`, source);
  const globalData = JSON.parse(read('globalData.json')) as Parameters<typeof clientGlobalData>[0];
  const chunkFiles = JSON.stringify(chunkFilesOf(tables));
  return [
    replace('docusaurus.config.mjs', 'config.js', clientConfig(read('docusaurus.config.mjs'))),
    replace('globalData.json', 'globalData.json', JSON.stringify(clientGlobalData(globalData))),
    // Filled by the modules that show the text. See `translationsLoader`.
    replace('codeTranslations.json', 'codeTranslations.js', 'export default {};\n'),
    // Both are filled by the route modules.
    replace('registry.js', 'registry.js', 'export default {};\n'),
    replace('routesChunkNames.json', 'routesChunkNames.js', 'export default {};\n'),
    replace('routes.js', 'routes.js', modules.entry),
    {request: '@generated/chunkFiles', file: write('chunkFiles.js', `export default ${chunkFiles};\n`)},
  ];
}

/** Returns the replacements of the modules in Docusaurus' client that require the table of all routes. */
function clientReplacements(ownFolder: string): ModuleReplacement[] {
  const context = path.dirname(require.resolve('@docusaurus/core/lib/client/preload'));
  return ['docusaurus', 'preload'].map((name) => ({
    request: `./${name}`,
    context,
    file: path.join(ownFolder, `${name}.ts`),
    original: `@docusaurus/core/lib/client/${name}.js`,
  }));
}

/**
 * Returns a bundle's plugins without the one that adds Docusaurus' table of all chunks, which every page would load. In
 * this build, chunk IDs are names.
 * @throws Error if there is no such plugin.
 */
function withoutChunkTable(plugins: readonly object[]): readonly object[] {
  const kept = plugins.filter((plugin) => plugin.constructor.name !== 'ChunkAssetPlugin');
  if (kept.length < plugins.length) return kept;
  throw new Error(
    'Docusaurus no longer has a ChunkAssetPlugin, so its table of all chunks may be on every page. ' +
      'Compare src/clientBundle/clientBundle.ts with this version of Docusaurus.',
  );
}

/**
 * Docusaurus plugin: keeps the payload of a page independent of the site's size, and removes data that only the build
 * needs. It affects only the browser bundle of the published site; prerendering and `npm start` use Docusaurus' own
 * tables. `process.env.PRERENDERING` indicates whether code runs during prerendering.
 */
export default function clientBundle(context: LoadContext): Plugin {
  // Tables of the browser bundle, used for the pages, which are built after the bundle.
  let tables: GeneratedTables | undefined;
  let files: ChunkFiles = {};
  let replacements: ModuleReplacements | undefined;
  let modulesInBundle: string[] = [];
  return {
    name: 'client-bundle',
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            postBodyTags: [COLLECT_EARLY_CHANGES, START_SCRIPTS].map((innerHTML) => ({
              tagName: 'script',
              innerHTML,
            })),
          }
        : {},
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin, DefinePlugin} = currentBundler.instance as unknown as Bundler;
      const plugins = [new DefinePlugin({'process.env.PRERENDERING': JSON.stringify(String(isServer))})];
      if (isServer || process.env.NODE_ENV !== 'production') return {plugins};
      tables = tablesOf(context);
      const made = moduleReplacements([
        ...writeTables(context, tables),
        ...clientReplacements(path.join(context.siteDir, 'src/clientBundle/browser')),
      ]);
      replacements = made;
      const {frame, texts, routes} = docsChunks(tables);
      config.plugins = withoutChunkTable((config.plugins ?? []) as object[]) as typeof config.plugins;
      return {
        // Per-file hashes would require a list of all files, which every page would load. With one hash for the entire
        // build, returning readers reload only a few small files.
        output: {chunkFilename: 'assets/js/[name].[fullhash:8].js'},
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              // The layout of a doc, which would otherwise be split into a dozen small files.
              docs: {
                name: 'docs',
                enforce: true,
                priority: 45,
                chunks: ({name}: Named) => frame.has(name ?? '') || texts.has(name ?? ''),
                test: (module: object, {chunkGraph}: {chunkGraph: ChunkGraph}) =>
                  chunkGraph.getModuleChunks(module).some(({name}) => frame.has(name ?? '')),
              },
              // Docusaurus puts all styles into one file. The exceptions are parts that load on demand with their own
              // styles, and components that only a few routes use. `addPageScripts` links a route's own styles in its
              // pages. Cascade layers preserve the order of styles.
              styles: {
                chunks: ({name}: Named) => !OWN_STYLES.has(name ?? ''),
                test: (module: object, {chunkGraph}: {chunkGraph: ChunkGraph}) => {
                  const chunks = [...chunkGraph.getModuleChunks(module)];
                  return chunks.length > FEW_ROUTES || chunks.some(({name}) => !routes.has(name ?? ''));
                },
              },
            },
          },
        },
        module: {
          rules: [
            {
              test: WITH_TEXTS,
              enforce: 'pre',
              loader: path.join(__dirname, 'translationsLoader.cjs'),
              options: {
                locale: context.i18n.currentLocale,
                translations: path.join(context.generatedFilesDir, 'codeTranslations.json'),
              },
            },
          ],
        },
        plugins: [
          ...plugins,
          {
            apply(compiler: Compiler) {
              compiler.hooks.done.tap('client-bundle', (stats) => {
                const {namedChunkGroups = {}, modules = []} = stats.toJson({
                  all: false,
                  chunkGroups: true,
                  modules: true,
                  nestedModules: true,
                  ids: true,
                  modulesSpace: 100_000,
                  nestedModulesSpace: 100_000,
                });
                files = filesOf(namedChunkGroups, '.js');
                modulesInBundle = namesOf(modules);
                const report: BundleReport = {
                  files,
                  styles: filesOf(namedChunkGroups, '.css'),
                  entry: bytesByOwner(modules, 'main'),
                };
                writeFileSync(bundleReportFile(context), JSON.stringify(report, null, 2));
              });
            },
          },
          new NormalModuleReplacementPlugin(/^(?:@generated\/|\.\/)/, made.apply),
        ],
      };
    },
    postBuild() {
      if (!tables || !replacements)
        throw new Error('client-bundle: the browser bundle was not built before the pages.');
      replacements.check(modulesInBundle);
      checkFiles(tables, files);
      return Promise.resolve();
    },
  };
}
