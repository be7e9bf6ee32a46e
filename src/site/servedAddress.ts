/**
 * Returns the URL at which a page is served, for canonical links, alternates, and the sitemap. Only the versions page
 * has a trailing slash.
 * @param url URL or path as Docusaurus generates it, without query and hash.
 */
export function servedAddress(url: string): string {
  return url.replace(/\/versions$/, '/versions/');
}
