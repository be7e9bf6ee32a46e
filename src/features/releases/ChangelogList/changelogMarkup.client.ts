import type {Platform} from '../../../site/sections.ts';

/** Markup of a changelog and the IDs in it; null if only the browser has them. */
export type ChangelogMarkup = (
  platform: Platform,
  base: string,
  russian: boolean,
) => {html: string; anchors: string[]} | null;

/** In the browser, the page already contains the markup from the build. */
export const changelogMarkup: ChangelogMarkup = () => null;
