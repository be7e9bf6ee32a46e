/**
 * Maximum length, in characters, of a value that is read from or written to the query of a URL. Hosts reject URLs that
 * are longer than 8 kB, and a character takes up to 12 bytes in a URL.
 */
export const MAX_VALUE_LENGTH = 200;

/**
 * Reads one value from the query of a URL and truncates it to `MAX_VALUE_LENGTH`.
 * @param search query, with or without its question mark. Any string is accepted.
 * @returns the value, or null if the parameter is absent.
 */
export function queryValue(search: string, name: string): string | null {
  return new URLSearchParams(search).get(name)?.slice(0, MAX_VALUE_LENGTH) ?? null;
}

/**
 * Reads a value that must be one of a known list.
 * @returns the value, or null if the parameter is absent or its value isn't in the list.
 */
export function queryChoice<T extends string>(search: string, name: string, allowed: readonly T[]): T | null {
  const value = queryValue(search, name);
  return allowed.find((candidate) => candidate === value) ?? null;
}

/**
 * Sets parameters in the query of a URL and preserves all others. The site's own parameters are written last and in a
 * fixed order so that the same choice always has the same URL.
 * @param values values by parameter. Null, empty strings, and values longer than `MAX_VALUE_LENGTH` remove the
 *   parameter, because a truncated value would have a different meaning.
 * @returns an empty string, or a query with its question mark.
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
