/** One line of `_redirects`. A `*` at the end of the source is available as `:splat` in the target. */
export interface Redirect {
  source: string;
  target: string;
  status: number;
}

/**
 * Reads a `_redirects` file: `source target [status]` on each line, `#` begins a comment.
 * @throws Error naming the line when it has another shape.
 */
export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line, index) => {
    const words = line.replace(/#.*/, '').trim().split(/\s+/).filter(Boolean);
    const [source, target, status = '301'] = words;
    if (!source) return [];
    if (!target || words.length > 3 || !/^30[1278]$/.test(status)) {
      throw new Error(`_redirects:${index + 1}: expected "source target [301|302|307|308]", got "${line}"`);
    }
    return [{source, target, status: Number(status)}];
  });
}

/** Where a path is redirected to by the first rule that matches, or null. */
export function redirectFor(
  pathname: string,
  redirects: readonly Redirect[],
): {target: string; status: number} | null {
  for (const {source, target, status} of redirects) {
    if (source.endsWith('*')) {
      const prefix = source.slice(0, -1);
      if (pathname.startsWith(prefix)) {
        return {target: target.replace(':splat', pathname.slice(prefix.length)), status};
      }
    } else if (pathname === source) {
      return {target, status};
    }
  }
  return null;
}

/**
 * Reads a `_headers` file: a path pattern on a line of its own, its headers indented below. As on Cloudflare Pages, all
 * rules that match apply in their order: `! Name` takes a header away, and one that is set twice has both values.
 * @returns a function that gives the headers of a path.
 * @throws Error naming the line when it has another shape.
 */
export function parseHeaders(text: string): (pathname: string) => [name: string, value: string][] {
  const rules: {pattern: RegExp; removed: string[]; headers: [string, string][]}[] = [];
  text.split('\n').forEach((line, index) => {
    if (!line.trim() || line.trimStart().startsWith('#')) return;
    if (!/^\s/.test(line)) {
      const escaped = line.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      rules.push({pattern: new RegExp(`^${escaped.replaceAll('*', '.*')}$`), removed: [], headers: []});
      return;
    }
    const rule = rules.at(-1);
    const removed = /^\s+!\s*([\w-]+)\s*$/.exec(line)?.[1];
    const match = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (rule && removed) {
      rule.removed.push(removed.toLowerCase());
    } else if (rule && match?.[1] && match[2]) {
      rule.headers.push([match[1], match[2].trim()]);
    } else {
      throw new Error(
        `_headers:${index + 1}: expected an indented "Name: value" or "! Name" below a path, got "${line}"`,
      );
    }
  });
  return (pathname) => {
    const result = new Map<string, [name: string, value: string]>();
    for (const {removed, headers} of rules.filter(({pattern}) => pattern.test(pathname))) {
      for (const name of removed) result.delete(name);
      for (const [name, value] of headers) {
        const key = name.toLowerCase();
        const before = result.get(key)?.[1];
        result.set(key, [name, before === undefined ? value : `${before}, ${value}`]);
      }
    }
    return [...result.values()];
  };
}
