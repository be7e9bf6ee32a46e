import path from 'node:path';

import evalSourceMapMiddleware from '@docusaurus/core/lib/commands/utils/legacy/evalSourceMapMiddleware';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Middlewares = unknown[];

/** The parts of Rspack and its development server that this plugin uses. Docusaurus passes them without types. */
interface Bundler {
  lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

interface DevServer {
  compiler: unknown;
}

/**
 * Docusaurus plugin: makes `npm start` compile a page's text when the page is opened, instead of compiling all pages
 * before showing the first one. Doesn't affect builds. Rspack compiles lazily only what nothing else mentions, so the
 * table of routes must not mention the pages a second time.
 */
export default function lazyPages({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Bundler;
      const options = {
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: path.join(__dirname, 'withoutWeakModules.cjs'),
            },
          ],
        },
        devServer: {
          setupMiddlewares: (middlewares: Middlewares, server: DevServer) => {
            // The first middleware is Docusaurus' own, which this function would otherwise replace. It shows where in
            // the source an error occurred.
            middlewares.unshift(
              evalSourceMapMiddleware(server as Parameters<typeof evalSourceMapMiddleware>[0]),
              lazyCompilationMiddleware(server.compiler),
            );
            return middlewares;
          },
        },
      };
      return options as object;
    },
  };
}
