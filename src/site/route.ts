/**
 * Returns the path of a URL without its origin, base URL, language, query, and trailing slash, which is the form used
 * in lists of pages. Also runs in the browser.
 */
export function routeOfAddress(address: string, baseUrl = '/'): string {
  const pathname = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const inside = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  return inside.replace(/^\/ru(?=\/|$)/, '').replace(/\/+$/, '') || '/';
}
