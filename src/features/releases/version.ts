/** A parsed SDK version. */
export interface Version {
  /** Two to four numbers: major, minor, patch, and, for some old releases, a revision. */
  readonly numbers: readonly number[];
  /** Text after the hyphen in lowercase, for example `beta.2`, or an empty string for a stable release. */
  readonly suffix: string;
}

const VERSION = /^(\d+(?:\.\d+){1,3})(?:-([0-9a-z]+(?:[.-][0-9a-z]+)*))?$/i;

/** Parses a version, or returns null if the string isn't a version. */
export function parseVersion(text: string): Version | null {
  const match = VERSION.exec(text);
  if (!match?.[1]) {
    return null;
  }
  return {numbers: match[1].split('.').map(Number), suffix: (match[2] ?? '').toLowerCase()};
}

/** Returns whether the string is a version without a suffix. */
export function isStable(text: string): boolean {
  return parseVersion(text)?.suffix === '';
}

function compareSuffixes(a: string, b: string): number {
  if (a === b) return 0;
  // As in SemVer, a version with a suffix comes before the same version without one.
  if (a === '') return 1;
  if (b === '') return -1;
  // `beta.10` and `Beta10` both come after `beta.9`.
  const left = a.match(/\d+|[a-z]+/g) ?? [];
  const right = b.match(/\d+|[a-z]+/g) ?? [];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const x = left[index];
    const y = right[index];
    if (x === undefined) return -1;
    if (y === undefined) return 1;
    const numeric = /^\d+$/.test(x) && /^\d+$/.test(y);
    const order = numeric ? Number(x) - Number(y) : x < y ? -1 : x > y ? 1 : 0;
    if (order !== 0) return order;
  }
  return 0;
}

/**
 * Compares two versions by the rules of SemVer, extended to four numbers (a missing number counts as 0).
 * @returns a negative number if `a` is older, a positive number if it is newer, or 0 if both are the same release.
 * @throws Error if one of them isn't a version.
 */
export function compareVersions(a: string, b: string): number {
  const left = parseVersion(a);
  const right = parseVersion(b);
  if (!left || !right) {
    throw new Error(`Not a version: "${left ? b : a}"`);
  }
  for (let index = 0; index < 4; index += 1) {
    const order = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (order !== 0) return order;
  }
  return compareSuffixes(left.suffix, right.suffix);
}
