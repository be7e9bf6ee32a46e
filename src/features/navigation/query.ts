/**
 * Longest value that is read from or written into the query of an address, in characters. Hosts refuse addresses of more
 * than 8 kB, and a character takes up to 12 bytes there.
 */
export const MAX_VALUE_LENGTH = 200;

/**
 * Reads one value from the query of an address, cut to `MAX_VALUE_LENGTH`.
 * @param search query with or without its question mark; anything may stand in it.
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
 * Sets parameters in the query of an address and keeps all others. Own parameters are written last and in their order,
 * so that the same choice always has the same address.
 * @param values null, empty and values longer than `MAX_VALUE_LENGTH` remove the parameter: half of a text would be
 *   another text.
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
