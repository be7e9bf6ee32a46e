import {AD_FORMATS} from './adFormats.ts';
import {PLATFORMS} from './sections.ts';

/** Names of the icons that pages may use, in the order of the contributor guide. */
export const ICON_NAMES = [
  ...PLATFORMS,
  ...AD_FORMATS,
  ...(['network', 'report', 'rocket', 'shield', 'wrench', 'book', 'flag', 'key', 'chart', 'code'] as const),
] as const;

export type IconName = (typeof ICON_NAMES)[number];
