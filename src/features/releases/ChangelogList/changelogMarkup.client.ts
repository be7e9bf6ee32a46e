import type {Platform} from '../../../site/sections.ts';

/** Returns the markup of a changelog and the IDs in it, or null in the browser. */
export type ChangelogMarkup = (
  platform: Platform,
  base: string,
  russian: boolean,
) => {html: string; anchors: string[]} | null;

/** Returns null, because in the browser the page already contains the markup from the build. */
export const changelogMarkup: ChangelogMarkup = () => null;
