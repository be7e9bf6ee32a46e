function wellFormed(text: string, decode: (text: string) => string): string {
  try {
    decode(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/**
 * The same address with a path and a hash that can be decoded: in a malformed one, each `%` becomes a literal `%25`.
 * Queries need no such care, because `URLSearchParams` takes every text.
 * @param href absolute address.
 * @returns `href` itself if it is well-formed, or no address at all.
 */
export function wellFormedUrl(href: string): string {
  if (!URL.canParse(href)) return href;
  const url = new URL(href);
  const pathname = wellFormed(url.pathname, decodeURI);
  const hash = wellFormed(url.hash, decodeURIComponent);
  if (pathname === url.pathname && hash === url.hash) return href;
  url.pathname = pathname;
  url.hash = hash;
  return url.href;
}
