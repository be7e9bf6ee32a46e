import type {IncomingMessage} from 'node:http';

/**
 * Returns the URL of a request. A path that begins with two slashes is treated as a path, although resolving it against
 * a base URL would turn it into a host.
 * @returns the URL, or null for a target that isn't a URL or has malformed percent-encoding.
 */
export function requestUrl({url = '/'}: Pick<IncomingMessage, 'url'>): URL | null {
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  if (!URL.canParse(address)) return null;
  const parsed = new URL(address);
  try {
    decodeURIComponent(parsed.pathname);
    return parsed;
  } catch {
    return null;
  }
}
