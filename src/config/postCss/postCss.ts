import {createRequire} from 'node:module';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

type Create = (options: object) => object;

/**
 * Docusaurus plugin: prepares PostCSS once for all style sheets. Docusaurus passes the plugins by name, so they are
 * created again for every style sheet. For each one, it also searches the parent folders for a configuration file,
 * which this site doesn't have.
 */
export default function postCss(): Plugin {
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  return {
    name: 'post-css',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: (options.plugins as unknown[]).map((plugin) => {
        if (!Array.isArray(plugin)) return plugin;
        const [file, settings] = plugin as [string, object];
        return (require(file) as Create)(settings);
      }),
    }),
  };
}
