import {createRequire} from 'node:module';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

type Create = (options: object) => object;

/**
 * Docusaurus plugin: prepares PostCSS once for all style sheets. Docusaurus passes its plugins by name, so they are
 * created again for every style sheet, and searches for a configuration file, which this site doesn't have, above each
 * one.
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
