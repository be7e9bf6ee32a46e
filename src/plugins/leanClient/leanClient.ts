import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {clientConfig, clientGlobalData} from './clientTables.ts';
import {branchModule, entryModule, readTables, splitRoutes} from './routeTables.ts';

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

/** Modules of Docusaurus that know all routes from the start, and what stands in for them. */
const CLIENT_MODULES = {
  './docusaurus': 'docusaurus.ts',
  './preload': 'preload.ts',
} as const;

/**
 * Writes the modules that stand in for Docusaurus' generated tables in the browser.
 * @returns path by the specifier that it stands in for
 */
function writeTables({generatedFilesDir, baseUrl}: LoadContext): Record<string, string> {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const tables = readTables({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
  const {entry, branches} = splitRoutes(tables.routes, baseUrl);
  const folder = path.join(generatedFilesDir, 'lean-client');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  for (const branch of branches) write(`${branch.name}.js`, branchModule(branch, tables));
  const globalData = JSON.parse(read('globalData.json')) as Parameters<typeof clientGlobalData>[0];
  return {
    '@generated/docusaurus.config': write('config.js', clientConfig(read('docusaurus.config.mjs'))),
    '@generated/globalData': write('globalData.json', JSON.stringify(clientGlobalData(globalData))),
    // Filled by the modules of the routes.
    '@generated/registry': write('registry.js', 'export default {};\n'),
    '@generated/routesChunkNames': write('routesChunkNames.js', 'export default {};\n'),
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
  return {
    name: 'lean-client',
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
      const generated = writeTables(context);
      // A function of Docusaurus that maps names of chunks to ids; ids are names here.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return {
        // The hash of a file of its own would stand in a list of all files, which every page carries. One for the whole
        // build costs the reader who comes back after a deployment a few small files.
        output: {chunkFilename: 'assets/js/[name].[fullhash:8].js'},
        optimization: {chunkIds: 'named'},
        plugins: [
          ...plugins,
          new NormalModuleReplacementPlugin(/^@generated\//, (resource) => {
            resource.request = generated[resource.request] ?? resource.request;
          }),
          new NormalModuleReplacementPlugin(/^\.\/(?:preload|docusaurus)$/, (resource) => {
            if (resource.context !== clientDir) return;
            const file = CLIENT_MODULES[resource.request as keyof typeof CLIENT_MODULES];
            resource.request = path.join(own, file);
          }),
        ],
      };
    },
  };
}
