/**
 * Maximum length of a value that is read from or written to the query of a URL, in characters. Hosts reject URLs of
 * more than 8 kB, and a character takes up to 12 bytes there.
 */
export const MAX_VALUE_LENGTH = 200;

/**
 * Reads one value from the query of a URL, cut to `MAX_VALUE_LENGTH`.
 * @param search query with or without its question mark; any text is accepted.
 * @returns null if the parameter is absent.
 */
export function queryValue(search: string, name: string): string | null {
  return new URLSearchParams(search).get(name)?.slice(0, MAX_VALUE_LENGTH) ?? null;
}

/**
 * Reads a value that must be one of a known list.
 * @returns null if the parameter is absent or names something else.
 */
export function queryChoice<T extends string>(search: string, name: string, allowed: readonly T[]): T | null {
  const value = queryValue(search, name);
  return allowed.find((candidate) => candidate === value) ?? null;
}

/**
 * Sets parameters in the query of a URL and preserves all others. The site's own parameters are written last and in a
 * fixed order so that the same choice always has the same URL.
 * @param values null, empty and values longer than `MAX_VALUE_LENGTH` remove the parameter, because a truncated text
 *   would be a different text.
 * @returns empty, or a query with its question mark.
 */
export function withQueryValues(search: string, values: Record<string, string | null>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    query.delete(name);
    if (value && value.length <= MAX_VALUE_LENGTH) query.append(name, value);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
