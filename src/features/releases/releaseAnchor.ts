/** Address-safe id of a release's heading, for example `v3-4-0-beta-2`. */
export function releaseAnchor(name: string): string {
  return `v${name.toLowerCase().replaceAll('.', '-')}`;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  return value >>> 0;
}

const LENGTH = 4;

/**
 * Ids of the lines of a release. They come from the English text, so that they are the same in both languages and
 * stay when other lines come or go, for example `v3-10-0-1f9k`. Equal ones get a number.
 * @param lines English lines of all lists, in order.
 */
export function lineAnchors(name: string, lines: readonly string[]): string[] {
  const used = new Map<string, number>();
  return lines.map((line) => {
    const id = `${releaseAnchor(name)}-${hash(line).toString(36).padStart(LENGTH, '0').slice(-LENGTH)}`;
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}
