/**
 * Returns whether two different words differ by one typo: a letter added, removed, replaced, or swapped with its
 * neighbor. Takes linear time and rejects most pairs early.
 */
export function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start += 1;
  if (start === long.length) return false;
  let end = 0;
  while (
    end < short.length - start &&
    short.charCodeAt(short.length - 1 - end) === long.charCodeAt(long.length - 1 - end)
  ) {
    end += 1;
  }
  const differing = long.length - start - end;
  if (differing <= 1) return true;
  return (
    differing === 2 &&
    short.length === long.length &&
    short.charCodeAt(start) === long.charCodeAt(start + 1) &&
    short.charCodeAt(start + 1) === long.charCodeAt(start)
  );
}
