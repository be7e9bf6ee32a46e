function wellFormed(text: string, decode: (text: string) => string): string {
  try {
    decode(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/**
 * Returns the same URL with a decodable path and hash: in a malformed one, each `%` becomes a literal `%25`. Queries
 * don't need this, because `URLSearchParams` accepts any string.
 * @param href absolute URL.
 * @returns the corrected URL, or `href` itself if it is well-formed or isn't a URL.
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
