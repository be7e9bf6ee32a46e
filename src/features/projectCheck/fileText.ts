/** Maximum length of a file in bytes. */
export const MAX_BYTES = 8_000_000;

/** Returns the text without a byte order mark and with `\n` at the end of each line. */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?|\u2028|\u2029/g, '\n');

/** Decodes a file in UTF-8 or, with a byte order mark, UTF-16. Returns null for binary files. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  // Binary property lists, archives, and images contain zero bytes early.
  if (encoding === 'utf-8' && bytes.subarray(0, 4096).includes(0)) return null;
  return new TextDecoder(encoding).decode(bytes);
}

/** Returns a function that finds the line of a position, counted from 1, in logarithmic time. */
export function lineFinder(text: string): (index: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (index) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= index) low = middle + 1;
      else high = middle;
    }
    return Math.max(low, 1);
  };
}
