import {faultOfValue} from './checkValue.ts';
import {STORAGE_KEY} from './storageKey.ts';
import {FIELDS, type Values} from './valueFields.ts';

/** Returns the valid values in a stored text, which other scripts, extensions, or readers could have changed. */
export function parseValues(stored: string | null): Values {
  if (stored === null) return {};
  let data: unknown;
  try {
    data = JSON.parse(stored);
  } catch {
    return {};
  }
  if (typeof data !== 'object' || data === null) return {};
  const values: Values = {};
  for (const [id, {kind}] of FIELDS) {
    const value: unknown = Object.hasOwn(data, id) ? (data as Values)[id] : undefined;
    if (typeof value === 'string' && faultOfValue(kind, value) === undefined) values[id] = value;
  }
  return values;
}

/** Reads the stored values. Returns undefined if the browser blocks storage. */
export function readValues(): Values | undefined {
  try {
    return parseValues(localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
}

/** Stores the values, or deletes them if there are none. Returns whether the browser allowed it. */
export function writeValues(values: Values): boolean {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}
