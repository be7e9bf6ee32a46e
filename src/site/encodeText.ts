/** Replaces unpaired surrogates (half an emoji) with U+FFFD. Lengths and offsets in UTF-16 code units don't change. */
export function toWellFormed(text: string): string {
  // With the `u` flag, paired surrogates are one code point and don't match. Firefox supports `String.toWellFormed`
  // only in version 119 and later.
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Runs `encodeURIComponent` on any text. The built-in function throws a `URIError` for an unpaired surrogate. */
export function encodeText(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}
