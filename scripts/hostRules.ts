import {escapeRegExp} from '../src/site/escapeRegExp.ts';

/** One line of `_redirects`. A `*` in the source matches any text, which `:splat` inserts into the target. */
export interface Redirect {
  source: string;
  target: string;
  status: number;
}

/**
 * Parses a `_redirects` file, in which each line is `source target [status]` and `#` starts a comment.
 * @throws Error that reports the line if it has a different format.
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

/**
 * Returns the part of a path that the wildcard in a source matches, which is empty for a source without a wildcard.
 * @returns the part, or null if the path doesn't match.
 */
export function splatOf(pathname: string, source: string): string | null {
  const [start = '', end] = source.split('*');
  if (end === undefined) return pathname === source ? '' : null;
  const fits =
    pathname.length >= start.length + end.length && pathname.startsWith(start) && pathname.endsWith(end);
  return fits ? pathname.slice(start.length, pathname.length - end.length) : null;
}

/** Returns the redirect for a path: a rule without a wildcard, or else the first rule that matches, or else null. */
export function redirectFor(
  pathname: string,
  redirects: readonly Redirect[],
): {target: string; status: number} | null {
  const plain = redirects.find(({source}) => source === pathname);
  const rule = plain ?? redirects.find(({source}) => splatOf(pathname, source) !== null);
  if (rule === undefined) return null;
  const {source, target, status} = rule;
  return {target: target.replace(':splat', splatOf(pathname, source) ?? ''), status};
}

/** One rule in `_headers`. For matching paths, some headers are removed, and then others are added. */
export interface HeaderRule {
  /** Pattern, as written in the file. `*` matches any text. */
  path: string;
  pattern: RegExp;
  /** Names in lowercase. */
  removed: string[];
  headers: [name: string, value: string][];
}

/**
 * Parses a `_headers` file, in which a path pattern is on its own line, with its headers indented below.
 * @throws Error that reports the line if it has a different format.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  text.split('\n').forEach((line, index) => {
    if (!line.trim() || line.trimStart().startsWith('#')) return;
    if (!/^\s/.test(line)) {
      rules.push({
        path: line.trim(),
        pattern: new RegExp(`^${line.trim().split('*').map(escapeRegExp).join('.*')}$`),
        removed: [],
        headers: [],
      });
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
  return rules;
}

/**
 * Parses a `_headers` file. As on Cloudflare Pages, all matching rules apply in order: `! Name` removes a header, and a
 * header that is set twice has both values.
 * @returns a function that returns the headers of a path.
 * @throws Error that reports the line if it has a different format.
 */
export function parseHeaders(text: string): (pathname: string) => [name: string, value: string][] {
  const rules = parseHeaderRules(text);
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
