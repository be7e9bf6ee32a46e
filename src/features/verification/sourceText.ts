/** The text of a link in a list of sources has at most so many characters, unless its parts are longer. */
const MAX_LENGTH = 64;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Returns the URL of a source as readers see it: host and path, without what only machines need. Long paths lose their
 * middle: `github.com/owner/name/…/Banner.kt`.
 */
export function sourceText(url: string): string {
  const {hostname, pathname, hash} = new URL(url);
  const host = hostname.replace(/^www\./, '');
  const parts = decoded(pathname)
    .split('/')
    .filter((part) => part !== '')
    // A commit is enough to tell files apart.
    .map((part) => (/^[\da-f]{40}$/.test(part) ? part.slice(0, 7) : part));
  const text = [host, ...parts].join('/') + decoded(hash);
  if (text.length <= MAX_LENGTH || parts.length < 3) return text;
  const last = (parts.at(-1) ?? '') + decoded(hash);
  for (let kept = parts.length - 2; kept > 0; kept -= 1) {
    const shortened = [host, ...parts.slice(0, kept), '…', last].join('/');
    if (shortened.length <= MAX_LENGTH || kept === 1) return shortened;
  }
  return text;
}
