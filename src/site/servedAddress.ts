/**
 * Address at which a page is served, for canonical links, alternates and the sitemap. The versions page is the only one
 * with a slash at its end.
 * @param url address or path as Docusaurus makes it, without query and hash.
 */
export function servedAddress(url: string): string {
  return url.replace(/\/versions$/, '/versions/');
}
