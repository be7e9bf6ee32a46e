import type {Platform} from '../../../site/sections.ts';

/** Markup of a changelog and the ids in it; null where only the browser can know. */
export type ChangelogMarkup = (
  platform: Platform,
  base: string,
  russian: boolean,
) => {html: string; anchors: string[]} | null;

/** In the browser: what the build wrote is in the page already. */
export const changelogMarkup: ChangelogMarkup = () => null;
