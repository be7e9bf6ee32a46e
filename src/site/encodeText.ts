/** Replaces unpaired surrogates (half an emoji) with U+FFFD. Lengths and offsets in UTF-16 units stay the same. */
export function toWellFormed(text: string): string {
  // With the `u` flag, paired surrogates are one code point and do not match. Firefox has `String.toWellFormed` from 119 only.
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** `encodeURIComponent` for any text: that one throws a `URIError` on an unpaired surrogate. */
export function encodeText(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}
