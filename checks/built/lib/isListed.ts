import type {BuiltPage} from './loadBuild.ts';

/** Returns whether search engines may list a page. */
export const isListed = (page: BuiltPage): boolean =>
  !page.isNotFound &&
  !page.isNoIndex &&
  page.redirectsTo === undefined &&
  !/(^|\/)tags(\/|\.html$)/.test(page.file);
