import {parseVersion} from './version.ts';

/** Two versions that a reader compares; null: not chosen. */
export interface ComparedPair {
  from: string | null;
  to: string | null;
}

/** Reads the pair from an address; what is no version is left out. */
export function parseComparison(search: string): ComparedPair {
  const parameters = new URLSearchParams(search);
  const version = (key: string): string | null => {
    const value = parameters.get(key);
    return value !== null && parseVersion(value) ? value : null;
  };
  return {from: version('from'), to: version('to')};
}

/**
 * Writes the pair into an address; other parameters stay.
 * @returns empty, or beginning with `?`.
 */
export function formatComparison({from, to}: ComparedPair, search = ''): string {
  const parameters = new URLSearchParams(search);
  for (const [key, value] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (value === null) parameters.delete(key);
    else parameters.set(key, value);
  }
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
