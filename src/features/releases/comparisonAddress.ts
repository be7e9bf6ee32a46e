import {queryValue, withQueryValues} from '../navigation/query.ts';

import {parseVersion} from './version.ts';

/** Two versions that a reader compares. Null means not selected. */
export interface ComparedPair {
  from: string | null;
  to: string | null;
}

/** Reads the pair from a URL. Ignores invalid versions. */
export function parseComparison(search: string): ComparedPair {
  const version = (name: string): string | null => {
    const value = queryValue(search, name);
    return value !== null && parseVersion(value) ? value : null;
  };
  return {from: version('from'), to: version('to')};
}

/**
 * Writes the pair to a URL's query and preserves other parameters.
 * @returns an empty string, or a query with its question mark.
 */
export function formatComparison({from, to}: ComparedPair, search = ''): string {
  return withQueryValues(search, {from, to});
}
