import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {bytesByOwner, type BundleReport, type ModuleStats} from './bundleReport.ts';
import {DOC_BODY, DOC_PARTS} from '../../leanClient/chunkNames.ts';
import {COLLECT_EARLY_CHANGES} from '../../pageTranslation/collectEarlyChanges.ts';

import {clientConfig, clientGlobalData} from './clientTables.ts';
import {needsWhole, withScripts, scriptsByPage, type ChunkFiles} from './pageScripts.ts';
import {
  branchModule,
  cardChunks,
  cardTextsOf,
  docTextOf,
  entryModule,
  readTables,
  splitRoutes,
  type GeneratedTables,
} from './routeTables.ts';
import {START_SCRIPTS} from './startScripts.ts';

interface Resource {
  context: string;
  request: string;
}

/** The parts of Rspack that this plugin calls; Docusaurus hands it over without types. */
interface Bundler {
  NormalModuleReplacementPlugin: new (
    request: RegExp,
    replace: (resource: Resource) => void,
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

/** The parts of a compiler that this plugin listens to. */
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

/** Scripts that come with each chunk, itself and what it shares with others. */
function filesOf(groups: Record<string, ChunkGroup>): ChunkFiles {
  return Object.fromEntries(
    Object.entries(groups).map(([name, {assets = []}]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
}

/** Modules of Docusaurus that know all routes from the start, and what stands in for them. */
const CLIENT_MODULES = {
  './docusaurus': 'docusaurus.ts',
  './preload': 'preload.ts',
} as const;

/** Components of the routes that lead to a doc. */
const DOC_FRAME: ReadonlySet<string> = new Set([
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
]);

/** Modules of routes that every page has in its entry. */
const IN_ENTRY: ReadonlySet<string> = new Set(['@generated/docusaurus.config']);

/** Chunks of routes that have no file of their own, see `generated.d.ts`. */
function chunkFilesOf({modules}: GeneratedTables): Record<string, string | null> {
  const chunkFiles: Record<string, string | null> = {};
  for (const [name, module] of Object.entries(modules)) {
    if (DOC_FRAME.has(module)) chunkFiles[name] = 'docs';
    else if (IN_ENTRY.has(module)) chunkFiles[name] = null;
  }
  return chunkFiles;
}

/**
 * Makes sure that what is prefetched is there.
 * @throws if the bundler gave a chunk of a route no file of its own, and `chunkFiles` does not know
 */
function checkFiles(tables: GeneratedTables, files: ChunkFiles): void {
  const elsewhere = chunkFilesOf(tables);
  const lost = Object.keys(tables.modules).filter((name) => {
    const file = elsewhere[name] === undefined ? name : elsewhere[name];
    return file !== null && !files[name]?.some((script) => path.basename(script).startsWith(`${file}.`));
  });
  const known = ['docs', DOC_PARTS];
  const others = files[DOC_BODY]?.filter(
    (script) => !known.some((name) => path.basename(script).startsWith(`${name}.`)),
  );
  if (others?.length !== 0) {
    throw new Error(
      `The bundler put ${DOC_BODY} into ${others?.join(', ') ?? 'no file'}, but links prefetch ${known.join(' and ')}. ` +
        'See the cache groups in src/plugins/leanClient/leanClient.ts.',
    );
  }
  const [first] = lost;
  if (first === undefined) return;
  throw new Error(
    `The bundler put ${lost.length} chunks of routes into other files, for example that of ${tables.modules[first]}: ` +
      `${files[first]?.join(', ') || 'none'}. Let chunkFilesOf in src/plugins/leanClient/leanClient.ts know them.`,
  );
}

/** Names of the chunks that every doc has, and of those with the texts of docs. */
function docsChunks(tables: GeneratedTables): {frame: Set<string>; texts: Set<string>} {
  const named = Object.entries(tables.modules);
  const frame = new Set(named.filter(([, module]) => DOC_FRAME.has(module)).map(([name]) => name));
  const texts = Object.values(tables.chunkNames).map((names) => docTextOf(names, tables));
  return {frame, texts: new Set(texts.filter((text) => text !== undefined))};
}

/** Modules with texts: ours and those of Docusaurus' packages. */
const WITH_TEXTS = /[\\/](?:src|@docusaurus[\\/][^\\/]+[\\/]lib)[\\/].*\.[jt]sx?$/;

function tablesOf({generatedFilesDir}: LoadContext): GeneratedTables {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  return readTables({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
}

/**
 * Writes the modules that stand in for Docusaurus' generated tables in the browser.
 * @returns path by the specifier that it stands in for
 */
function writeTables(
  {generatedFilesDir, baseUrl}: LoadContext,
  tables: GeneratedTables,
): Record<string, string> {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const {entry, branches} = splitRoutes(tables.routes, baseUrl);
  const folder = path.join(generatedFilesDir, 'lean-client');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  for (const version of new Set(cardChunks(tables).values())) {
    const module = tables.modules[version] ?? '';
    const props = JSON.parse(read(module.replace('@generated/', ''))) as {version: {docs: object}};
    write(`version-${version}.json`, JSON.stringify({...props, version: {...props.version, docs: {}}}));
    write(`${cardTextsOf(version)}.json`, JSON.stringify(props.version.docs));
  }
  for (const branch of branches) write(`${branch.name}.js`, branchModule(branch, tables));
  const globalData = JSON.parse(read('globalData.json')) as Parameters<typeof clientGlobalData>[0];
  return {
    '@generated/docusaurus.config': write('config.js', clientConfig(read('docusaurus.config.mjs'))),
    '@generated/globalData': write('globalData.json', JSON.stringify(clientGlobalData(globalData))),
    // Filled by the modules that show the texts, see `translationsLoader`.
    '@generated/codeTranslations': write('codeTranslations.js', 'export default {};\n'),
    // Filled by the modules of the routes.
    '@generated/registry': write('registry.js', 'export default {};\n'),
    '@generated/routesChunkNames': write('routesChunkNames.js', 'export default {};\n'),
    '@generated/chunkFiles': write(
      'chunkFiles.js',
      `export default ${JSON.stringify(chunkFilesOf(tables))};\n`,
    ),
    '@generated/routes': write('routes.js', entryModule(entry, branches, tables)),
  };
}

/**
 * Docusaurus plugin: what every page carries no longer grows with the number of pages, and holds nothing that only the
 * build reads. In the published site's browser bundle alone; the prerendering and `npm start` use Docusaurus' own tables.
 * Tells code by `process.env.PRERENDERING` whether it runs in the prerendering.
 */
export default function leanClient(context: LoadContext): Plugin {
  const own = path.join(context.siteDir, 'src/leanClient');
  const clientDir = path.dirname(require.resolve('@docusaurus/core/lib/client/preload'));
  // Of the browser's bundle, for the pages that are completed after it.
  let tables: GeneratedTables | undefined;
  let files: ChunkFiles = {};
  return {
    name: 'lean-client',
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
      if (isServer) return {plugins};
      // The theme gives every page the highlighter's languages; `CodeBlock/Content` fetches them with the highlighter.
      plugins.push(
        new NormalModuleReplacementPlugin(
          /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/,
          (resource) => {
            resource.request = path.join(own, 'nothing.ts');
          },
        ),
      );
      if (process.env.NODE_ENV !== 'production') return {plugins};
      tables = tablesOf(context);
      const generated = writeTables(context, tables);
      const {frame, texts} = docsChunks(tables);
      // A function of Docusaurus that maps names of chunks to ids; ids are names here.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return {
        // The hash of a file of its own would stand in a list of all files, which every page carries. One for the whole
        // build costs the reader who comes back after a deployment a few small files.
        output: {chunkFilename: 'assets/js/[name].[fullhash:8].js'},
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              // The frame of a doc, which would be a dozen small files.
              docs: {
                name: 'docs',
                enforce: true,
                priority: 45,
                chunks: ({name}: Named) =>
                  frame.has(name ?? '') || name === DOC_BODY || texts.has(name ?? ''),
                test: (module: object, {chunkGraph}: {chunkGraph: ChunkGraph}) =>
                  chunkGraph.getModuleChunks(module).some(({name}) => frame.has(name ?? '')),
              },
              // What the texts of docs are drawn with, which is fetched when it is touched, or with the next doc.
              docBody: {
                name: DOC_PARTS,
                enforce: true,
                priority: 44,
                chunks: ({name}: Named) => name === DOC_BODY || texts.has(name ?? ''),
                test: (module: object, {chunkGraph}: {chunkGraph: ChunkGraph}) =>
                  chunkGraph.getModuleChunks(module).some(({name}) => name === DOC_BODY),
              },
              // Docusaurus puts all styles into one file; those of the window come with it. Cascade layers keep their order.
              styles: {chunks: ({name}: Named) => name !== 'search-window'},
            },
          },
        },
        module: {
          rules: [
            // Of the router, for a function that nobody calls. The package does not say that loading it does nothing.
            {test: /node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false},
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
              compiler.hooks.done.tap('lean-client', (stats) => {
                const {namedChunkGroups = {}, modules = []} = stats.toJson({
                  all: false,
                  chunkGroups: true,
                  modules: true,
                  nestedModules: true,
                  ids: true,
                  modulesSpace: 100_000,
                  nestedModulesSpace: 100_000,
                });
                files = filesOf(namedChunkGroups);
                const report: BundleReport = {files, entry: bytesByOwner(modules, 'main')};
                writeFileSync(
                  path.join(context.generatedFilesDir, `bundle-${context.i18n.currentLocale}.json`),
                  JSON.stringify(report, null, 2),
                );
              });
            },
          },
          new NormalModuleReplacementPlugin(/^@generated\//, (resource) => {
            resource.request = generated[resource.request] ?? resource.request;
          }),
          // Its index brings a helper library along that is larger than what the browser takes from it.
          new NormalModuleReplacementPlugin(/^@docusaurus\/utils-common$/, (resource) => {
            resource.request = path.join(own, 'utilsCommon.ts');
          }),
          // Follows the color mode, although all colors of code come from style sheets.
          new NormalModuleReplacementPlugin(/^\.\/hooks\/usePrismTheme$/, (resource) => {
            resource.request = path.join(own, 'usePrismTheme.ts');
          }),
          // The theme's brings the bar of slow navigations along.
          new NormalModuleReplacementPlugin(/theme-classic[\\/]lib[\\/]nprogress(?:\.js)?$/, (resource) => {
            resource.request = path.join(own, 'progressBar.ts');
          }),
          // The router of addresses with hashes, which this site has not.
          new NormalModuleReplacementPlugin(/^react-router-dom$/, (resource) => {
            if (resource.context === clientDir) resource.request = path.join(own, 'routers.ts');
          }),
          new NormalModuleReplacementPlugin(/^\.\/(?:preload|docusaurus)$/, (resource) => {
            if (resource.context !== clientDir) return;
            const file = CLIENT_MODULES[resource.request as keyof typeof CLIENT_MODULES];
            resource.request = path.join(own, file);
          }),
        ],
      };
    },
    // The page's scripts are known at build; the browser need not wait for the first to tell it of the others, and starts
    // them after the first paint.
    // Nothing is awaited: plugins that come later in the configuration find the pages as they will be.
    postBuild({outDir}) {
      if (!tables) throw new Error('lean-client: the browser bundle has not been built before the pages.');
      checkFiles(tables, files);
      for (const [address, scripts] of scriptsByPage(tables, context.baseUrl, files)) {
        const name = address.slice(context.baseUrl.length) || 'index';
        const file = path.join(outDir, `${name}.html`);
        const html = readFileSync(file, 'utf8');
        writeFileSync(file, withScripts(html, needsWhole(html) ? scripts.whole : scripts.frame, file));
      }
      return Promise.resolve();
    },
  };
}
