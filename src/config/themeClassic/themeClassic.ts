import path from 'node:path';

import * as themeModule from '@docusaurus/theme-classic';
import type {PluginOptions} from '@docusaurus/theme-classic';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

// The package's types don't include these two.
export const {validateOptions, validateThemeConfig} = themeModule as unknown as PluginModule;
const {default: themeClassic} = themeModule;
export const {getSwizzleConfig} = themeModule;

/** Client module that adds the highlighter and all its languages, 37 kB, to every page. */
const HIGHLIGHTER_MODULE = './prism-include-languages';

/**
 * Docusaurus plugin: the classic theme without the highlighter on every page. `CodeBlock/Content` loads it on demand.
 * @throws Error if the theme no longer has that client module.
 */
export default function themeClassicOnDemand(
  context: LoadContext,
  options: PluginOptions,
): Plugin<undefined> {
  const theme = themeClassic(context, options);
  const folder = path.dirname(require.resolve('@docusaurus/theme-classic'));
  // Docusaurus resolves the theme's relative paths against this file's folder.
  const absolute = (file: string) => path.resolve(folder, file);
  const modules = theme.getClientModules?.() ?? [];
  if (!modules.includes(HIGHLIGHTER_MODULE)) {
    throw new Error(
      `@docusaurus/theme-classic has no client module ${HIGHLIGHTER_MODULE}, only ${modules.join(', ')}. ` +
        'Compare src/config/themeClassic/themeClassic.ts with this version of Docusaurus.',
    );
  }
  return {
    ...theme,
    getThemePath: () => absolute(theme.getThemePath?.() ?? '.'),
    getTypeScriptThemePath: () => absolute(theme.getTypeScriptThemePath?.() ?? '.'),
    getClientModules: () => modules.filter((file) => file !== HIGHLIGHTER_MODULE).map(absolute),
  };
}
