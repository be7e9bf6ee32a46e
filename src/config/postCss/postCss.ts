import {createRequire} from 'node:module';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

type Create = (options: object) => object;

/**
 * Docusaurus plugin: prepares PostCSS once for all style sheets. Docusaurus gives its plugins by name, which makes them
 * anew for every style sheet, and lets a configuration file, which this site has not, be looked for above each.
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
