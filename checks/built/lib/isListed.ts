import type {BuiltPage} from './loadBuild.ts';

/** Pages that search engines may list. */
export const isListed = (page: BuiltPage): boolean =>
  !page.isNotFound &&
  !page.isNoIndex &&
  page.redirectsTo === undefined &&
  !/(^|\/)tags(\/|\.html$)/.test(page.file);
