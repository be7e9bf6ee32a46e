/** The text of a link in a list of sources has at most so many characters, unless its parts are longer. */
const MAX_LENGTH = 64;

/** The first parts of a path, such as owner and repository, are always shown. */
const MIN_KEPT = 2;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Returns host and path of a URL, without what only machines need, from the longest form to the shortest. */
function textsOf(url: string): string[] {
  const {hostname, pathname, hash} = new URL(url);
  const host = hostname.replace(/^www\./, '');
  const parts = decoded(pathname)
    .split('/')
    .filter((part) => part !== '')
    // A commit is enough to tell files apart.
    .map((part) => (/^[\da-f]{40}$/.test(part) ? part.slice(0, 7) : part));
  const end = decoded(hash);
  const texts = [[host, ...parts].join('/') + end];
  for (let kept = parts.length - 2; kept >= MIN_KEPT; kept -= 1) {
    texts.push([host, ...parts.slice(0, kept), '…', parts.at(-1) ?? ''].join('/') + end);
  }
  return texts;
}

/**
 * Returns the URLs of sources as readers see them: host and path. Long paths lose their middle, unless another source
 * would then look the same: `github.com/owner/name/…/Banner.kt`.
 */
export function sourceTexts(urls: readonly string[]): string[] {
  const all = urls.map(textsOf);
  const short = all.map((texts) => texts.find(({length}) => length <= MAX_LENGTH) ?? texts.at(-1) ?? '');
  return short.map((text, index) =>
    short.indexOf(text) === short.lastIndexOf(text) ? text : (all[index]?.[0] ?? text),
  );
}
