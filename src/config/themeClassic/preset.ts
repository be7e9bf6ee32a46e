import presetClassic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, Preset} from '@docusaurus/types';

/**
 * Docusaurus preset: the classic preset, with a wrapper around the classic theme.
 * @throws Error if the preset's first theme isn't the classic theme.
 */
export default function preset(context: LoadContext, options: Options = {}): Preset {
  const {plugins, themes: [theme, ...themes] = []} = presetClassic(context, options);
  const [file, themeOptions] = Array.isArray(theme) ? theme : [theme];
  if (file !== require.resolve('@docusaurus/theme-classic')) {
    throw new Error(
      'The first theme of @docusaurus/preset-classic is not @docusaurus/theme-classic. ' +
        'Compare src/config/themeClassic/preset.ts with this version of Docusaurus.',
    );
  }
  return {plugins, themes: [[require.resolve('./themeClassic.ts'), themeOptions ?? {}], ...themes]};
}
