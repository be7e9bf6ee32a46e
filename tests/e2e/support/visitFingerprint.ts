import {createHash} from 'node:crypto';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Returns the hashes in the names of built files, for example `1a2b3c4d` in `main.1a2b3c4d.js`. */
export function hashesOf(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => /\.([\da-f]{8,})\.(?:js|css)$/.exec(file)?.[1] ?? []));
}

/**
 * Returns a function that computes the fingerprint of a page, which is the same in another build if the markup, and the
 * scripts and styles that it lists, are the same. Hashes in names are ignored because those of lazy scripts change with
 * every build.
 * @param assets paths of all files with hashed names, from the root of the site.
 * @param readAsset returns the text of one of them.
 * @param rest everything else that the verdict depends on, such as the test itself and the browser.
 */
export function fingerprinter(
  assets: readonly string[],
  readAsset: (file: string) => string,
  rest: string,
): (html: string) => string {
  const hashes = [...hashesOf(assets)];
  const anyHash = hashes.length > 0 ? new RegExp(hashes.join('|'), 'g') : undefined;
  const withoutHashes = (text: string) => (anyHash ? text.replace(anyHash, 'HASH') : text);
  const known = new Set(assets);
  const digests = new Map<string, string>();
  const digestOf = (file: string): string => {
    const found = digests.get(file) ?? digest(withoutHashes(readAsset(file)));
    digests.set(file, found);
    return found;
  };
  return (html) => {
    const named = [...html.matchAll(/(?:[a-z]{2}\/)?assets\/[\w./@~-]+\.(?:js|css)/g)]
      .map(([file]) => file)
      .filter((file) => known.has(file));
    return digest([rest, withoutHashes(html), ...[...new Set(named)].map(digestOf)].join('\n'));
  };
}
