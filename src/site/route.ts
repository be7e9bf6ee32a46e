/**
 * Path of an address without origin, base address, language, query and trailing slash: the form in which lists of pages
 * are kept. Used in the browser too.
 */
export function routeOfAddress(address: string, baseUrl = '/'): string {
  const pathname = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const inside = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  return inside.replace(/^\/ru(?=\/|$)/, '').replace(/\/+$/, '') || '/';
}
