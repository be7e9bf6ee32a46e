import evalSourceMapMiddleware from '@docusaurus/core/lib/commands/utils/legacy/evalSourceMapMiddleware';
import type {Plugin} from '@docusaurus/types';

type Middlewares = unknown[];

/** The parts of Rspack and of its development server that this plugin calls; Docusaurus hands them over without types. */
interface Bundler {
  lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

interface DevServer {
  compiler: unknown;
}

/**
 * Docusaurus plugin: `npm start` compiles the text of a page when somebody opens it, and not those of all pages before the
 * first is shown. Has no part in builds.
 */
export default function lazyPages(): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Bundler;
      const options = {
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        devServer: {
          setupMiddlewares: (middlewares: Middlewares, server: DevServer) => {
            // The first is Docusaurus' own, which this function would replace: it shows where in the source an error is.
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
