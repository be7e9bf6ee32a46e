import {useThemeConfig} from '@docusaurus/theme-common';

/**
 * The one theme of the highlighter. Stands in for the hook of the same name, which needs the color mode to choose one;
 * texts that are hydrated by themselves do not follow it.
 */
export function usePrismTheme() {
  return useThemeConfig().prism.theme;
}
