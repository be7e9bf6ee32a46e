/**
 * Returns the id of the element that the hash of a URL names.
 * @param hash with its `#`, or empty.
 * @returns empty without a hash. A hash with malformed percent-encoding is taken literally.
 */
export function idOfHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
